import { foreignMinutesIn } from './foreign-length.ts';
import { languageOfPlan } from '../foreign/languages.ts';
import { comparable } from '../own-data/command-forms.ts';
import { inEnglish } from '../time/languages/in-english.ts';
import type { PlanLanguage } from '../time/languages/time-words.ts';
import { findWhen, type FoundWhen } from '../time/find-when.ts';
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
}

/** What a message changes about a proposed card; 'drop' if it is not wanted any more. */
export type CardChange = 'drop' | Partial<Pick<ProposedCard, 'type' | 'title' | 'at' | 'duration' | 'isAllDay'>>;

interface Moment {
  reference: Date;
  timeZone: string;
}

const MAX_LENGTH = 80;
const DAY_MINUTES = 24 * 60;
const DEFAULT_TIME = { hour: 9, minute: 0 };

/** Words around a new day or time, in seven languages; without accents. */
const AROUND =
  /(?<!\p{L})(?:no|nope|nah|not|wait|oh|oops|hm+|ah|sorry|actually|rather|better|works|suits|me|instead|then|ok|okay|please|pls|let'?s|let us|say|make|set|move|change|put|shift|push|it|that|this|the|to|at|on|for|by|is|be|should|can|could|would|you|we|do|i|meant|mean|one|start|starts|starting|time|date|day|and|but|with|of|from|in|nee|toch|eigenlijk|liever|doe|maar|maak|er|van|zet|het|om|op|verzet|naar|ik|bedoel|bedoelde|graag|nein|doch|lieber|eigentlich|besser|mach|mache|setz|setze|verschieb|es|das|um|auf|am|an|den|die|der|ich|meine|meinte|bitte|uhr|non|plutot|en|fait|mets|met|mettons|mettre|le|la|les|a|au|pour|decale|je|voulais|dire|pardon|mejor|realidad|ponlo|ponla|cambialo|cambiala|muevelo|muevela|el|los|las|las|para|que|sea|digo|perdon|meglio|anzi|facciamo|mettilo|mettila|spostalo|spostala|alle|il|lo|per|scusa|nao|melhor|afinal|poe|muda|marca|o|as|ao|do|da|quero|dizer|desculpa|instead)(?!\p{L})/giu;

const DROP =
  /^(?:no[,. ]+)?(?:forget (?:it|that|about it)|never ?mind|drop (?:it|that)|cancel (?:it|that)|scrap (?:it|that)|don'?t (?:add|save|create) (?:it|that)|skip it|laat maar(?: zitten)?|vergeet (?:het|maar)|vergiss es|lass (?:es|mal|stecken)|doch nicht|laisse tomber|oublie(?: ca)?|annule(?: ca)?|olvidalo|dejalo|lascia (?:stare|perdere)|deixa(?: estar| para la)?|esquece(?: isso)?)[ .!]*$/;
const TITLE =
  /^(?:(?:no|actually|ok|and|please)[, ]+)*(?:call (?:it|that)|name (?:it|that)|rename (?:it|that) to|title (?:it|that)|the title (?:is|should be)|noem het|nenn(?:e)? (?:es|das)|appelle[- ](?:le|la)|llamalo|llamala|chiamalo|chiamala|chama-lhe)\s+["“'‘]?(.+?)["”'’]?[.! ]*$/i;
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
  `^(?:(?:no|actually|ok|and|please|but)[, ]+)*(?:make (?:it|that)|for|it(?:'s| is| takes| will take)|takes?|let'?s say|give it)? ?(?:for )?(${ANY_LENGTH})(?: long)?[.! ]*$`,
  'i',
);
const SHIFT = new RegExp(`(${ANY_LENGTH}) (later|earlier|sooner)[.! ]*$`, 'i');
/** 'Make it 4', 'at 5 then': an hour without 'at' or 'o'clock'. */
const BARE_HOUR = /(?:make|set|change) (?:it|that) (?:to )?(\d{1,2})(?=[ .!]*$)/i;

/** Also a length from now, such as 'in three hours', which is exact. */
const NAMES_HALF_OF_DAY =
  /\b(?:am|pm|a\.m\.|p\.m\.|morning|afternoon|evening|night|noon|midnight)\b|\b(?:0\d|1[3-9]|2[0-3]):\d\d\b|\bin (?:\S+ ){1,3}(?:hours?|minutes?|mins?)\b/i;

/** The hour in the half of the day in which the card's own hour is, if the message does not name the half. */
function likelyHour(hour: number, before: WallTime | undefined, sentence: string): number {
  if (before === undefined || hour > 12 || NAMES_HALF_OF_DAY.test(sentence)) return hour;
  const other = (hour + 12) % 24;
  return Math.abs(other - before.hour) < Math.abs(hour - before.hour) ? other : hour;
}

/** Whether the message has nothing besides the time but small words. */
function saysOnlyWhen({ sentence, spans }: FoundWhen): boolean {
  const rest = spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, sentence);
  return !/[\p{L}\d]/u.test(comparable(rest).replaceAll(AROUND, ' '));
}

function changedTime(when: FoundWhen, card: ProposedCard, { reference, timeZone }: Moment): CardChange {
  const before = card.at === undefined ? undefined : wallTimeAt(card.at, timeZone);
  const { year, month, day, minute } = when.localStart;
  const date = when.hasDate || before === undefined ? { year, month, day } : before;
  const own = before === undefined || card.isAllDay ? DEFAULT_TIME : before;
  const time = when.hasTime ? { hour: likelyHour(when.localStart.hour, before, when.sentence), minute } : own;
  const wall: WallTime = { year: date.year, month: date.month, day: date.day, hour: time.hour, minute: time.minute };
  const at = instantOf(wall, timeZone);
  // An hour that is over today is meant for the next day.
  const start = at <= reference && !when.hasDate ? instantOf(movedBy(wall, { days: 1 }), timeZone) : at;
  const keepsAllDay = card.isAllDay && !when.hasTime;
  return {
    at: keepsAllDay ? instantOf({ ...wall, hour: 0, minute: 0 }, timeZone) : start,
    isAllDay: keepsAllDay,
    ...(card.isAllDay && !keepsAllDay && { duration: 60 }),
    ...(when.duration !== undefined && { duration: when.duration }),
  };
}

function timeChange(text: string, card: ProposedCard, moment: Moment): CardChange | undefined {
  const language = languageOfPlan(text)?.language;
  const languages: (PlanLanguage | undefined)[] =
    language === undefined ? [undefined, 'nl', 'de', 'fr', 'es', 'it', 'pt'] : [language, undefined];
  for (const one of languages) {
    const english = (one === undefined ? text : inEnglish(text, one)).replace(BARE_HOUR, 'make it at $1');
    const when = findWhen(english, moment.reference, moment.timeZone);
    const isNew = when !== undefined && (when.hasDate || when.hasTime) && when.recurring === undefined;
    if (isNew && !when.isPast && saysOnlyWhen(when)) return changedTime(when, card, moment);
  }
  return undefined;
}

function shiftChange(text: string, { at }: ProposedCard): CardChange | undefined {
  const [, length = '', direction = ''] = SHIFT.exec(text) ?? [];
  const minutes = minutesIn(length);
  if (at === undefined || length === '' || minutes === undefined) return undefined;
  return { at: new Date(at.getTime() + (/later/i.test(direction) ? 1 : -1) * minutes * 60_000) };
}

function lengthChange(text: string, { type, isAllDay }: ProposedCard): CardChange | undefined {
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

function timeAndLength(text: string, card: ProposedCard, moment: Moment): CardChange | undefined {
  if (card.type !== 'schedule' || card.isAllDay) return undefined;
  const [, time = '', length = ''] = TIME_AND_LENGTH.exec(text) ?? [];
  const [, foreignTime = '', foreignLength = ''] = TIME_AND_FOREIGN_LENGTH.exec(text) ?? [];
  const english = ENDS_WITH_LENGTH.test(time) ? undefined : minutesIn(length);
  const duration = english ?? foreignMinutesIn(comparable(foreignLength));
  if (duration === undefined || duration > DAY_MINUTES) return undefined;
  const change = timeChange(english === undefined ? foreignTime : time, card, moment);
  return change === undefined || change === 'drop' ? undefined : { ...change, duration };
}

/**
 * What a message changes about the card that was proposed just before: 'make it half past four', 'no, Thursday', 'call it
 * lunch'. Undefined if the message is about something else. Reads seven languages.
 */
export function readCardChange(message: string, card: ProposedCard, moment: Moment): CardChange | undefined {
  const text = message.replaceAll(/[’‘]/g, "'").trim();
  if (text.length > MAX_LENGTH || /\?\s*$/.test(text)) return undefined;
  const plain = comparable(text);
  if (DROP.test(plain)) return 'drop';
  const title = TITLE.exec(plain) === null ? undefined : TITLE.exec(text)?.[1];
  if (title !== undefined) return { title: title.slice(0, 1).toUpperCase() + title.slice(1) };
  const type = TYPES.find(([, form]) => form.test(plain))?.[0];
  if (type !== undefined) return type === card.type ? undefined : { type };
  return (
    timeAndLength(text, card, moment) ??
    shiftChange(text, card) ??
    lengthChange(text, card) ??
    timeChange(text, card, moment)
  );
}
