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
  const calendars: SplitCalendar[] = [];
  let calendar = emptyCalendar();
  let open: OpenPart | undefined;
  const close = ({ isCut }: { isCut: boolean }) => {
    const components =
      open?.name === 'VEVENT' ? calendar.events : open?.name === 'VTIMEZONE' ? calendar.zones : undefined;
    if (open !== undefined) components?.push({ lines: open.lines, isCut });
    open = undefined;
  };
  const finish = () => {
    close({ isCut: true });
    if (calendar.events.length > 0 || calendar.properties.size > 0) calendars.push(calendar);
    calendar = emptyCalendar();
  };
  for (const line of unfold(text)) {
    const [, writtenKind = '', writtenName = ''] = BOUNDARY.exec(line) ?? [];
    const [kind, name] = [writtenKind.toUpperCase(), writtenName.toUpperCase()];
    if (name === 'VCALENDAR') finish();
    else if (kind === 'BEGIN' && (open === undefined || name === 'VEVENT')) {
      close({ isCut: true });
      open = { name, lines: [], depth: 0, isCut: false };
    } else if (kind === 'END' && open?.name === name && open.depth === 0) close({ isCut: false });
    else if (open === undefined) addProperty(calendar, line);
    else {
      open.depth += kind === 'BEGIN' ? 1 : 0;
      // The components inside a time zone are its rules, which are needed. Those inside an event are alarms.
      if (open.depth === 0 || open.name === 'VTIMEZONE') open.lines.push(line);
      open.depth -= kind === 'END' ? 1 : 0;
    }
  }
  finish();
  const isUsable = /^END:\s*VCALENDAR\s*$/im.test(text) || calendars.some(({ events }) => events.length > 0);
  return isUsable ? calendars : undefined;
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
