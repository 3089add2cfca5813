import { comparable } from '../own-data/command-forms.ts';
import type { Unit } from '../passages/units.ts';
import { holdsFact } from './fact-signs.ts';
import { ASKS_REASON, TELLS_REASON } from './question-words.table.ts';
import { isQuestion, MIN_OWN_SHARE, type ScoredPlace } from './places.ts';
import type { RecallPart } from './recall-question.ts';

/** A shorter statement only thanks or agrees. */
const MIN_WORDS = 3;
/** What the person told in a message that asks something is what they asked about, and not what came of it. */
const ASKING_FACTOR = 0.7;
const LATER_BONUS = 0.15;
const REASON_BONUS = 0.35;
/** A further statement must be nearly as close. */
const MIN_RELATIVE_SCORE = 0.75;

/** The statements that come closest to a part of a question, each of another message; `best` first if there is one. */
export function nearUnits(part: RecallPart, places: readonly ScoredPlace[], best: Unit | undefined): readonly Unit[] {
  const stated = places.filter(({ unit }) => !isQuestion(unit) && unit.text.split(/\s+/).length >= MIN_WORDS);
  const meant = poolOf(part, stated);
  const asking = new Set(places.filter(({ unit }) => isQuestion(unit)).map(({ unit }) => unit.turnId));
  const weighed = meant
    .map((place) => ({ ...place, closeness: closenessOf(part, place, asking.has(place.unit.turnId)) }))
    .toSorted((a, b) => b.closeness - a.closeness);
  const least = (weighed[0]?.closeness ?? 0) * MIN_RELATIVE_SCORE;
  const near = weighed.filter(({ closeness }) => closeness >= least).map(({ unit }) => unit);
  const ordered = best === undefined ? near : [best, ...near];
  return ordered.filter((unit, at) => ordered.findIndex(({ turnId }) => turnId === unit.turnId) === at);
}

/**
 * What the person stated, unless only replies have what is asked for or speak of it. Without a later report of the
 * person a reply tells more than what they asked.
 */
function poolOf(part: RecallPart, stated: readonly ScoredPlace[]): readonly ScoredPlace[] {
  const own = part.isAdvice ? [] : stated.filter(({ unit }) => unit.role === 'user');
  const replies = stated.filter(({ unit, ownShare }) => unit.role === 'assistant' && ownShare >= MIN_OWN_SHARE);
  const { fact } = part;
  const holding = (places: readonly ScoredPlace[]): readonly ScoredPlace[] =>
    fact === undefined ? [] : places.filter(({ unit }) => holdsFact(fact, unit.text));
  const told = [holding(own), holding(replies)].find((places) => places.length > 0);
  if (told !== undefined) return told;
  const speaking = own.some(({ mentions }) => mentions) ? [] : replies.filter(({ mentions }) => mentions);
  if (speaking.length > 0) return speaking;
  const hasReport = own.some(({ turnAt }) => turnAt > 0);
  return !hasReport && replies.length > 0 ? replies : own;
}

function closenessOf(part: RecallPart, { unit, turnAt, score }: ScoredPlace, isAsking: boolean): number {
  const later = part.isFirst ? 0 : LATER_BONUS * turnAt;
  const total = score + later + (tellsReason(part, unit) ? REASON_BONUS : 0);
  return isAsking && !part.isFirst ? total * ASKING_FACTOR : total;
}

const tellsReason = ({ text }: RecallPart, unit: Unit): boolean =>
  ASKS_REASON.test(comparable(text).toLowerCase()) && TELLS_REASON.test(comparable(unit.text).toLowerCase());
