import { withoutAccents, withoutQuestionMarks } from './foreign-questions.ts';
import { instantOf, wallTimeAt } from '../time/zone.ts';
import type { DetectedIntent } from './detected-intent.ts';
import type { Message } from './message.ts';
import { placeIn } from './place-in-text.ts';
import { ASKS_CLOCK, AFTER_NOON, HERE, WHEN_IT_IS } from './time-conversion.table.ts';

type ClockQuestion = Extract<DetectedIntent, { intent: 'date_time' }>;

const MAX_LENGTH = 120;
const CLOCK =
  /(?<![\d.,:])(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?(?: ?(?:uhr|h|uur|heures?|ore|horas?|o'clock)\b)?(?: ?(?<half>[ap])\.?m\b\.?)?(?![\d:])/;
/** The words before a bare number that is an hour: 'it is 9', 'son las 3'; not 'it is May 3'. */
const BEFORE_HOUR =
  /\b(?:it is|it's|its|est|es|son|sono|e|sao|forem)(?: (?:about|around|already|now|only|las?|le|l'|as))? $/;
/** The text after a bare number that is an hour; not in 'it is 3 May' or 'it is 3 degrees'. */
const AFTER_HOUR =
  /^(?: ?[,;.]| ?$| (?:in|at|here|there|en|a|em|au|hier|dort|daar|ici|aqui|qui|de la|da|du|del|di|nachmittags?|abends|morgens|'s)\b)/;
/** 'Wenn es in Tokio 9 ist', 'als het hier 9 is'; not 'wenn in 3 Tagen Montag ist'. */
const IS_AFTER_HOUR = /^ (?:ist|is)\b/;

const isBareHour = (before: string, after: string): boolean =>
  (BEFORE_HOUR.test(before) && AFTER_HOUR.test(after)) || IS_AFTER_HOUR.test(after);

interface Clauses {
  /** 'If it is 3 pm in Lisbon'. */
  condition: string;
  /** 'What time is it here'. */
  question: string;
}

/**
 * The two clauses of the question, which may come in either order; `folded` is `text` in lower case without accents.
 */
const clausesOf = (text: string, folded: string): Clauses | undefined => {
  const condition = WHEN_IT_IS.exec(folded)?.index;
  const question = ASKS_CLOCK.exec(folded)?.index;
  if (condition === undefined || question === undefined) return undefined;
  return condition < question
    ? { condition: text.slice(condition, question), question: text.slice(question) }
    : { condition: text.slice(condition), question: text.slice(0, condition) };
};

const clockIn = (condition: string): { hour: number; minute: number } | undefined => {
  const found = CLOCK.exec(condition);
  const { hour, minute = '0', half } = found?.groups ?? {};
  if (found === null || hour === undefined || Number(hour) > 24 || Number(minute) > 59) return undefined;
  const isBare = found[0] === hour;
  const end = found.index + hour.length;
  if (isBare && !isBareHour(condition.slice(0, found.index), condition.slice(end))) return undefined;
  const isAfterNoon = half === undefined ? AFTER_NOON.test(condition) : half === 'p';
  const hours = isAfterNoon && Number(hour) < 12 ? Number(hour) + 12 : Number(hour);
  return { hour: (half === 'a' && hours === 12 ? 0 : hours) % 24, minute: Number(minute) };
};

const isHere = (clause: string): boolean => HERE.test(withoutAccents(clause));
/** Whether the clause names no place, as 'what time is it then'. */
const namesNoPlace = (clause: string): boolean => !/ (?:in|at|à|a|en|em|te|au) \p{L}/iu.test(clause);

/**
 * The time in one place at a given time in another one: 'si son las 15 en Madrid, ¿qué hora es en Tokio?'. Undefined
 * for other messages, and if no place has a known zone or both are the same.
 */
export const timeConversion = (message: Message, confidence: number): ClockQuestion | undefined => {
  if (message.text.length > MAX_LENGTH) return undefined;
  const text = withoutQuestionMarks(message.text).replaceAll('’', "'");
  const { condition, question } = clausesOf(text, withoutAccents(text)) ?? {};
  if (condition === undefined || question === undefined) return undefined;
  const clock = clockIn(withoutAccents(condition));
  const [from, to] = [placeIn(condition), placeIn(question)];
  if (clock === undefined || (from ?? to) === undefined) return undefined;
  const isOwn = (clause: string): boolean => isHere(clause) || namesNoPlace(clause);
  if ((from === undefined && !isOwn(condition)) || (to === undefined && !isOwn(question))) return undefined;
  const zone = from?.timeZone ?? message.timeZone;
  const today = wallTimeAt(message.reference, zone);
  const at = instantOf({ ...today, ...clock }, zone);
  const timeZone = to?.timeZone ?? message.timeZone;
  return { intent: 'date_time', timeZone, ...(to !== undefined && { place: to.place }), at, confidence };
};
