import { LIST_LENGTH } from '@app/understanding/questions/follow-up-question';
import { comingAsked } from '@app/understanding/questions/coming-asked';
import { containsWord, wordSetOf } from '@app/understanding/recall/word-set';
import { roundBirthday } from '@app/understanding/time/round-birthdays';
import { soughtInAnyLanguage } from '@app/understanding/text/word-meanings';
import { comingPlans, type ShownPlan } from './answer-shown-plan.ts';
import { type FoundPlanDependencies, foundPlanLines } from './found-plans.ts';
import type { TargetDependencies } from './plan-targets.ts';
import type { Answer, AskedMessage } from './question.ts';
import { formatTimeOfPlan } from './time-of-plan.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 365;
/** The share of the words of the question that the title of a plan has, in any language. */
const MIN_SHARE = 0.5;
/** A question with this many words must share two with the title. */
const MANY_WORDS = 3;

/**
 * Answers 'when is …' and 'by when must I …' with the events, reminders and dated tasks whose titles have most words of
 * the question, else with such plans that wait in the inbox. It is asked before the archive, which tells of the past.
 */
export function createWhenAnswer(dependencies: TargetDependencies & FoundPlanDependencies) {
  return async (asked: AskedMessage): Promise<Answer | undefined> => {
    const { text, now, language, replies: texts } = asked;
    const sought = soughtInAnyLanguage(comingAsked(text, language) ?? [], language);
    const words = sought.map((word) => [...word, ...roundBirthday(word[0] ?? '')]);
    if (words.length === 0) return undefined;
    const shareIn = (title: string): number => {
      const known = wordSetOf(title);
      const count = words.filter((word) => containsWord(known, word)).length;
      return words.length >= MANY_WORDS && count < 2 ? 0 : count / words.length;
    };
    const plans = (await comingPlans(dependencies, asked)).flat();
    const best = Math.max(0, ...plans.map(({ title }) => shareIn(title)));
    const lineOf = (plan: ShownPlan): string => texts.eventLine(formatTimeOfPlan(plan, asked), plan.title);
    const meant = best < MIN_SHARE ? [] : plans.filter(({ title }) => shareIn(title) === best);
    const lines = meant.slice(0, LIST_LENGTH).map((plan) => `- ${lineOf(plan)}`);
    if (lines.length > 0) return { text: [texts.planned(''), '', ...lines].join('\n'), hasNoPlans: true };
    const period = { from: now, to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS) };
    const isMeant = ({ title }: { title: string }): boolean => shareIn(title) === 1;
    const found = await foundPlanLines(dependencies, asked, period, isMeant);
    return found.length === 0 ? undefined : { text: found.join('\n').trim(), hasNoPlans: true };
  };
}
