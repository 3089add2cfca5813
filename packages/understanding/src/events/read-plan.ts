import { findForeignPlan } from '../foreign/find-foreign-plan.ts';
import { languageOfPlan } from '../foreign/languages.ts';
import { buildSuggestion, isUntitled } from './build-suggestion.ts';
import { MIN_CANDIDATE_SCORE, MIN_PLAN_SCORE, weighEvidence } from './evidence.ts';
import { forwardedPlan } from './forwarded-plan.ts';
import type { FoundWhen } from '../time/find-when.ts';
import { dutyAfter, headsBeforeComment, statesOwnPlan } from './heads-before-comment.ts';
import { asksOfExample, mainClause } from './main-clause.ts';
import { withoutQuotes, withQuotesOf } from './own-sentences.ts';
import type { Addition } from './request-after.ts';
import type { ReadPlan } from './suggestion.ts';
import { findWhenWith } from './when-with-details.ts';

/** A cheap test before the parsers run: without a digit, day, command or duty there is nothing to find. */
const WORTH_READING =
  /\d|\b(?:to(?:day|night|morrow|morow|nite)|tom+or+ow|tmrw?|tmw|mon|tue|wed|thu|fri|sat|sun|mondays?|tuesdays?|wed\w{0,7}days?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?|week|month|year|daily|weekly|monthly|yearly|annually|every|each|noon|midnight|morning|afternoon|evening|night|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|remind|reminder|alarm|wake|alert|ping|nudge|notify|schedule|calendar|appointment|meeting|task|to[- ]?do|on (?:the|my) list|note to self|forget|remember|need to|have to|must|should|gotta|due|deadline|o'?clock|half past|quarter|christmas|easter|thanksgiving|halloween|valentine\w*|eve|hour|hours|minutes|[ap]\.?m)\b/i;

interface Moment {
  reference: Date;
  timeZone: string;
}

const weigh = (clause: string, { asked, details }: Addition, moment: Moment) => {
  const when = findWhenWith(clause, details, moment);
  return { clause, when, evidence: weighEvidence(clause, when, asked) };
};

/**
 * The beginning of a sentence, with the duration and the recurrence rule of the whole sentence if both name the same time:
 * 'Mondays at 8, runs until 14 December'.
 */
const withTimeOfWhole = (
  head: ReturnType<typeof weigh>,
  { when }: ReturnType<typeof weigh>,
): ReturnType<typeof weigh> => {
  const isSame =
    when !== undefined &&
    when.start.getTime() === head.when?.start.getTime() &&
    (when.recurring ?? '').startsWith(head.when.recurring ?? '');
  return isSame ? { ...head, when: { ...head.when, ...pickLengthAndRule(when) } as typeof when } : head;
};
const pickLengthAndRule = ({ duration, recurring }: FoundWhen): Partial<FoundWhen> => ({
  ...(duration === undefined ? {} : { duration }),
  ...(recurring === undefined ? {} : { recurring }),
});

/** The clause with the plan: without its question, and without a comment that would hide a clear plan. */
const weighClause = (spoken: string, addition: Addition, moment: Moment) => {
  const whole = weigh(mainClause(spoken), addition, moment);
  if (whole.evidence.score >= MIN_PLAN_SCORE || whole.when === undefined) return whole;
  let untimed: ReturnType<typeof weigh> | undefined;
  for (const head of headsBeforeComment(spoken)) {
    const weighed = weigh(head, addition, moment);
    const isClear = statesOwnPlan(head, spoken) || weighed.evidence.against === 0;
    if (!isClear || weighed.when?.hasDate !== true || weighed.evidence.score < MIN_PLAN_SCORE) continue;
    // 'Cinema on Friday, 8:15pm, it runs two hours': the hour may follow a comma.
    if (weighed.when.hasTime || !whole.when.hasTime) return withTimeOfWhole(weighed, whole);
    untimed ??= weighed;
  }
  if (untimed !== undefined) return untimed;
  const duty = dutyAfter(spoken);
  const weighed = duty === undefined ? whole : weigh(duty, addition, moment);
  return weighed.when?.hasDate === true && weighed.evidence.score >= MIN_PLAN_SCORE ? weighed : whole;
};

const readWith = (sentence: string, reference: Date, timeZone: string, addition: Addition): ReadPlan | undefined => {
  const moment = { reference, timeZone };
  const spoken = withoutQuotes(sentence);
  const language = languageOfPlan([spoken, addition.request].filter((part) => part !== undefined).join(' '));
  if (language !== undefined) return findForeignPlan(sentence, spoken, language, { ...moment, ...addition });
  if (!WORTH_READING.test(`${spoken} ${addition.details ?? ''}`) || asksOfExample(spoken)) return undefined;
  const { clause, when, evidence } = weighClause(spoken, addition, moment);
  const mayBePlan = evidence.command !== undefined || evidence.hasObligation || when !== undefined;
  if (!mayBePlan || evidence.score < MIN_CANDIDATE_SCORE) return undefined;
  // The title may be the quoted text: 'put "clean the fridge" on my list'.
  const shownWhen = when && { ...when, sentence: withQuotesOf(sentence, when.sentence) };
  const suggestion = buildSuggestion(withQuotesOf(sentence, clause), evidence, shownWhen);
  // 'Tonight at seven.' names no plan; it may be an answer.
  if (evidence.command === undefined && isUntitled(suggestion)) return undefined;
  return { suggestion: { ...suggestion, description: sentence }, evidence };
};

/**
 * The plan in one sentence of the user, in any of the seven languages; undefined if there is none. `addition` is what the
 * following sentences say about the plan.
 */
export const readPlan = (
  sentence: string,
  reference: Date,
  timeZone: string,
  addition: Addition = {},
): ReadPlan | undefined => {
  const forwarded = forwardedPlan(sentence, reference, timeZone);
  if (forwarded !== undefined) return forwarded;
  const plan = readWith(sentence, reference, timeZone, addition);
  if (addition.details === undefined || (plan !== undefined && plan.evidence.score >= MIN_PLAN_SCORE)) return plan;
  // 'I managed to get an interview! It's on Monday at 10:30': what follows may be a plan by itself.
  return readWith(addition.details, reference, timeZone, {}) ?? plan;
};
