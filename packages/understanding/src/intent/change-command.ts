import { findWhen } from '../time/find-when.ts';
import { findWindow } from '../time/time-window.ts';
import { ANY_LENGTH, minutesIn } from '../time/spoken-length.ts';
import { wordsOf } from '../text/words.ts';
import { subjectWords } from './archive-question.ts';
import type { DetectedIntent, PlanChange } from './detected-intent.ts';
import type { Message } from './message.ts';

type PlanQuestion = Extract<DetectedIntent, { intent: 'plan_question' }>;

/** A command about something planned, whose item has not been looked up yet. */
export interface ChangeCommand {
  /** The item in the words of the command: 'the dentist', 'it'. */
  what: string;
  change: PlanChange;
}

const POLITE_PREFIX =
  "^(?:(?:please|hey|ok|okay|so|now|and|then|actually)[, ]+){0,3}(?:(?:can|could|would|will) (?:you|we) (?:please )?|i(?:'d| would) like (?:you )?to |i (?:want|need) (?:you )?to |let's |please )?";
const CANCEL = new RegExp(
  `${POLITE_PREFIX}(?:cancel|delete|remove|erase|call off|drop|scrap|get rid of|dismiss) (.+)$`,
  'i',
);
const MOVE_VERB = '(?:move|reschedule|re-schedule|postpone|push|shift|delay|change|put off|bring forward|snooze)';
const MOVE_TO = new RegExp(
  `${POLITE_PREFIX}${MOVE_VERB} (.+?)(?: back| forward| out)? (?:to|until|till|on to|over to) (.+)$`,
  'i',
);
const MOVE_BY = new RegExp(
  `${POLITE_PREFIX}(?:${MOVE_VERB}|make) (.+?)(?: (back|forward|out))?(?: by| for)? (${ANY_LENGTH})(?: (later|earlier|back|forward|sooner))?[.! ]*$`,
  'i',
);
/** 'Make it 5pm', 'set that to Friday'. */
const MAKE = /^(?:(?:ok|actually|no|and)[, ]+){0,2}(?:make|let's make|set) (it|that|this) (?:to |at |on |for )?(.+)$/i;
/** 'Make it an hour later': from its own time, and not from now. */
const RELATIVE_SHIFT = new RegExp(`${ANY_LENGTH} (?:later|earlier|sooner)[.! ]*$`, 'i');
const FINISH = new RegExp(
  `${POLITE_PREFIX}(?:mark|tick|check|cross)(?: off)? (.+?)(?: task)?(?: (?:as|is|from my list))? ?(?:done|completed?|finished|off)(?: (?:my|the) (?:to-?do )?list)?[.! ]*$|${POLITE_PREFIX}(?:complete|finish|tick off|check off|cross off|close) (.+?) (?:task|to-?do)[.! ]*$|${POLITE_PREFIX}(?:tick|check|cross) off (?!(?:on|at)\\b)(.+?)(?: (?:from|on) (?:my|the) (?:to-?do )?list)?[.! ]*$|^i(?:'ve| have)? (?:just )?(?:done|finished|completed|did) (it|that|the .+ task)[.! ]*$`,
  'i',
);
const CONVERSATION_WORD = /\b(?:conversation|chat|thread|discussion|message)s?\b/i;
const CLOCK_WORD = /^\d{1,4}(?:am|pm|h)?$|^(?:am|pm|o'clock|noon|midnight)$/;
const PRONOUN = /^(?:it|that|this|them|that one|this one|those)$/i;

const destination = (text: string, { reference, timeZone }: Message): PlanChange | undefined => {
  if (/^next week[.! ]*$/i.test(text)) return { action: 'move', byMinutes: 7 * 24 * 60 };
  const when = findWhen(text, reference, timeZone);
  if (when === undefined || (!when.hasDate && !when.hasTime)) return undefined;
  const { year, month, day, hour, minute } = when.localStart;
  return {
    action: 'move',
    ...(when.hasDate && { day: { year, month, day } }),
    ...(when.hasTime && { time: { hour, minute } }),
  };
};

const moveCommand = (text: string, message: Message): ChangeCommand | undefined => {
  const [, what = '', to = ''] = RELATIVE_SHIFT.test(text) ? [] : (MAKE.exec(text) ?? MOVE_TO.exec(text) ?? []);
  const change = to === '' ? undefined : destination(to, message);
  if (change !== undefined) return { what, change };
  const by = MOVE_BY.exec(text);
  if (by === null) return undefined;
  const [, item = '', directionBefore = '', length = '', directionAfter = ''] = by;
  const isEarlier = /forward|earlier|sooner/i.test(`${directionBefore} ${directionAfter}`);
  return { what: item, change: { action: 'move', byMinutes: (isEarlier ? -1 : 1) * (minutesIn(length) ?? 0) } };
};

/**
 * 'Cancel the dentist', 'move lunch to Friday at 1', 'mark the tyres as done'. Undefined for anything else, and for
 * commands about conversations.
 */
export const parseChangeCommand = (message: Message): ChangeCommand | undefined => {
  const text = message.text.replaceAll(/[’‘]/g, "'").replace(/[\s.!?]+$/, '');
  if (text.length > 160 || CONVERSATION_WORD.test(text)) return undefined;
  const finished = FINISH.exec(text);
  if (finished !== null)
    return { what: finished.slice(1).find((group) => group !== undefined) ?? '', change: { action: 'finish' } };
  const moved = moveCommand(text, message);
  if (moved !== undefined) return moved;
  const cancelled = CANCEL.exec(text)?.[1];
  return cancelled === undefined ? undefined : { what: cancelled, change: { action: 'cancel' } };
};

/** Whether a command uses a pronoun instead of naming the item. */
export const isPronoun = (what: string): boolean => PRONOUN.test(what.trim());

const kindOfItem = (what: string, { action }: PlanChange): PlanQuestion['about'] => {
  if (/\b(?:reminders?|alarms?)\b/i.test(what)) return 'reminders';
  return action === 'finish' || /\b(?:tasks?|to-?dos?)\b/i.test(what) ? 'tasks' : 'events';
};

const DAYS_AHEAD = 90;

/** The intent of a change command, with the words and, if given, the time that identify the item ('my 3pm call'). */
export const toPlanQuestion = ({ what, change }: ChangeCommand, message: Message): PlanQuestion => {
  const { reference, timeZone } = message;
  const comingDays = { from: reference, to: new Date(reference.getTime() + DAYS_AHEAD * 24 * 60 * 60_000), label: '' };
  return {
    intent: 'plan_question',
    about: kindOfItem(what, change),
    window: findWindow(what, reference, timeZone) ?? comingDays,
    query: subjectWords(what).filter((word) => !CLOCK_WORD.test(word)),
    change,
    confidence: 0.9,
  };
};

/** A command such as 'cancel it', with the item of the previous message; undefined if that message was not about a plan. */
export const toChangeOfPrevious = (
  previous: DetectedIntent,
  { change }: ChangeCommand,
  message: Message,
): PlanQuestion | undefined => {
  if (previous.intent === 'plan_question') return { ...previous, change };
  if (previous.intent !== 'event' && previous.intent !== 'reminder' && previous.intent !== 'task') return undefined;
  const about = `${previous.intent}s` as const;
  const query = wordsOf(previous.suggestion.title).filter((word) => word.length > 2);
  return { ...toPlanQuestion({ what: '', change }, message), about, query };
};
