import { inEnglish } from '../time/languages/in-english.ts';
import type { ShownEvent } from './named-in-reply.ts';

/**
 * An order to move 'it', in seven languages, with the groups `verb`, `to` and `rest`. Small words such as 'maar' and
 * 'doch' only soften the order.
 */
const MOVES: readonly RegExp[] = [
  /^(?<verb>(?:(?:please|ok|okay|and|then|can you|could you)[, ]+)*(?:move|shift|push|reschedule|change|put|make|bump))(?: it| that| this)(?: one)?(?: back)?(?<to> to| on| for| at)(?<rest> .+)$/iu,
  /^(?<verb>(?:(?:ok|en|dan|kun je|kan je)[, ]+)*(?:verzet|verplaats|verschuif|schuif|zet))(?: het| die| dat| hem| deze)(?: dan| maar| toch| even| eens| liever| nu)*(?<to> naar| op)(?<rest> .+)$/iu,
  /^(?<verb>(?:(?:ok|und|dann|kannst du)[, ]+)*(?:verschiebe?|verlege?|lege?|schiebe?|setze?))(?: ihn| es| sie| das| den| die)(?: dann| doch| mal| bitte| lieber)*(?<to> auf| nach| um)(?<rest> .+)$/iu,
  /^(?<verb>(?:(?:ok|et|alors)[, ]+)*(?:déplace|décale|mets|reporte|repousse)z?)-l[ea](?: donc| plutôt)*(?<to> à| au| pour| vers)(?<rest> .+)$/iu,
  /^(?<verb>(?:(?:ok|y|entonces)[, ]+)*(?:mueve|muéve|pasa|pása|cambia|cámbia|pon|aplaza|apláza))l[oa](?: mejor| entonces)*(?<to> al?| para)(?<rest> .+)$/iu,
  /^(?<verb>(?:(?:ok|e|allora)[, ]+)*(?:sposta|metti|rinvia|passa))l[oa](?: pure| invece)*(?<to> al?| alle| per)(?<rest> .+)$/iu,
  /^(?<verb>(?:(?:ok|e|então)[, ]+)*(?:muda|passa|adia|põe|move))(?:-[oa]| isso)(?: antes)*(?<to> para| ao?)(?<rest> .+)$/iu,
];
/** 'Put' and 'set' would add a new event. */
const ORDERS: readonly (readonly [RegExp, string, string])[] = [
  [/(?<!\p{L})(?:put|make|set|bump|change)$/iu, 'move', 'to'],
  [/(?<!\p{L})(?:zet|schuif)$/iu, 'verzet', 'naar'],
  [/(?<!\p{L})(?:setze?|lege?)$/iu, 'verschiebe', 'auf'],
];
/** The languages of `MOVES`. */
const LANGUAGES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'] as const;
/** Before a day or a time: 'to', 'auf', 'alle'. */
const TO =
  /^ *(?:(?:to|on|for|at|naar|op|auf|um|den|dem|de|het|à|a|au|pour|vers|le|la|las|al?|alle|per|il|para|ao?|o|as|às)(?!\p{L}) +)+/iu;
const INSTEAD =
  /[, ]+(?:instead|rather|please|liever|in plaats daarvan|stattdessen|bitte|plutôt|mejor|invece|em vez disso|per favore|por favor|s['’]il (?:te|vous) pla[iî]t|stp|svp|alsjeblieft|graag|aub)(?=[\s.!]*$)/iu;

const AFTER =
  /(?:(?:the|de|den|dem|le|el|il|a|la) )?(?<weekday>\p{L}+)(?: after(?: that)?| erna| daarna| erop| danach| darauf| d['’]après| suivante?| siguiente| dopo| successiv[oa]| (?:a )?seguinte)(?!\p{L})/giu;
const LOCALES = ['en-US', 'nl-NL', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'pt-PT'] as const;
const DAY_MS = 86_400_000;

/** 'Spostalo alle 11' as an order in English about an appointment: 'move the appointment to 11'. */
export function orderToMove(text: string, shown: ShownEvent | undefined, now: Date): string | undefined {
  for (const [at, form] of MOVES.entries()) {
    const { to, rest } = form.exec(text.trim())?.groups ?? {};
    const language = LANGUAGES[at];
    if (to === undefined || rest === undefined || language === undefined) continue;
    const day = `${to}${withWeekdayAfter(rest.replace(INSTEAD, ''), shown, now)}`;
    const english = language === 'en' ? day : inEnglish(day, language);
    return `move the appointment to ${asClock(english.replace(TO, '').trim())}`;
  }
  return undefined;
}

/** A number alone is an hour: 'move it to 11'; early ones are in the afternoon. */
const asClock = (time: string): string => {
  const hour = Number(/^(\d{1,2})[.!]*$/.exec(time)?.[1] ?? 0);
  if (hour < 1 || hour > 24) return time;
  return hour < FIRST_HOUR ? `${hour} pm` : `${hour}:00`;
};
const FIRST_HOUR = 7;

/** 'Move it to the Thursday after at 9' with the plan that the previous reply named, and the day that is meant. */
export function withMovedShown(
  text: string,
  title: string | undefined,
  shown: ShownEvent | undefined,
  now: Date,
): string {
  const groups = MOVES.map((form) => form.exec(text.trim())?.groups).find((found) => found !== undefined);
  if (title === undefined || groups === undefined) return text;
  const { verb = '', to = '', rest = '' } = groups;
  const day = withWeekdayAfter(rest.replace(INSTEAD, ''), shown, now);
  const order = ORDERS.find(([form]) => form.test(verb));
  return order === undefined ? `${verb} ${title}${to}${day}` : `${order[1]} ${title} ${order[2]}${day}`;
}

function withWeekdayAfter(text: string, shown: ShownEvent | undefined, now: Date): string {
  if (shown === undefined) return text;
  const year = /\d{4}$/.test(shown.day) ? '' : `, ${now.getUTCFullYear()}`;
  const from = new Date(`${shown.day}${year} 12:00 UTC`);
  if (year !== '' && from.getTime() < now.getTime() - DAY_MS) from.setUTCFullYear(from.getUTCFullYear() + 1);
  return text.replaceAll(AFTER, (found, weekday: string) => {
    for (let days = 1; days <= 7; days += 1) {
      const day = new Date(from.getTime() + days * DAY_MS);
      const locale = LOCALES.find((one) => nameOf(day, one, { weekday: 'long' }) === weekday.toLowerCase());
      if (locale !== undefined) return nameOf(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });
    }
    return found;
  });
}

const nameOf = (day: Date, locale: string, fields: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...fields, timeZone: 'UTC' }).format(day).toLowerCase();
