import ICAL from 'ical.js';
import { Skip } from './skip.ts';

/** One VEVENT: what is read of it, and its rules as they stand there. */
export interface EventComponent {
  component: ICAL.Component;
  /** The values of its RRULE lines. */
  rules: string[];
}

const TIMES = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE']);
const READ = new Set([
  ...TIMES,
  'UID',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'EXRULE',
  'STATUS',
  'TRANSP',
  'SEQUENCE',
  'X-MICROSOFT-CDO-BUSYSTATUS',
]);
/** A day, a time or a period. */
const TIME =
  /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d|60)Z?)?(?:\/[A-Z0-9+-]+)?$/i;
const LENGTH = /^[+-]?P(?=\d|T\d)(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/;
const LINE = /^([A-Z0-9-]+)((?:;(?:[^":]|"[^"]*")*)?):([\s\S]*)$/i;

/**
 * Reads the lines of one VEVENT; lines that are none are left out, as are properties that nobody asks for. Throws for
 * values that are none.
 */
export function readEventLines(lines: readonly string[]): EventComponent {
  const rules: string[] = [];
  const kept: string[] = [];
  for (const line of lines) {
    const [, given = '', parameters = '', value = ''] = LINE.exec(line) ?? [];
    const name = given.toUpperCase();
    // Rules are for our own reader, which names what it cannot keep.
    if (name === 'RRULE') rules.push(value.replaceAll('\\', '').replaceAll(/\s/g, ''));
    else if (TIMES.has(name) && value.trim() !== '') kept.push(timeLine(name, parameters, value));
    else if (name === 'DURATION') kept.push(`${name}:${lengthIn(value)}`);
    else if (READ.has(name) && !TIMES.has(name)) kept.push(`${name}${parameters}:${value}`);
  }
  const parsed = ICAL.parse(['BEGIN:VEVENT', ...kept, 'END:VEVENT'].join('\r\n')) as unknown[];
  return { component: new ICAL.Component(parsed as never), rules };
}

/** Many programs write a day without saying that it is one, or blanks around it. */
function timeLine(name: string, parameters: string, value: string): string {
  const text = value.replaceAll(/\s/g, '').replace(/,$/, '');
  const isDays = /^\d{8}(?:,\d{8})*$/.test(text);
  if (isDays && !/;VALUE=/i.test(parameters)) return `${name}${parameters};VALUE=DATE:${text}`;
  if (/;VALUE=DATE(?:;|$)/i.test(parameters)) {
    const days = text.split(',').map((day) => day.replace(/^(\d{8})T\d{6}Z?$/, '$1'));
    return `${name}${parameters}:${days.join(',')}`;
  }
  const wrong = text.split(',').find((time) => !TIME.test(time));
  if (wrong !== undefined) throw new Skip(`Its time “${wrong.slice(0, 40)}” could not be understood.`);
  return `${name}${parameters}:${text}`;
}

function lengthIn(value: string): string {
  const text = value.replaceAll(/\s/g, '').toUpperCase();
  if (!LENGTH.test(text)) throw new Skip(`Its length “${text.slice(0, 40)}” could not be understood.`);
  return text;
}

export function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : '';
}

export function numberOf(component: ICAL.Component, name: string): number {
  const value = Number(component.getFirstPropertyValue(name));
  return Number.isFinite(value) ? value : 0;
}

const UNTITLED = 'Untitled event';

export function titleOf(component: ICAL.Component): string {
  return textOf(component, 'summary').trim().slice(0, 300) || UNTITLED;
}

/** The title of lines that could not be read as an event. */
export function titleIn(lines: readonly string[]): string {
  const [, title = ''] = lines.map((line) => /^SUMMARY(?:;[^:]*)?:(.*)$/i.exec(line)).find((found) => found) ?? [];
  return title.replaceAll('\\', '').trim().slice(0, 300) || UNTITLED;
}
