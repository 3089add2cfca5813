import type { ReminderLead } from '../events/lead.ts';
import { comparable } from '../own-data/command-forms.ts';
import { findWhen } from '../time/find-when.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import { minutesInWhole } from '../time/spoken-length.ts';
import { instantOf, movedBy, wallTimeAt } from '../time/zone.ts';
import { foreignMinutesIn } from './foreign-length.ts';
import type { ReadLanguage } from './question-language.ts';
import { BEFORE_NAMED, POLITE_REMINDERS, WEEK_BEFORE } from './named-reminder.table.ts';
import { SHOWN_REMINDER_WORDS, type ShownReminderWords } from './reminder-of-shown.table.ts';
import { LEADING_WORDS } from './shown-items.table.ts';

const MAX_LENGTH = 90;
/** The hour of a reminder on another day, if the message names none. The hour of the plan itself may be at night. */
const EVENING = 20;
const DAY_MINUTES = 24 * 60;

interface Moment {
  reference: Date;
  timeZone: string;
}

/** When to be reminded of something shown: some time before it, or at a time of its own. */
export type ShownReminder =
  | { lead: ReminderLead | 'same day'; time?: { hour: number; minute: number } | undefined }
  | { at: Date };

interface Forms {
  language: ReadLanguage;
  start: RegExp;
  ofIt: RegExp;
  lead: RegExp;
  around: RegExp;
}

function compileForms([language, words]: [string, ShownReminderWords]): Forms {
  const { request, ofIt, lead, sameDay, around } = words;
  const { before, dayBefore, eveningBefore } = lead;
  const word = (source: string): string => `(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`;
  return {
    language: language as ReadLanguage,
    start: new RegExp(
      `^${LEADING_WORDS}(?:(?:can|could|would) you |kun je |kannst du |peux-tu |puedes |puoi |podes )?(?:${request})(?![\\p{L}\\d])`,
      'u',
    ),
    ofIt: new RegExp(word(ofIt), 'u'),
    lead: new RegExp(
      word(
        `(?<evening>${eveningBefore})|(?<day>${dayBefore})|(?<same>${sameDay})|(?<week>${WEEK_BEFORE})|(?<length>(?:\\d{1,3}|[\\p{L}']+)[ '](?:[\\p{L}']+ ?){1,3}?) ?${before}`,
      ),
      'du',
    ),
    around: new RegExp(word(around), 'gu'),
  };
}

const FORMS = Object.entries(SHOWN_REMINDER_WORDS).map(compileForms);

const removeSpan = (text: string, from: number, to: number): string => `${text.slice(0, from)} ${text.slice(to)}`;

/** The lead that a match names; undefined if its words are not a length of time. */
function leadOf(groups: Readonly<Record<string, string | undefined>>, language: ReadLanguage) {
  if (groups['evening'] !== undefined) return 'evening before' as const;
  if (groups['same'] !== undefined) return 'same day' as const;
  if (groups['day'] !== undefined) return { minutes: DAY_MINUTES };
  if (groups['week'] !== undefined) return { minutes: 7 * DAY_MINUTES };
  const length = groups['length']?.trim() ?? '';
  const minutes = language === 'en' ? minutesInWhole(length) : foreignMinutesIn(length);
  return minutes === undefined ? undefined : { minutes };
}

/** The time in a text that has nothing else; 'none' for an empty text, undefined if there is more. */
function onlyTimeIn(text: string, { language, around }: Forms, { reference, timeZone }: Moment) {
  const isEmpty = (rest: string): boolean => !/[\p{L}\d]/u.test(comparable(rest).replaceAll(around, ' '));
  if (isEmpty(text)) return 'none' as const;
  const english = language === 'en' ? text : inEnglish(text, language);
  const when = findWhen(english, reference, timeZone);
  if (when === undefined || when.isPast || when.recurring !== undefined) return undefined;
  const rest = when.spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => removeSpan(left, start, end), when.sentence);
  return isEmpty(rest) ? when : undefined;
}

/** The message as an order: 'kun je me de dag ervoor herinneren' is 'herinner me de dag ervoor'. */
function orderIn(message: string): string | undefined {
  if (message.length > MAX_LENGTH || (message.includes('?') && !/\?\s*$/.test(message))) return undefined;
  const text = message
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s¿¡]+/, '')
    .replace(/[\s.!?]+$/, '')
    .trim();
  const plain = comparable(text);
  for (const [form, order] of POLITE_REMINDERS) {
    const rest = form.exec(plain)?.[1];
    const at = rest === undefined ? -1 : plain.indexOf(rest);
    if (rest !== undefined && at !== -1) return `${order}${text.slice(at, at + rest.length)}`;
  }
  return text;
}

/** A reminder some time before a plan of the person's own that the message names. */
export interface NamedReminder {
  lead: ReminderLead;
  time?: { hour: number; minute: number } | undefined;
  /** The words for the plan, as they were written. */
  name: string;
}

const NAMED_FORMS = Object.entries(SHOWN_REMINDER_WORDS).map(([key, { request }]) => {
  const language = key as ReadLanguage;
  const { day, evening, before } = BEFORE_NAMED[language];
  const length = String.raw`(?:\d{1,3}|[\p{L}']+)[ '](?:[\p{L}']+ ?){1,3}?`;
  const form = `^${LEADING_WORDS}(?:${request})(?: er| daran)?,? (?:(?<evening>${evening})|(?<day>${day})|(?<length>${length})) ?(?:${before}) ?(?<name>(?![\\s']).{3,60})$`;
  return { language, form: new RegExp(form, 'du') };
});
/** 'Before then', 'before it starts': names nothing. */
const NO_NAME =
  /^(?:it|that|then|this|the (?:event|time)|i|we|you|he|she|they|dat|het|die|dann|dem|das|ca|cela|eso|esto|questo|quello|isso|isto)(?!\p{L})/u;

/** 'Remind me the day before the dentist at 10'; undefined if the message names the day itself, or nothing. */
export function namedReminder(message: string, moment: Moment): NamedReminder | undefined {
  const text = orderIn(message);
  if (text === undefined) return undefined;
  const plain = comparable(text);
  for (const { language, form } of NAMED_FORMS) {
    const found = form.exec(plain);
    const [start, end] = found?.indices?.groups?.['name'] ?? [0, 0];
    const lead = found?.groups === undefined ? undefined : leadOf(found.groups, language);
    if (found === null || lead === undefined || lead === 'same day' || NO_NAME.test(plain.slice(start))) continue;
    const named = withTime(text.slice(start, end), language, moment);
    // In 'an hour before dinner at 7' the hour is that of the dinner.
    const isOfDays = lead === 'evening before' || lead.minutes >= DAY_MINUTES;
    if (named !== undefined && (isOfDays || named.time === undefined)) return { lead, ...named };
  }
  return undefined;
}

/** The words for a plan and the hour beside them; undefined if they name a day, or nothing is left. */
function withTime(
  written: string,
  language: ReadLanguage,
  { reference, timeZone }: Moment,
): Pick<NamedReminder, 'name' | 'time'> | undefined {
  const name = written.replace(/ aan$/u, '');
  const when = findWhen(language === 'en' ? name : inEnglish(name, language), reference, timeZone);
  if (when === undefined) return { name };
  if (when.hasDate || !when.hasTime || when.recurring !== undefined) return undefined;
  const rest = when.spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => removeSpan(left, start, end), when.sentence)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const { hour, minute } = when.localStart;
  return /\p{L}{3}/u.test(rest) ? { name: rest, time: { hour, minute } } : undefined;
}

/**
 * 'Remind me the day before at 8', 'erinnere mich eine Stunde vorher', 'rappelle-moi ça demain à 9h' after a reply that
 * showed a single plan. Undefined if the message names anything else, such as what to be reminded of.
 */
export function reminderOfShown(message: string, moment: Moment): ShownReminder | undefined {
  const text = orderIn(message);
  if (text === undefined) return undefined;
  for (const forms of FORMS) {
    const begin = forms.start.exec(comparable(text))?.[0].length;
    if (begin === undefined) continue;
    let rest = ` ${text.slice(begin)}`;
    const it = forms.ofIt.exec(comparable(rest));
    const isNamed = it === null && !/(?:lo|la|-le|-le-moi)$/.test(comparable(text.slice(0, begin)));
    if (it !== null) rest = removeSpan(rest, it.index, it.index + it[0].length);
    const found = forms.lead.exec(comparable(rest));
    const lead = found?.groups === undefined ? undefined : leadOf(found.groups, forms.language);
    if (found !== null && lead !== undefined) rest = removeSpan(rest, found.index, found.index + found[0].length);
    const when = onlyTimeIn(rest, forms, moment);
    if (when === undefined) continue;
    if (lead === undefined) {
      if (when === 'none' || isNamed || !(when.hasDate || when.hasTime)) continue;
      return { at: when.start };
    }
    const time = when === 'none' || !when.hasTime ? undefined : when.localStart;
    if (when !== 'none' && (when.hasDate || time === undefined)) continue;
    if (lead === 'same day' && time === undefined) continue;
    return { lead, time: time && { hour: time.hour, minute: time.minute } };
  }
  return undefined;
}

/** The moment of a reminder of something that begins at `start`. */
export function momentOfReminder(asked: ShownReminder, start: Date, isAllDay: boolean, timeZone: string): Date {
  if ('at' in asked) return asked.at;
  const { lead, time } = asked;
  const begin = wallTimeAt(start, timeZone);
  const own = isAllDay ? { ...begin, hour: 9, minute: 0 } : begin;
  if (lead === 'same day') return instantOf({ ...own, ...time }, timeZone);
  if (lead === 'evening before')
    return instantOf({ ...movedBy(own, { days: -1 }), hour: EVENING, minute: 0, ...time }, timeZone);
  return instantOf({ ...movedBy(own, { minutes: -lead.minutes }), ...time }, timeZone);
}
