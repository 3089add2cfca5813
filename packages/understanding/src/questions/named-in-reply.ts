import { comparable } from '../own-data/command-forms.ts';
import { LEADING_WORDS, SHOWN_WORDS } from './shown-items.table.ts';
import { END_OR_TIME, ONLY_TIMES } from './shown-times.table.ts';
import { monthName } from '../time/months.ts';
import { adjacentUnit, unitOf } from './shifted-period.ts';
import { shareInTitles } from './subject.ts';
import type { TimeWindow } from '../time/time-window.ts';

/** The only event that the previous reply named. */
export interface ShownEvent {
  title: string;
  /** In English: 'December 3'. */
  day: string;
}

/** How replies write days, in each language. */
const LOCALES = ['en-US', 'nl-NL', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'pt-PT'];

const namesIn = (fields: Intl.DateTimeFormatOptions, dates: readonly Date[]): string[][] =>
  LOCALES.map((locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { ...fields, timeZone: 'UTC' });
    return dates.map((date) => format(date).toLowerCase());
  });

const WEEKDAYS = namesIn(
  { weekday: 'long' },
  Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2024, 0, at + 1))),
);
const MONTHS = namesIn(
  { month: 'long' },
  Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2024, at, 1))),
);

const alternation = (names: readonly string[][]): string => [...new Set(names.flat())].join('|');
/**
 * The day and the month in either order, and mostly a clock time: 'Thursday, December 3 at 7:30 PM: Choir', 'donderdag 3
 * december: Koor'.
 */
const EVENT_LINE = new RegExp(
  `(?:${alternation(WEEKDAYS)}),? (?:(?<month>${alternation(MONTHS)}) (?<day>\\d{1,2})|(?<dayBefore>\\d{1,2})(?:\\.|er)? (?:de )?(?<monthAfter>${alternation(MONTHS)}))(?:(?:, | \\p{L}+ (?:ore )?)\\d{1,2}:\\d{2}(?:\\s[AP]M)?)? ?: (?<title>[^\\n(]+)`,
  'giu',
);
const TASK_LINE = /^- (.+?)(?:, (?:due|deadline|fällig|pour le|para el|scadenza|até) [^\n]+)?$/gmu;
/** A word of the line above a list of tasks, in each language. */
const TASKS = /(?<!\p{L})(?:tasks?|taak|taken|aufgaben?|tâches?|tareas?|attività|tarefas?)(?!\p{L})/iu;
const MAX_HEADING_LENGTH = 200;

const isTaskHeading = (line: string): boolean =>
  line.endsWith(':') && line.length <= MAX_HEADING_LENGTH && !line.startsWith('-') && TASKS.test(line);

/** The event that a reply names; undefined if it names none or several. */
export function eventShownIn(reply: string): ShownEvent | undefined {
  const [found, ...others] = [...reply.matchAll(EVENT_LINE)];
  if (found === undefined || others.length > 0) return undefined;
  const { title = '', day, month, dayBefore, monthAfter } = found.groups ?? {};
  const written = (month ?? monthAfter ?? '').toLowerCase();
  const number = MONTHS.map((names) => names.indexOf(written)).find((at) => at !== -1) ?? 0;
  return { title: title.trim(), day: `${monthName(number + 1)} ${day ?? dayBefore ?? ''}` };
}

/** The tasks of a reply that lists tasks and no events, in order. */
export const tasksShownIn = (reply: string): string[] =>
  reply.split('\n').some(isTaskHeading) && !reply.match(EVENT_LINE)
    ? [...reply.matchAll(TASK_LINE)].map(([, title = '']) => title)
    : [];

const DAY_AFTER =
  /(?<!\p{L})(?:the (?:next )?day after(?: that)?(?! (?:tomorrow|today|the|my|i|we)\b)|the following day|de dag (?:erna|daarna|erop)|(?:am|der|den) tag (?:danach|darauf)|le (?:lendemain|jour (?:suivant|d'après))|(?:el|al) día siguiente|il giorno (?:dopo|seguente|successivo)|(?:no|o) dia (?:seguinte|a seguir))(?!\p{L})/iu;

/** 'And the day after, am I free?' with the date of the day after that of the previous question. */
export function withDayAfter(text: string, before: TimeWindow | undefined, timeZone: string): string {
  if (before === undefined || !DAY_AFTER.test(text) || unitOf(before, timeZone) !== 'day') return text;
  const hours = (before.to.getTime() - before.from.getTime()) / 3_600_000;
  if (hours < 22 || hours > 26) return text;
  const { from } = adjacentUnit('day', before, timeZone, 1);
  const format = { month: 'long', day: 'numeric', year: 'numeric', timeZone } as const;
  const day = new Intl.DateTimeFormat('en-US', format).format(from);
  return text.replace(DAY_AFTER, (_found, at: number) => (/\bto $/.test(text.slice(0, at)) ? day : `on ${day}`));
}

const TO_DAY_AFTER =
  /^(?:(?:ok|okay|please|and|then|can you|could you|bitte|kannst du|en|und|et|y|e|por favor)[, ]+)*(?:(?:shove|push|move|shift|bump|put|change|reschedule) (?:it|that|this)(?: back)? (?:to )?(?:the (?:next )?day after|the (?:following|next) day|a day later)|(?:schuif|verschuif|verzet|verplaats|zet) (?:het|die|dat|hem)(?: maar)? (?:naar )?(?:de dag (?:erna|daarna|erop)|de volgende dag|een dag (?:later|op))|(?:verschiebe?|verleg|leg|schieb) (?:ihn|es|sie|das|den)(?: bitte)? (?:auf )?(?:den (?:tag (?:danach|darauf)|nächsten tag|folgetag)|um einen tag|einen tag (?:später|weiter))|(?:décale|déplace|repousse|mets|reporte)-l[ea] (?:au (?:lendemain|jour (?:suivant|d'après))|d'un jour)|(?:pásal[oa]|muével[oa]|cámbial[oa]|ponl[oa]) (?:al|para el) día siguiente|(?:spostal[oa]|mettil[oa]) (?:al|il) giorno (?:dopo|seguente|successivo)|(?:passa-[oa]|muda-[oa]|passa isso|muda isso|adia-[oa]) (?:para )?o dia (?:seguinte|a seguir))(?=[\s,.!]|$)[, ]*(?:same time|at the same time|zelfde tijd|(?:zur )?(?:gleichen|selben) (?:zeit|uhrzeit)|gleiche (?:zeit|uhrzeit)|(?:à la )?même heure|(?:a la )?misma hora|(?:alla )?stessa ora|(?:à |a )?mesma hora)?[, ]*(?:please|bitte|graag|alsjeblieft|s'il te plaît|por favor|per favore)?[.! ]*$/iu;

/** 'Shove it to the day after' as an order about the event that the previous reply named. */
export function withShownEvent(text: string, shown: ShownEvent | undefined, now: Date): string {
  if (shown === undefined || !TO_DAY_AFTER.test(text.replaceAll('’', "'"))) return text;
  const year = /\d{4}$/.test(shown.day) ? '' : `, ${now.getUTCFullYear()}`;
  const day = new Date(`${shown.day}${year} 12:00 UTC`);
  // Without a year the next such day is meant.
  if (year !== '' && day.getTime() < now.getTime() - 86_400_000) day.setUTCFullYear(day.getUTCFullYear() + 1);
  day.setUTCDate(day.getUTCDate() + 1);
  const format = { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return `move the ${shown.title} to ${new Intl.DateTimeFormat('en-US', format).format(day)}`;
}

/** 'Remind me about the second one', with the group `one`. Does not match 'the second client' or 'segunda' (Monday). */
const THE_ONE = Object.values(SHOWN_WORDS).flatMap(({ remind, about, standIn, places }) =>
  places.map(([place, words]) => {
    const one = `(?<one>(?:${about}) ?(?:${words}))(?![\\p{L}\\p{N}])`;
    const form = new RegExp(`^${LEADING_WORDS}(?<order>${remind})(?<before>(?: .{1,60}?)??) ${one}(?<after>.*)$`, 'du');
    return { place, form, standIn };
  }),
);

/** An order to be reminded of a task that the previous reply listed. */
interface ShownTask {
  /** The order without the words for the task. */
  text: string;
  title: string;
}

/** Whether the message is an order to be reminded of a line of a list. */
export function asksForShownTask(text: string): boolean {
  const plain = comparable(text);
  return THE_ONE.some(({ form }) => form.test(plain));
}

/** 'Remind me about the oldest one' with the task that it means; undefined for other messages. */
export function withShownTask(text: string, tasks: readonly string[]): ShownTask | undefined {
  const plain = comparable(text);
  for (const { place, form, standIn } of THE_ONE) {
    const found = form.exec(plain);
    const { before = '', after = '' } = found?.groups ?? {};
    if (!ONLY_TIMES.test(before) || !END_OR_TIME.test(after)) continue;
    const { one, order } = found?.indices?.groups ?? {};
    const title = one === undefined ? undefined : tasks.at(place);
    if (one === undefined || order === undefined || title === undefined) continue;
    const named = standIn ?? `to ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
    return { text: `${text.slice(order[0], one[0])}${named}${text.slice(one[1])}`, title };
  }
  return undefined;
}

const OTHER = new RegExp(
  `^${LEADING_WORDS}(?:${Object.values(SHOWN_WORDS)
    .map(({ other }) => other)
    .join('|')})[\\s.!]*$`,
  'u',
);

/** 'The other one was done already' never asks to cancel it. */
const IS_DONE =
  /\b(?:done|finished|klaar|gedaan|af|erledigt|fertig|gemacht|faite?|finie?|hech[oa]|terminad[oa]|fatt[oa]|finit[oa]|feit[oa]|acabad[oa])\b/;

/**
 * Turns 'the other one too' into an order for the other of two listed plans. `before` is what was done to the first of
 * them; `words` are those by which it was named.
 */
export function withOtherPlan(
  text: string,
  listed: readonly string[],
  before: { words: readonly string[]; action: 'finish' | 'cancel' } | undefined,
): string {
  const plain = comparable(text);
  if (before === undefined || listed.length !== 2 || !OTHER.test(plain)) return text;
  const shares = listed.map((title) => shareInTitles(before.words, [title]));
  const [first = 0, second = 0] = shares;
  if (first === second) return text;
  const other = listed[first > second ? 1 : 0] ?? '';
  return before.action === 'finish' || IS_DONE.test(plain) ? `mark ${other} as done` : `cancel ${other}`;
}

/** '75', '7.5', '10,000'. */
const AMOUNT = String.raw`(?<amount>\d{1,3}(?:[., ]\d{3})+|\d{1,6}(?:[.,]\d{1,2})?)`;
const THOUSANDS = /^\d{1,3}(?:[., ]\d{3})+$/;

const amountOf = (found: RegExpExecArray | null): number | undefined => {
  const amount = found?.groups?.['amount'];
  if (amount === undefined) return undefined;
  return Number(THOUSANDS.test(amount) ? amount.replaceAll(/[., ]/g, '') : amount.replace(',', '.'));
};

const MORE_REQUEST = new RegExp(
  String.raw`^(?:(?:and|ok|please|so|en|und|et|y|e)[, ]+)*(?:add|plus|log|\+|(?:tel|doe) er|rechne|füge?|zähle?|ajoute|suma|súmale|añade|aggiungi(?:ne|ci)?|somma|soma|adiciona|acrescenta)[- ]*(?:another|mais|más|altr[ie]|nog|noch|encore|otr[oa]s)? *${AMOUNT}(?!\d|[:.]\d| ?(?:uhr|h)\b)\s*(?:more|bij|dazu|hinzu|de plus|más|in più)?(?:[, ]+(?:which |that |die |que |che )?(?:i(?:'ve)? (?:did|done|ran|read|learned)|ik|ich|j'ai|he hecho|hice|ho fatto|fiz|eu)?(?: \p{L}+){0,4})?[, ]*(?:please|bitte|graag|por favor|per favore)?[.! ]*$`,
  'iu',
);

/** A number before one of these is a time, a day or a temperature, and not progress on a goal. */
const NOT_OF_GOALS = [
  "h|hr|[ap]m|o'clock|uhr|uur|heures?|horas?|ore|ora",
  'today|tonight|tomorrow|tmrw|tmr|vandaag|morgen|overmorgen|heute|ubermorgen|demain|hoy|manana|oggi|domani|hoje|amanha',
  'degrees?|celsius|fahrenheit|graden|grad|degres?|grados?|gradi|graus?',
  comparable(alternation(WEEKDAYS)),
  comparable(alternation(MONTHS)),
].join('|');
const SET_TO = new RegExp(
  String.raw`^(?:(?:and|ok|please|so|no|actually|en|und|et|y|e|bitte)[, ]+)*(?:(?:set|change|make|put|update) (?:it|that|this) (?:to|at)|it(?:'s| is) (?:now(?: at)?|at)|zet (?:het|dat|'m)(?: maar)? op|(?:setze?|stelle?) (?:es|das|ihn)(?: bitte)? auf|mets-(?:le|la) a|(?:ponl[oa]|cambial[oa]) (?:a|en)|(?:mettil[oa]|impostal[oa]|portal[oa]) a|(?:poe|coloca|mete)(?:-[oa])? em) ?${AMOUNT}(?!\d|[:.,]\d| ?%)(?: ?(?!(?:${NOT_OF_GOALS})(?!\p{L}))\p{L}+)?[.! ]*$`,
  'u',
);

/** The amount of 'set it to 75', which is the new total of the goal that was asked about. */
export const amountToSet = (text: string): number | undefined => amountOf(SET_TO.exec(comparable(text.trim())));

/** The amount of 'add another 15', which is to be added to the goal that was asked about. */
export const amountToAdd = (text: string): number | undefined => amountOf(MORE_REQUEST.exec(text.trim()));
