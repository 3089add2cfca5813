import { foreignMinutesIn } from './foreign-length.ts';
import { languageOfPlan } from '../foreign/languages.ts';
import { comparable } from '../own-data/command-forms.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import { findWhen, type FoundWhen } from '../time/find-when.ts';
import { shiftIn } from './shifts.ts';
import { ANY_LENGTH, minutesIn } from '../time/spoken-length.ts';
import { instantOf, movedBy, wallTimeAt, type WallTime } from '../time/zone.ts';

export type CardType = 'schedule' | 'reminder' | 'task';

/** The card of a plan that was proposed and is not decided yet. */
export interface ProposedCard {
  type: CardType;
  title: string;
  at?: Date | undefined;
  /** Minutes. */
  duration: number;
  isAllDay: boolean;
  /** Whether only the day was named. */
  isTimeAssumed?: boolean;
}

/** The fields of a proposed card that a message changes, none if it confirms the card; 'drop' if it rejects it. */
export type CardChange = 'drop' | FieldChange;
type FieldChange = Partial<Pick<ProposedCard, 'type' | 'title' | 'at' | 'duration' | 'isAllDay' | 'isTimeAssumed'>>;

interface Moment {
  reference: Date;
  timeZone: string;
}

const MAX_LENGTH = 80;
const DAY_MINUTES = 24 * 60;
const DEFAULT_TIME = { hour: 9, minute: 0 };

/** Words around a new day or time, in seven languages; without accents. None of them is a refusal. */
const AROUND =
  /(?<!\p{L})(?:wait|oh|oops|hm+|ah|sorry|actually|rather|better|works|suits|me|instead|then|ok|okay|please|pls|let'?s|let us|say|make|set|move|change|put|shift|push|it|that|this|the|to|at|on|for|by|is|be|should|can|could|would|you|we|do|i|meant|mean|one|start|starts|starting|time|date|day|and|but|with|of|from|in|toch|eigenlijk|liever|doe|maar|maak|er|van|zet|het|om|op|verzet|naar|ik|bedoel|bedoelde|graag|doch|lieber|eigentlich|besser|mach|mache|setz|setze|verschieb|es|das|um|auf|am|an|den|die|der|ich|meine|meinte|bitte|uhr|plutot|en|fait|mets|met|mettons|mettre|le|la|les|a|au|pour|decale|je|voulais|dire|pardon|mejor|realidad|ponlo|ponla|cambialo|cambiala|muevelo|muevela|el|los|las|las|para|que|sea|digo|perdon|meglio|anzi|facciamo|mettilo|mettila|spostalo|spostala|alle|il|lo|per|scusa|melhor|afinal|poe|muda|marca|o|as|ao|do|da|quero|dizer|desculpa|instead)(?!\p{L})/giu;

const DROP =
  /^(?:no[,. ]+)?(?:forget (?:it|that|about it)|never ?mind|drop (?:it|that)|cancel (?:it|that)|scrap (?:it|that)|don'?t (?:add|save|create) (?:it|that)|skip it|laat maar(?: zitten)?|vergeet (?:het|maar)|vergiss es|lass (?:es|mal|stecken)|doch nicht|laisse tomber|oublie(?: ca)?|annule(?: ca)?|olvidalo|dejalo|lascia (?:stare|perdere)|deixa(?: estar| para la)?|esquece(?: isso)?)[ .!]*$/;
const TITLE =
  /^(?:(?:actually|ok|and|please)[, ]+)*(?:(?:call|name|title) it|rename (?:it|that) to|noem het|nenn(?:e)? (?:es|das)|appelle[- ](?:le|la)|llamalo|llamala|chiamalo|chiamala|chama-lhe)\s+["“'‘]?(.+?)["”'’]?[.! ]*$/di;
/** 'Call it a day', 'appelle-la quand tu peux', 'llámala luego': no name follows. */
const NO_NAME =
  /^(?:a (?:day|night|wrap|draw)|off|quits|even|in|out|up|back|again|later|soon|now|whatever|what|when|if|before|after|quand|si|pour|apres|avant|plus tard|maintenant|vite|cuando|para|despues|antes|luego|ahora|pronto|por|dopo|quando|se|per|prima|adesso|ora|subito)(?!\p{L})/u;
const TYPES: readonly (readonly [CardType, RegExp])[] = [
  [
    'task',
    /\b(?:(?:make it|as|into|turn it into|change it to|save it as) an? (?:task|to-?do)|als taak|als aufgabe|comme tache|como tarea|come attivita|como tarefa)\b/,
  ],
  [
    'reminder',
    /\b(?:(?:make it|as|into|turn it into|change it to|save it as) an? reminder|als herinnering|als erinnerung|comme rappel|como recordatorio|come promemoria|como lembrete)\b/,
  ],
  [
    'schedule',
    /\b(?:(?:make it|as|into|turn it into|change it to|save it as) an? (?:event|appointment|meeting)|als afspraak|als termin|comme rendez-vous|como cita|come appuntamento|como compromisso)\b/,
  ],
];
const LENGTH = new RegExp(
  `^(?:(?:actually|ok|and|please|but)[, ]+)*(?:make (?:it|that)|for|it(?:'s| is| takes| will take)|takes?|let'?s say|give it)? ?(?:for )?(${ANY_LENGTH})(?: long)?[.! ]*$`,
  'i',
);
/** 'Make it 4', 'at 5 then': an hour without 'at' or 'o'clock'. */
const BARE_HOUR =
  /(?:make|set|change) (?:it|that) (?:to )?(\d{1,2})(?=(?:,? (?:actually|instead|please|pls|then|rather))?[ .!]*$)/i;

/** Also a length from now, such as 'in three hours', which is exact. */
const NAMES_HALF_OF_DAY =
  /\b(?:am|pm|a\.m\.|p\.m\.|morning|afternoon|evening|night|noon|midnight)\b|\b(?:0\d|1[3-9]|2[0-3]):\d\d\b|\bin (?:\S+ ){1,3}(?:hours?|minutes?|mins?)\b/i;

/** The hour that is meant by a number up to 12: the one closer to the present hour of the card. */
function likelyHour(hour: number, before: WallTime | undefined, sentence: string): number {
  if (before === undefined || hour > 12 || NAMES_HALF_OF_DAY.test(sentence)) return hour;
  const other = (hour + 12) % 24;
  return Math.abs(other - before.hour) < Math.abs(hour - before.hour) ? other : hour;
}

const isOnlyFillers = (text: string): boolean => !/[\p{L}\d]/u.test(comparable(text).replaceAll(AROUND, ' '));

/** Whether the message consists of a time and small words. */
function hasOnlyTime({ sentence, spans }: FoundWhen): boolean {
  const rest = spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, sentence);
  return isOnlyFillers(rest);
}

function changedTime(when: FoundWhen, card: ProposedCard, { reference, timeZone }: Moment): FieldChange {
  const before = card.at === undefined ? undefined : wallTimeAt(card.at, timeZone);
  const { year, month, day, minute } = when.localStart;
  const date = when.hasDate || before === undefined ? { year, month, day } : before;
  const defaultTime = before === undefined || card.isAllDay ? DEFAULT_TIME : before;
  const time = when.hasTime ? { hour: likelyHour(when.localStart.hour, before, when.sentence), minute } : defaultTime;
  const wall: WallTime = { year: date.year, month: date.month, day: date.day, hour: time.hour, minute: time.minute };
  const at = instantOf(wall, timeZone);
  // An hour that is over today is meant for the next day.
  const start = at <= reference && !when.hasDate ? instantOf(movedBy(wall, { days: 1 }), timeZone) : at;
  const keepsAllDay = card.isAllDay && !when.hasTime;
  return {
    at: keepsAllDay ? instantOf({ ...wall, hour: 0, minute: 0 }, timeZone) : start,
    isAllDay: keepsAllDay,
    ...(when.hasTime && { isTimeAssumed: false }),
    ...(card.isAllDay && !keepsAllDay && { duration: 60 }),
    ...(when.duration !== undefined && { duration: when.duration }),
  };
}

/** The languages in which a message is read; undefined is English. */
function languagesOf(text: string): readonly (PlanLanguage | undefined)[] {
  const language = languageOfPlan(text)?.language;
  return language === undefined ? [undefined, 'nl', 'de', 'fr', 'es', 'it', 'pt'] : [language, undefined];
}

function timeChange(text: string, card: ProposedCard, moment: Moment): FieldChange | undefined {
  for (const one of languagesOf(text)) {
    const english = (one === undefined ? text : inEnglish(text, one)).replace(BARE_HOUR, 'make it at $1');
    const when = findWhen(english, moment.reference, moment.timeZone);
    const isNew = when !== undefined && (when.hasDate || when.hasTime) && when.recurring === undefined;
    if (isNew && !when.isPast && hasOnlyTime(when)) return changedTime(when, card, moment);
  }
  return undefined;
}

function shiftChange(text: string, { at, isAllDay }: ProposedCard): FieldChange | undefined {
  const minutes = shiftIn(text);
  if (at === undefined || minutes === undefined) return undefined;
  const isByDays = minutes % DAY_MINUTES === 0;
  if (isAllDay && !isByDays) return undefined;
  return { at: new Date(at.getTime() + minutes * 60_000), ...(!isByDays && { isTimeAssumed: false }) };
}

function lengthChange(text: string, { type, isAllDay }: ProposedCard): FieldChange | undefined {
  const length = LENGTH.exec(text)?.[1];
  const minutes = length === undefined ? undefined : minutesIn(length);
  return minutes === undefined || type !== 'schedule' || isAllDay || minutes > DAY_MINUTES
    ? undefined
    : { duration: minutes };
}

/** 'Make it 11 and an hour and a half': a new time, then a length. */
const BETWEEN = '(?:,|,? (?:and|for|en|und|et|y|e|voor|fur|pour|por|per|durante)) (?:for )?';
const TIME_AND_LENGTH = new RegExp(`^(.+?)${BETWEEN}(${ANY_LENGTH})(?: long)?[.! ]*$`, 'i');
const TIME_AND_FOREIGN_LENGTH = new RegExp(`^(.+?)${BETWEEN}([^,]+?)(?: lang)?[.! ]*$`, 'i');
const ENDS_WITH_LENGTH = /(?:hours?|minutes?|mins?|days?|weeks?|half)$/i;

function timeAndLength(text: string, card: ProposedCard, moment: Moment): FieldChange | undefined {
  if (card.type !== 'schedule' || card.isAllDay) return undefined;
  const [, time = '', length = ''] = TIME_AND_LENGTH.exec(text) ?? [];
  const [, foreignTime = '', foreignLength = ''] = TIME_AND_FOREIGN_LENGTH.exec(text) ?? [];
  const english = ENDS_WITH_LENGTH.test(time) ? undefined : minutesIn(length);
  const duration = english ?? foreignMinutesIn(comparable(foreignLength));
  if (duration === undefined || duration > DAY_MINUTES) return undefined;
  const change = timeChange(english === undefined ? foreignTime : time, card, moment);
  return change && { ...change, duration };
}

/** 'No, Friday', 'wait, no, make it Friday': the rest is the new plan. */
const LEADING_NO =
  /^(?:(?:wait|oh|ah|hm+|sorry|ok|okay)[,. ]+)*(?:no|nope|nah|nee|nein|non|nao)(?:\s*[,;.:!–—-]+\s*|\s+(?=(?:make|rather|actually|better|set|move|change|lieber|besser|liever|doe|maak|plutot|mets|mejor|meglio|melhor)\b))/;
/** 'Not Monday but Tuesday', 'nicht am Montag, sondern am Dienstag'. */
const NOT_BUT = /^(?:not|niet|nicht|pas|no|non|nao) .+?[ ,](?:but|maar|sondern|mais|sino|bensi|ma|mas) (?=\S)/;

/** Portuguese 'põe no sábado': 'no' is 'on the' here. */
const ON_DAY = /(?<=\p{L} )no (?=s[aá]bado|domingo|dia )/giu;

/** The text without what it denies: 'no, Friday' and 'not Monday but Friday' become 'Friday'. */
function withoutDenied(text: string): string {
  const rest = text.slice(LEADING_NO.exec(comparable(text))?.[0].length ?? 0);
  return rest.slice(NOT_BUT.exec(comparable(rest))?.[0].length ?? 0).replaceAll(ON_DAY, '');
}

/** A new title; undefined if the words after 'call it' are a time or no name. */
function titleChange(text: string, { reference, timeZone }: Moment): FieldChange | undefined {
  const [start, end] = TITLE.exec(comparable(text))?.indices?.[1] ?? [0, 0];
  const title = text.slice(start, end);
  if (title === '' || NO_NAME.test(comparable(title))) return undefined;
  const namesTime = languagesOf(text).some(
    (one) => findWhen(one === undefined ? title : inEnglish(title, one), reference, timeZone) !== undefined,
  );
  return namesTime ? undefined : { title: title.slice(0, 1).toUpperCase() + title.slice(1) };
}

/** 'Make it a reminder', 'make it a reminder at 5'. */
function typeChange(text: string, card: ProposedCard, moment: Moment): FieldChange | undefined {
  const plain = comparable(text);
  for (const [type, form] of TYPES) {
    const found = form.exec(plain);
    if (found === null) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim();
    // 'As a reminder, we close at 5' announces something.
    if (rest.startsWith(',')) return undefined;
    if (isOnlyFillers(rest)) return { type };
    const time = timeChange(rest, card, moment);
    return time && { ...time, type };
  }
  return undefined;
}

/** The change without fields that stay as they are; undefined if the new time is in the past. */
function realChange(
  change: FieldChange | undefined,
  card: ProposedCard,
  { reference }: Moment,
): FieldChange | undefined {
  if (change === undefined) return undefined;
  const { type = card.type, title, at, duration, isAllDay = card.isAllDay } = change;
  const isTimeNamed = change.isTimeAssumed === false && card.isTimeAssumed === true;
  const lasts = type === 'task' || isAllDay ? DAY_MINUTES * 60_000 : 0;
  if (at !== undefined && at.getTime() + lasts <= reference.getTime()) return undefined;
  return {
    ...(type !== card.type && { type }),
    ...(title !== undefined && title !== card.title && { title }),
    ...(at !== undefined && at.getTime() !== card.at?.getTime() && { at }),
    ...(duration !== undefined && duration !== card.duration && { duration }),
    ...(isAllDay !== card.isAllDay && { isAllDay }),
    ...(isTimeNamed && { isTimeAssumed: false }),
  };
}

/**
 * What a message changes about the card that was proposed just before: 'make it half past four', 'no, Thursday', 'call it
 * lunch'. Undefined if the message is about something else. Reads seven languages.
 */
export function readCardChange(message: string, card: ProposedCard, moment: Moment): CardChange | undefined {
  const written = message.replaceAll(/[’‘]/g, "'").trim();
  if (written.length > MAX_LENGTH || /\?\s*$/.test(written)) return undefined;
  if (DROP.test(comparable(written))) return 'drop';
  const text = withoutDenied(written);
  const change =
    titleChange(text, moment) ??
    typeChange(text, card, moment) ??
    timeAndLength(text, card, moment) ??
    shiftChange(text, card) ??
    lengthChange(text, card) ??
    timeChange(text, card, moment);
  return realChange(change, card, moment);
}
