import { LIST_LENGTH } from '@app/understanding/questions/follow-up-question';
import { whenAsked } from '@app/understanding/questions/when-asked';
import { comingPlans, type ShownPlan } from './answer-shown-plan.ts';
import { type FoundPlanDependencies, foundPlanLines } from './found-plans.ts';
import type { TargetDependencies } from './plan-targets.ts';
import type { Answer, AskedMessage } from './question.ts';
import { matchesAny } from './wording.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 365;

/**
 * Answers 'when is …' with the plans whose titles have all words of the question, else with such plans that wait in the
 * inbox. In English only with the latter, because answer-plans.ts answers about accepted plans.
 */
export function createWhenAnswer(dependencies: TargetDependencies & FoundPlanDependencies) {
  return async (asked: AskedMessage): Promise<Answer | undefined> => {
    const { text, now, timeZone, language, replies: texts } = asked;
    const words = whenAsked(text);
    if (words === undefined) return undefined;
    const isMeant = ({ title }: { title: string }): boolean => words.every((word) => matchesAny(title, [word]));
    const plans = (await comingPlans(dependencies, asked)).flat().filter(isMeant);
    if (plans.length > 0 && language === 'en') return undefined;
    const lineOf = ({ title, at, isAllDay }: ShownPlan): string =>
      texts.eventLine(isAllDay ? texts.formatDayOfYear(at, timeZone) : texts.formatDateTime(at, timeZone), title);
    const lines = plans.slice(0, LIST_LENGTH).map((plan) => `- ${lineOf(plan)}`);
    if (lines.length > 0) return { text: [texts.planned(''), '', ...lines].join('\n'), hasNoPlans: true };
    const period = { from: now, to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS) };
    const found = await foundPlanLines(dependencies, asked, period, isMeant);
    return found.length === 0 ? undefined : { text: found.join('\n').trim(), hasNoPlans: true };
  };
}
