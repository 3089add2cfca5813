import { findForeignPlan } from '../foreign/find-foreign-plan.ts';
import { languageOfPlan } from '../foreign/languages.ts';
import { buildSuggestion, isUntitled } from './build-suggestion.ts';
import { MIN_CANDIDATE_SCORE, MIN_PLAN_SCORE, weighEvidence } from './evidence.ts';
import { forwardedPlan } from './forwarded-plan.ts';
import type { FoundWhen } from '../time/find-when.ts';
import { dutyAfter, beginningsBeforeComment, statesOwnPlan } from './before-comment.ts';
import { isImpersonalQuestion, mainClause } from './main-clause.ts';
import { withoutQuotes, withQuotesOf } from './own-sentences.ts';
import type { Addition } from './request-after.ts';
import type { DetectedPlan } from './suggestion.ts';
import { statesOwnState } from '../intent/own-state.ts';
import { findWhenWithDetails } from './when-with-details.ts';

/** A cheap test before the parsers run: without a digit, day, command or duty there is nothing to find. */
const WORTH_READING =
  /\d|\b(?:to(?:day|night|morrow|morow|nite)|tom+or+ow|tmrw?|tmw|mon|tue|wed|thu|fri|sat|sun|mondays?|tuesdays?|wed\w{0,7}days?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?|week|month|year|daily|weekly|monthly|yearly|annually|every|each|noon|midnight|morning|afternoon|evening|night|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|remind|reminder|alarm|wake|alert|ping|nudge|notify|schedule|calendar|appointment|meeting|task|to[- ]?do|on (?:the|my) list|note to self|forget|remember|need to|have to|must|should|gotta|due|deadline|o'?clock|half past|quarter|christmas|easter|thanksgiving|halloween|valentine\w*|eve|hour|hours|minutes|[ap]\.?m)\b/i;

interface Moment {
  reference: Date;
  timeZone: string;
}

const weigh = (clause: string, { asked, details }: Addition, moment: Moment) => {
  const when = findWhenWithDetails(clause, details, moment);
  return { clause, when, evidence: weighEvidence(clause, when, asked) };
};

/**
 * The beginning of a sentence, with the duration and the recurrence rule of the whole sentence if both name the same time:
 * 'Mondays at 8, runs until 14 December'.
 */
const withTimeOfWhole = (
  beginning: ReturnType<typeof weigh>,
  { when }: ReturnType<typeof weigh>,
): ReturnType<typeof weigh> => {
  const isSameTime =
    when !== undefined &&
    when.start.getTime() === beginning.when?.start.getTime() &&
    (when.recurring ?? '').startsWith(beginning.when.recurring ?? '');
  return isSameTime
    ? { ...beginning, when: { ...beginning.when, ...durationAndRule(when) } as typeof when }
    : beginning;
};
const durationAndRule = ({ duration, recurring }: FoundWhen): Partial<FoundWhen> => ({
  ...(duration === undefined ? {} : { duration }),
  ...(recurring === undefined ? {} : { recurring }),
});

/**
 * The part of a sentence that states the plan, with its time and evidence. A question before or after it is not part of
 * it, nor is a later comment if the part before the comment is a clear plan.
 */
const weighClause = (unquoted: string, addition: Addition, moment: Moment) => {
  const wholeSentence = weigh(mainClause(unquoted), addition, moment);
  if (wholeSentence.evidence.score >= MIN_PLAN_SCORE || wholeSentence.when === undefined) return wholeSentence;
  let untimed: ReturnType<typeof weigh> | undefined;
  for (const beginning of beginningsBeforeComment(unquoted)) {
    const weighed = weigh(beginning, addition, moment);
    const isClear = statesOwnPlan(beginning, unquoted) || weighed.evidence.against === 0;
    if (!isClear || weighed.when?.hasDate !== true || weighed.evidence.score < MIN_PLAN_SCORE) continue;
    // 'Cinema on Friday, 8:15pm, it runs two hours': the hour may follow a comma.
    if (weighed.when.hasTime || !wholeSentence.when.hasTime) return withTimeOfWhole(weighed, wholeSentence);
    untimed ??= weighed;
  }
  if (untimed !== undefined) return untimed;
  const duty = dutyAfter(unquoted);
  const weighed = duty === undefined ? wholeSentence : weigh(duty, addition, moment);
  return weighed.when?.hasDate === true && weighed.evidence.score >= MIN_PLAN_SCORE ? weighed : wholeSentence;
};

const readSentence = (
  sentence: string,
  reference: Date,
  timeZone: string,
  addition: Addition,
): DetectedPlan | undefined => {
  const moment = { reference, timeZone };
  const unquoted = withoutQuotes(sentence);
  const language = languageOfPlan([unquoted, addition.request].filter((part) => part !== undefined).join(' '));
  if (language !== undefined) return findForeignPlan(sentence, unquoted, language, { ...moment, ...addition });
  if (!WORTH_READING.test(`${unquoted} ${addition.details ?? ''}`) || isImpersonalQuestion(unquoted)) return undefined;
  const { clause, when, evidence } = weighClause(unquoted, addition, moment);
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
): DetectedPlan | undefined => {
  const forwarded = forwardedPlan(sentence, reference, timeZone);
  if (forwarded !== undefined) return forwarded;
  const plan = readSentence(sentence, reference, timeZone, addition);
  const isTimed = plan?.suggestion.schedulingDetails?.isTimeAssumed === false;
  if (plan?.evidence.command === undefined && !isTimed && statesOwnState(sentence)) return undefined;
  if (addition.details === undefined || (plan !== undefined && plan.evidence.score >= MIN_PLAN_SCORE)) return plan;
  // 'I managed to get an interview! It's on Monday at 10:30': what follows may be a plan by itself.
  return readSentence(addition.details, reference, timeZone, {}) ?? plan;
};
