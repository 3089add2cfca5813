/** The lines of one component, unfolded, without its BEGIN and END. */
export interface CalendarComponent {
  lines: string[];
  /** Whether its END is missing. */
  isCut: boolean;
}

/** One calendar of a file, split so that a broken event does not affect the others. */
export interface SplitCalendar {
  /** The calendar's own properties by upper-case name; the first of each. */
  properties: Map<string, string>;
  zones: CalendarComponent[];
  events: CalendarComponent[];
}

interface OpenPart extends CalendarComponent {
  name: string;
  /** The number of open components within it. */
  depth: number;
}

/** BEGIN or END of a component, such as “BEGIN:VEVENT”. */
const BOUNDARY = /^(BEGIN|END):\s*([A-Z0-9-]+)\s*$/i;
/** A name, parameters and a value, such as “NAME;LANGUAGE=en:Work”. */
const PROPERTY = /^([A-Z0-9-]+)(?:;[^:]*)?:(.*)$/i;

/**
 * Splits a file into its calendars; undefined when it contains neither a calendar nor an event, or is cut off before
 * its first event.
 */
export function splitCalendars(text: string): SplitCalendar[] | undefined {
  if (!/^\uFEFF?\s*BEGIN:\s*(?:VCALENDAR|VEVENT)\s*$/im.test(text)) return undefined;
  const splitter = new CalendarSplitter();
  for (const line of unfold(text)) splitter.read(line);
  const calendars = splitter.finish();
  const isUsable = /^END:\s*VCALENDAR\s*$/im.test(text) || calendars.some(({ events }) => events.length > 0);
  return isUsable ? calendars : undefined;
}

/** Reads lines one after another into calendars and their components. */
class CalendarSplitter {
  readonly #calendars: SplitCalendar[] = [];
  #calendar = emptyCalendar();
  #open: OpenPart | undefined;

  read(line: string): void {
    const [, writtenKind = '', writtenName = ''] = BOUNDARY.exec(line) ?? [];
    const [kind, name] = [writtenKind.toUpperCase(), writtenName.toUpperCase()];
    const open = this.#open;
    // A calendar ends where its END is, and where the next one begins.
    if (name === 'VCALENDAR') this.#closeCalendar();
    else if (kind === 'BEGIN' && (open === undefined || name === 'VEVENT')) this.#openPart(name);
    else if (open === undefined) addProperty(this.#calendar, line);
    else if (kind === 'END' && open.name === name && open.depth === 0) this.#closePart({ isCut: false });
    else addLine(open, kind, line);
  }

  finish(): SplitCalendar[] {
    this.#closeCalendar();
    return this.#calendars;
  }

  /** An event inside of an open component begins a new one: the END of the open one is missing. */
  #openPart(name: string): void {
    this.#closePart({ isCut: true });
    this.#open = { name, lines: [], depth: 0, isCut: false };
  }

  #closePart({ isCut }: { isCut: boolean }): void {
    const { name, lines = [] } = this.#open ?? {};
    if (name === 'VEVENT') this.#calendar.events.push({ lines, isCut });
    if (name === 'VTIMEZONE') this.#calendar.zones.push({ lines, isCut });
    this.#open = undefined;
  }

  #closeCalendar(): void {
    this.#closePart({ isCut: true });
    const { events, properties } = this.#calendar;
    if (events.length > 0 || properties.size > 0) this.#calendars.push(this.#calendar);
    this.#calendar = emptyCalendar();
  }
}

/** The components inside a time zone are its rules, which are needed. Those inside an event are alarms. */
function addLine(open: OpenPart, kind: string, line: string): void {
  if (kind === 'BEGIN') open.depth += 1;
  if (open.depth === 0 || open.name === 'VTIMEZONE') open.lines.push(line);
  if (kind === 'END') open.depth -= 1;
}

function emptyCalendar(): SplitCalendar {
  return { properties: new Map(), zones: [], events: [] };
}

function addProperty({ properties }: SplitCalendar, line: string): void {
  const [, name = '', value = ''] = PROPERTY.exec(line) ?? [];
  if (name !== '' && !properties.has(name.toUpperCase())) properties.set(name.toUpperCase(), value.trim());
}

/** Content lines; a line that starts with whitespace continues the line before. */
function unfold(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .replaceAll(/(?:\r\n|\n|\r)[ \t]/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
}
