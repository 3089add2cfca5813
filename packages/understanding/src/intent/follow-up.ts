import { comparable } from '../own-data/command-forms.ts';
import { findWindow, type TimeWindow } from '../time/time-window.ts';
import { subjectWords } from './archive-question.ts';
import { toChangeOfPrevious, parseChangeCommand, isPronoun } from './change-command.ts';
import type { DetectedIntent } from './detected-intent.ts';
import { planQuestion } from './question-intents.ts';
import { planIntent } from './plan-intents.ts';
import type { Message } from './message.ts';

/** The first words of 'and next week?' or 'what about the garden?', whose missing part is in the previous question. */
const CONTINUATION =
  /^(?:(?:ok|okay|so|hm+)[, ]+)?(?:(?:and|or|but|also|then)[, ]+)?(?:(?:what|how) about|and|or|also)\b[, ]*/i;
const MAX_LENGTH = 70;
const LATER = /\b(?:the )?(day|week|month|year) after(?: that)?\b|\bthe following (day|week|month|year)\b/i;
const EARLIER = /\b(?:the )?(day|week|month|year) before(?: that)?\b/i;
const DAY_MS = 24 * 60 * 60_000;

const WHEN_WAS = /^(?:and )?(?:when|what day|how long ago) (?:was|did|were) (?:that|this|it|we|i)\b(?:.{0,30})[\s?]*$/i;
/** 'What time?' after a question about a particular plan; lower case, without accents. */
const BARE_TIME =
  /^[¿ ]*(?:(?:and|en|und|et|y|e)[, ]+)?(?:(?:at )?what time|when(?: is (?:it|that))?|hoe laat|wanneer|um wie viel uhr|wann|a quelle heure|quand|a que hora|cuando|a che ora|quando|a que horas)[\s?.!]*$/;

/** Asks for the answer to the question that was quoted: 'and what was the answer?'. */
const ANSWER =
  /^(?:(?:ok|and|so|but)[, ]+)*(?:what(?:'s| was| is| were) (?:the|your|its|his) (?:answer|reply|response|conclusion|result|solution|advice|recommendation)|what did (?:you|it|he|she|they|the (?:ai|assistant|model|bot)) (?:say|answer|reply|respond|recommend|suggest|advise|conclude)(?: (?:then|back then|to (?:that|it)|about (?:it|that)))?|how did (?:you|it) (?:answer|reply|respond))[\s?.!]*$/i;
/** 'And the last time?' after a question about a subject. */
const WHICH_TIME =
  /^(?:(?:and|or|ok|so|but)[, ]+)*(?:(?:when|what)(?:'s| was| is)? )?(?:about )?(?:the )?(?:(first|oldest|earliest)|(last|latest|newest|most recent))(?: (?:time|one|conversation|chat))?[\s?.!]*$/i;
/** 'Open the second one'. */
const OPEN_ONE =
  /^(?:please )?(?:open|show(?: me)?|link(?: me)?(?: to)?) (?:the )?(?:(first|1st)|(second|2nd)|(third|3rd)|(last))(?: (?:one|conversation|chat|result))?[\s.!?]*$/i;
/** 'And in which conversation was that?' */
const IN_WHICH =
  /^(?:(?:and|so|ok)[, ]+)*(?:(?:(?:in|from) )?(?:which|what) (?:conversation|chat|thread|discussion)(?: (?:was|is|were|did)\b.{0,30})?|where (?:did|was|is) (?:that|it|this)(?: come| came| said| say| written| stand)?(?: from| about)?|where does (?:that|it) (?:come from|stand|say (?:that|so)))[\s?.!]*$/i;
const OPEN_COMMAND = /^(?:please )?(?:open|show(?: me)?|link(?: me)?(?: to)?) (?:it|that|this)(?: one)?[\s.!?]*$/i;
const MORE_REQUEST =
  /^(?:(?:ok|and|please)[, ]+)*(?:tell me more|more|go on|continue|show (?:me )?more|what else(?: did (?:you|i|we) (?:say|tell me|ask|write|talk))?(?: about (?:it|that|this))?|anything else(?: about (?:it|that))?|more (?:about|on) (?:it|that|this)|(?:show|give) me (?:the )?(?:rest|details))[\s.!?]*$/i;

/** The length of a unit in milliseconds; a month or a year gets the length of the previous period. */
const lengthOf = (unit: string, window: TimeWindow): number => {
  if (unit === 'day') return DAY_MS;
  return unit === 'week' ? 7 * DAY_MS : window.to.getTime() - window.from.getTime();
};

/** The period before or after the previous one: 'the week after'. */
const adjacentWindow = (text: string, previous: TimeWindow): TimeWindow | undefined => {
  const later = LATER.exec(text);
  const earlier = later === null ? EARLIER.exec(text) : null;
  const unit = later?.[1] ?? later?.[2] ?? earlier?.[1];
  if (unit === undefined) return undefined;
  const length = lengthOf(unit.toLowerCase(), previous);
  const from = later === null ? previous.from.getTime() - length : previous.to.getTime();
  return { from: new Date(from), to: new Date(from + length), label: later?.[0] ?? earlier?.[0] ?? '' };
};

const windowIn = (text: string, previous: DetectedIntent, { reference, timeZone }: Message): TimeWindow | undefined => {
  if (!('window' in previous)) return undefined;
  const side = previous.intent === 'archive_question' || previous.intent === 'count_question' ? 'past' : 'future';
  const adjacent = previous.window && adjacentWindow(text, previous.window);
  return adjacent ?? findWindow(text, reference, timeZone, side);
};

/** The previous question, repeated for the time or the subject that the text names. */
const repeatQuestion = (text: string, previous: DetectedIntent, message: Message): DetectedIntent | undefined => {
  const window = windowIn(text, previous, message);
  const query = window === undefined ? subjectWords(text) : [];
  if (window === undefined && query.length === 0) return undefined;
  switch (previous.intent) {
    case 'plan_question': {
      const { change: _change, ...question } = previous;
      return { ...question, ...(window && { window }), ...(query.length > 0 && { query }) };
    }
    case 'free_time':
      return window && { ...previous, window };
    case 'count_question':
    case 'archive_question':
      return { ...previous, ...(window && { window }), ...(query.length > 0 && { query }) };
    default:
      return undefined;
  }
};

const HOW_FAR = /^(?:and )?how (?:far|well) (?:am|are|have) (?:i|we)\b/i;

/** The first or the last conversation about the subject of the previous question. */
const timeOfSame = (text: string, previous: DetectedIntent): DetectedIntent | undefined => {
  const [match, first] = WHICH_TIME.exec(text) ?? [];
  if (match === undefined || (previous.intent !== 'archive_question' && previous.intent !== 'count_question'))
    return undefined;
  if (previous.query.length === 0) return undefined;
  const { query } = previous;
  const recency = first === undefined ? 'newest' : 'oldest';
  return { intent: 'archive_question', query, recency, asksWhen: true, confidence: 0.9 };
};

/** 'Which of those is the most urgent?' */
const WHICH_OF_THOSE =
  /^(?:(?:and|so|ok)[, ]+)*(?:(?:which|what)(?: ones?)? of (?:those|these|them)|which one (?:is|has|was))\b/i;

/** The list that the previous question was about or counted. */
const listOfSame = (previous: DetectedIntent, message: Message): DetectedIntent | undefined => {
  if (previous.intent === 'plan_question') return { ...previous, query: [] };
  if (previous.intent !== 'count_question' || !PLAN_LISTS.test(previous.counted)) return undefined;
  const list = planQuestion({ ...message, text: `my ${previous.counted}` }, 0.9);
  return { ...list, query: [], ...(previous.window && { window: previous.window }) } as DetectedIntent;
};
const PLAN_LISTS = /^(?:tasks|events|reminders)$/;

/** A reference to the previous answer or plan: 'when was that?', 'cancel it'. */
export const backReference = (message: Message, previous: DetectedIntent): DetectedIntent | undefined => {
  const { text } = message;
  if (text.length > MAX_LENGTH) return undefined;
  if (previous.intent === 'plan_question' && previous.query.length > 0 && BARE_TIME.test(comparable(text))) {
    const { change: _change, ...question } = previous;
    return question;
  }
  if (WHEN_WAS.test(text)) return { intent: 'cited', ask: 'when', confidence: 0.9 };
  if (ANSWER.test(text)) return { intent: 'cited', ask: 'answer', confidence: 0.9 };
  if (OPEN_COMMAND.test(text) || (IN_WHICH.test(text) && previous.intent !== 'plan_question'))
    return { intent: 'cited', ask: 'open', confidence: 0.9 };
  const one =
    OPEN_ONE.exec(text)
      ?.slice(1)
      .findIndex((group) => group !== undefined) ?? -1;
  if (one !== -1) return { intent: 'cited', ask: 'open', place: one === 3 ? -1 : one, confidence: 0.9 };
  const list = WHICH_OF_THOSE.test(text) ? listOfSame(previous, message) : undefined;
  if (list !== undefined) return list;
  const time = timeOfSame(text, previous);
  if (time !== undefined) return time;
  if (HOW_FAR.test(text) && previous.intent === 'goal') return planQuestion({ ...message, text: 'my goals' }, 0.9);
  if (MORE_REQUEST.test(text)) return { intent: 'cited', ask: 'more', confidence: 0.9 };
  const command = parseChangeCommand(message);
  if (command !== undefined && isPronoun(command.what)) return toChangeOfPrevious(previous, command, message);
  return undefined;
};

/** The previous question, continued in a few words: 'and next week?'. Undefined for any other message. */
export const continuedQuestion = (message: Message, previous: DetectedIntent): DetectedIntent | undefined => {
  const { text } = message;
  if (text.length > MAX_LENGTH) return undefined;
  const addition = text.replace(CONTINUATION, '');
  const namesOnlyTime =
    windowIn(text, previous, message) !== undefined &&
    subjectWords(text).length === 0 &&
    !/\b(?:i|we|my)\b/i.test(text);
  if (addition === text && !namesOnlyTime) return undefined;
  const isPlan = planIntent({ ...message, text: addition }) !== undefined;
  return isPlan ? undefined : repeatQuestion(addition, previous, message);
};
