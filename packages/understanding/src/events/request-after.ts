import { countTimeWords } from '../time/languages/count-time-words.ts';
import { TIME_TABLES } from '../time/languages/tables.ts';
import { MONTH_PATTERN } from '../time/months.ts';
import { WEEKDAY_PATTERN } from '../time/weekdays.ts';
import type { Command } from './commands.ts';
import {
  ASKS_FOR_REMINDER,
  ASKS_FOR_TASK,
  DETAILS_AFTER,
  NAMES_LENGTH_OR_SERIES,
  REMINDER_AT,
  REQUESTS_AFTER,
} from './request-after.table.ts';

/** What the sentences after a plan add to it: that it is to be entered, and more about its time. */
export interface Addition {
  /** What is asked for by 'put it on my list', 'could you note it down', 'remind me!'. */
  asked?: Command;
  /** More about its time: 'it takes an hour', 'six sessions in all'. */
  details?: string;
  /** The request as it was written. Its words show the language if the plan is too short for that. */
  request?: string;
}

const REQUEST = new RegExp(`^[¿¡\\s]*(?:${REQUESTS_AFTER.join('|')})`, 'iu');
const REMINDER_HOUR = new RegExp(`^(?:${REMINDER_AT.join('|')})\\s*[?.!]*$`, 'iu');
/** An hour of a plan: 'at 5', '8pm', '19h30', '20 Uhr'. */
const HAS_HOUR =
  /\b(?:at|um|om|à|alle|às|a las) \d|\d ?(?:[ap]\.?m\b|uhr|uur|h\b|o'clock)|\d[:.h]\d{2}|\b(?:noon|midnight|quarter|half)\b/iu;
/** 'Remind me each time' names no time of its own. */
const EACH_TIME =
  /(?<!\p{L})(?:(?:each|every) time|jedes ?mal|elke keer|(?:à )?chaque fois|cada vez|ogni volta)(?!\p{L})/iu;
const DETAILS = new RegExp(`^(?:and |so |also |but |but only )?(?:${DETAILS_AFTER.join('|')})`, 'iu');
const CLAUSE_END = /[,;:–—]\s+(?:(?:and|und|en|et|y|e) )?|\s[-–]\s/gu;
const NAMES_TIME = new RegExp(
  `\\d|\\b(?:${WEEKDAY_PATTERN}s?|${MONTH_PATTERN}|today|tonight|tomorrow|every|each)\\b`,
  'iu',
);
const OWN_SUBJECT = /\b(?:i|i'm|i've|we|we're|ich|wir|ik|je|yo|eu)\b/iu;
const MAX_DETAILS_WORDS = 16;

/** Whether a sentence names a day, an hour or a repetition in one of the seven languages. */
export const namesTime = (sentence: string): boolean =>
  NAMES_TIME.test(sentence) || TIME_TABLES.some(({ language }) => countTimeWords(sentence, language) > 0);

/** Whether a text ends with a request to enter what follows: 'put this in my calendar, it just came:'. */
export const asksForEntry = (previous: string): boolean => {
  const last = previous.split(/[.!?\n] ?(?=\S)/).at(-1) ?? '';
  return /[:,]\s*$/.test(previous) && REQUEST.test(last.trim());
};

const commandOf = (request: string): Command => {
  if (ASKS_FOR_TASK.test(request)) return 'task';
  return ASKS_FOR_REMINDER.test(request) ? 'reminder' : 'schedule';
};

/**
 * What a sentence adds to the plan in the `previous` sentence; undefined for a sentence about something else. 'Remind me at
 * 8' adds its hour to a plan without one.
 */
export const additionOf = (sentence: string, previous?: string): Addition | undefined => {
  const hour = REMINDER_HOUR.exec(sentence)
    ?.slice(1)
    .find((found) => found !== undefined);
  if (hour !== undefined)
    return previous === undefined || HAS_HOUR.test(previous)
      ? undefined
      : { asked: 'reminder', details: hour, request: sentence };
  if (REQUEST.test(sentence)) {
    const timeless = sentence.replace(EACH_TIME, '');
    const asked = commandOf(sentence);
    if (!namesTime(timeless) && !NAMES_LENGTH_OR_SERIES.test(timeless)) return { asked, request: sentence };
    // 'Remind me of it on Monday at 8' has a time of its own.
    return NAMES_LENGTH_OR_SERIES.test(timeless) && asked !== 'reminder'
      ? { asked, details: sentence, request: sentence }
      : undefined;
  }
  // 'It takes an hour, what should I wear?'
  const statement = /\?\s*$/.test(sentence) ? sentence.replace(/(?:,|^)[^,]*\?\s*$/, '') : sentence;
  const isShort = statement.split(/\s+/, MAX_DETAILS_WORDS + 1).length <= MAX_DETAILS_WORDS;
  if (statement === '' || !isShort || OWN_SUBJECT.test(statement) || !DETAILS.test(statement)) return undefined;
  return { details: statement.replace(/[.!…]+$/, '').replace(/,? (?:though|however)$/i, '') };
};

/**
 * A sentence split into a plan and the request after it: 'bis 4.12. muss der Antrag raus, schreib das auf meine Liste'
 * ('the application is due by 4 December, write that on my list'). Without a request the sentence stays whole.
 */
export const splitRequest = (sentence: string): { text: string; addition?: Addition } => {
  for (const { 0: mark, index } of sentence.matchAll(CLAUSE_END)) {
    const text = sentence.slice(0, index);
    const request = sentence.slice(index + mark.length);
    if (!REQUEST.test(request) || !namesTime(text)) continue;
    const addition = additionOf(request);
    if (addition !== undefined) return { text, addition };
  }
  return { text: sentence };
};
