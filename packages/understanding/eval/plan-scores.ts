import { detectSuggestions } from '../src/detect-events.ts';
import { parseQuickEvent } from '../src/quick-event.ts';
import { detectIntent, type IntentName } from '../src/intents.ts';
import { wallTimeAt } from '../src/time/zone.ts';
import type { IntentClass } from '../src/intent/intent-classes.ts';
import { HELD_OUT_MESSAGES } from './held-out/messages.ts';
import { MESSAGES } from './seeds/messages.ts';
import type { PlannedSentence } from './planned-sentence.ts';
import { QUICK_ADD_LINES, type QuickAddLine } from './seeds/quick-add.ts';
import { PLANS_WRITTEN_AT, PLANS_ZONE, TRAPS } from './seeds/plans.ts';

export interface ShareScore {
  texts: number;
  share: number;
  misses: string[];
}

const reference = new Date(PLANS_WRITTEN_AT);

/** Intents that show a card. */
const CARD_INTENTS = new Set<string>(['event', 'reminder', 'task']);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const berlinTime = (iso: string): string => {
  const { year, month, day, hour, minute } = wallTimeAt(new Date(iso), PLANS_ZONE);
  return `${year}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hour)}:${twoDigits(minute)}`;
};

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** A rule in a form to compare: with the local day of its end, without the month, day or weekday that `at` implies. */
const comparableRule = (rule: string | null, at: string): string | null => {
  if (rule === null) return null;
  const startDate = `;BYMONTH=${Number(at.slice(5, 7))};BYMONTHDAY=${Number(at.slice(8, 10))}`;
  const day = Number(at.slice(8, 10));
  const weekday = WEEKDAYS[new Date(`${at.slice(0, 10)}T12:00:00Z`).getUTCDay()];
  return rule
    .replace(startDate, '')
    .replace(new RegExp(`(?<=MONTHLY.*);BYMONTHDAY=${day}(?=;|$)`), '')
    .replace(new RegExp(`(?<=WEEKLY.*);BYDAY=${weekday}(?=;|$)`), '')
    .replace('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'FREQ=DAILY')
    .replace(
      /UNTIL=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/,
      (_all, ...[year, month, day, hour, minute]: string[]) =>
        `UNTIL=${berlinTime(`${year}-${month}-${day}T${hour}:${minute}:00Z`).slice(0, 10).replaceAll('-', '')}`,
    );
};

const mismatchOf = (sentence: PlannedSentence): string | undefined => {
  const [found, ...more] = detectSuggestions({ text: sentence.text, role: 'user', reference, timeZone: PLANS_ZONE });
  if (found === undefined) return 'nothing found';
  if (more.length > 0) return `${more.length + 1} found`;
  if (found.type !== sentence.type) return `type ${found.type}`;
  const details = found.schedulingDetails;
  if (details === undefined) return 'no time';
  const at = berlinTime(details.datetime);
  if (!at.startsWith(sentence.at)) return at;
  if (sentence.minutes !== undefined && details.duration !== sentence.minutes) return `${details.duration} minutes`;
  if (comparableRule(details.recurring, sentence.at) !== comparableRule(sentence.rule ?? null, sentence.at))
    return `rule ${details.recurring ?? 'none'}`;
  return sentence.title === undefined || sentence.title === found.title ? undefined : `title ${found.title}`;
};

/** Share of sentences with the right kind, time, duration and rule, and with the title if one is expected. */
export const scorePlans = (sentences: readonly PlannedSentence[]): ShareScore => {
  const misses = sentences.flatMap((sentence) => {
    const found = mismatchOf(sentence);
    return found === undefined ? [] : [`${sentence.text} → ${found}`];
  });
  return { texts: sentences.length, share: 1 - misses.length / sentences.length, misses };
};

/** Share of traps that are proposed; lower is better. */
export const scoreTraps = (traps: readonly string[] = TRAPS): ShareScore => {
  const misses = traps.filter(
    (text) => detectSuggestions({ text, role: 'user', reference, timeZone: PLANS_ZONE }).length > 0,
  );
  return { texts: traps.length, share: misses.length / traps.length, misses };
};

/** Share of traps that make a card when they are typed to the built-in assistant; lower is better. */
export const scoreTypedTraps = (traps: readonly string[]): ShareScore => {
  const misses = traps.filter((text) => CARD_INTENTS.has(detectIntent(text, reference, PLANS_ZONE).intent));
  return { texts: traps.length, share: misses.length / traps.length, misses };
};

/** A title without a place and the word or mark that joins the two: 'dinner' for 'dinner at Luigi's'. */
const withoutPlace = (title: string | undefined, place: string): string | undefined => {
  const [before, after] = title?.split(place.toLowerCase()) ?? [];
  return after === undefined
    ? title
    : `${before?.replace(/\s*(?:(?:at|in|@|,|\(|–|-)\s*)?$/, '')}${after.replace(/^\)/, '')}`;
};

const quickAddMismatch = (line: QuickAddLine): string | undefined => {
  const event = parseQuickEvent({ text: line.text, reference, timeZone: PLANS_ZONE });
  if (event === undefined) return 'nothing read';
  const at = berlinTime(event.start.toISOString());
  if (!at.startsWith(line.at)) return at;
  const titles = [line.title, line.title_without_location].map((title) => title?.toLowerCase());
  const withoutExpectedPlace = (title: string): string =>
    line.place === undefined ? title : title.replace(new RegExp(` (?:\\p{Ll}+ )?${line.place}$`, 'iu'), '');
  // A title may lack the place if the place was read separately.
  const placeless = event.location === null ? [] : titles.map((title) => withoutPlace(title, event.location ?? ''));
  const hasExpectedTitle = [...titles, ...placeless].includes(withoutExpectedPlace(event.title).toLowerCase());
  if (!hasExpectedTitle) return `title ${event.title}`;
  if (line.minutes !== undefined && line.minutes !== event.duration) return `${event.duration} minutes`;
  if (line.location !== undefined && line.location !== event.location) return `place ${event.location ?? 'none'}`;
  return comparableRule(event.recurrence, line.at) === comparableRule(line.rule ?? null, line.at)
    ? undefined
    : `rule ${event.recurrence ?? 'none'}`;
};

/** Share of lines of quick add with the right time, title, length, place and rule. */
export const scoreQuickAdd = (lines: readonly QuickAddLine[] = QUICK_ADD_LINES): ShareScore => {
  const misses = lines.flatMap((line) => {
    const found = quickAddMismatch(line);
    return found === undefined ? [] : [`${line.text} → ${found}`];
  });
  return { texts: lines.length, share: 1 - misses.length / lines.length, misses };
};

/** Share of messages routed to the right intent. */
export const scoreIntents = (): ShareScore => {
  const rows = (Object.keys(MESSAGES) as IntentName[]).flatMap((intent) =>
    MESSAGES[intent].map((text) => ({ intent, text })),
  );
  const misses = rows.flatMap(({ intent, text }) => {
    const found = detectIntent(text, reference, PLANS_ZONE).intent;
    return found === intent ? [] : [`${text} → ${found}, not ${intent}`];
  });
  return { texts: rows.length, share: 1 - misses.length / rows.length, misses };
};

/** Intents that add or change something. */
const CHANGING_INTENTS = new Set<string>(['event', 'reminder', 'task', 'move', 'rename']);

const classOf = (text: string): string => {
  const found = detectIntent(text, reference, PLANS_ZONE);
  return found.intent === 'needs_model' ? found.kind : found.intent;
};

/** Share of the held-out messages routed right, over all intent classes except `outside`. */
export const scoreHeldOutIntents = (): ShareScore => {
  const rows = (Object.keys(HELD_OUT_MESSAGES) as IntentClass[])
    .filter((intent) => intent !== 'outside')
    .flatMap((intent) => HELD_OUT_MESSAGES[intent].map((text) => ({ intent, text })));
  return scoreMessages(rows);
};

export interface LabelledMessage {
  text: string;
  intent: string;
}

/** The intent classes that fit a label which is broader than a class, as the authors of some draws used them. */
export const BROADER_LABELS: Readonly<Record<string, readonly string[]>> = {
  todo: ['task'],
  schedule_question: ['plan_question', 'free_time', 'count_question'],
  tasks_question: ['plan_question', 'count_question'],
  archive_question: ['archive_question', 'summary', 'count_question'],
  goal: ['goal', 'goal_progress', 'plan_question'],
  category: ['move', 'rename', 'help', 'count_question', 'archive_question'],
  // 'What can you do?' is answered with the same help, whether its author calls it small talk or not.
  small_talk: ['help'],
  other: ['writing', 'code', 'translation', 'knowledge', 'foreign', 'calculation', 'date_time'],
};

/** Share of messages routed to the intent class that they are labelled with, or to one that fits a broader label. */
export const scoreMessages = (
  messages: readonly LabelledMessage[],
  broader: typeof BROADER_LABELS = {},
): ShareScore => {
  const misses = messages.flatMap(({ text, intent }) => {
    const found = classOf(text);
    return found === intent || broader[intent]?.includes(found) === true ? [] : [`${text} → ${found}, not ${intent}`];
  });
  return { texts: messages.length, share: 1 - misses.length / messages.length, misses };
};

/** Share of commands for something outside the app that would be acted upon; lower is better. */
export const scoreOutsideCommands = (texts: readonly string[] = HELD_OUT_MESSAGES.outside): ShareScore => {
  const misses = texts.filter((text) => CHANGING_INTENTS.has(classOf(text)));
  return { texts: texts.length, share: misses.length / texts.length, misses };
};
