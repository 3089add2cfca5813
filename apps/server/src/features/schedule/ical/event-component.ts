import ICAL from 'ical.js';

/** Thrown for an event that cannot be stored faithfully; the message is a sentence for the user. */
export class SkipEvent extends Error {}

/** The supported properties of a VEVENT, and its rules as written. */
export interface EventComponent {
  component: ICAL.Component;
  /** The values of its RRULE lines. */
  rules: string[];
}

const TIMES = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE']);
const SUPPORTED_PROPERTIES = new Set([
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
const TIME_VALUE =
  /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d|60)Z?)?(?:\/[A-Z0-9+-]+)?$/i;
/** For example P1W or P1DT2H30M. */
const DURATION_VALUE = /^[+-]?P(?=\d|T\d)(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/;
/** A name, parameters and a value, such as “DTSTART;TZID=Europe/Paris:20260131T090000”. */
const CONTENT_LINE = /^([A-Z0-9-]+)((?:;(?:[^":]|"[^"]*")*)?):([\s\S]*)$/i;

/**
 * Parses the lines of one VEVENT, skipping malformed lines and unsupported properties. Throws SkipEvent for malformed
 * times and durations.
 */
export function readEventLines(lines: readonly string[]): EventComponent {
  const rules: string[] = [];
  const supportedLines: string[] = [];
  for (const line of lines) {
    const [, writtenName = '', parameters = '', value = ''] = CONTENT_LINE.exec(line) ?? [];
    const name = writtenName.toUpperCase();
    // Rules are parsed by our own parser, which names the parts it does not support.
    if (name === 'RRULE') rules.push(value.replaceAll('\\', '').replaceAll(/\s/g, ''));
    else if (TIMES.has(name) && value.trim() !== '') supportedLines.push(timeLine(name, parameters, value));
    else if (name === 'DURATION') supportedLines.push(`${name}:${durationIn(value)}`);
    else if (SUPPORTED_PROPERTIES.has(name) && !TIMES.has(name)) supportedLines.push(`${name}${parameters}:${value}`);
  }
  const parsed = ICAL.parse(['BEGIN:VEVENT', ...supportedLines, 'END:VEVENT'].join('\r\n')) as unknown[];
  return { component: new ICAL.Component(parsed as never), rules };
}

/** Repairs a line of times: many programs omit VALUE=DATE for days, or write whitespace around times. */
function timeLine(name: string, parameters: string, value: string): string {
  const text = value.replaceAll(/\s/g, '').replace(/,$/, '');
  const isDays = /^\d{8}(?:,\d{8})*$/.test(text);
  if (isDays && !/;VALUE=/i.test(parameters)) return `${name}${parameters};VALUE=DATE:${text}`;
  if (/;VALUE=DATE(?:;|$)/i.test(parameters)) {
    const days = text.split(',').map((day) => day.replace(/^(\d{8})T\d{6}Z?$/, '$1'));
    return `${name}${parameters}:${days.join(',')}`;
  }
  const wrong = text.split(',').find((time) => !TIME_VALUE.test(time));
  if (wrong !== undefined) throw new SkipEvent(`Its time “${wrong.slice(0, 40)}” could not be understood.`);
  return `${name}${parameters}:${text}`;
}

function durationIn(value: string): string {
  const text = value.replaceAll(/\s/g, '').toUpperCase();
  if (!DURATION_VALUE.test(text)) throw new SkipEvent(`Its length “${text.slice(0, 40)}” could not be understood.`);
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

const UNTITLED_EVENT = 'Untitled event';

export function titleOf(component: ICAL.Component): string {
  return textOf(component, 'summary').trim().slice(0, 300) || UNTITLED_EVENT;
}

/** The title of lines that could not be read as an event. */
export function titleIn(lines: readonly string[]): string {
  const [, title = ''] = lines.map((line) => /^SUMMARY(?:;[^:]*)?:(.*)$/i.exec(line)).find((found) => found) ?? [];
  return title.replaceAll('\\', '').trim().slice(0, 300) || UNTITLED_EVENT;
}
