/** Languages of Google's pages whose month names are known. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'ru',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'tr',
  'uk',
  'ro',
];

/** How many minutes a time zone is ahead of UTC. */
const ZONE_OFFSETS = new Map(
  (
    'UTC=0 GMT=0 WET=0 BST=60 WEST=60 CET=60 MEZ=60 CEST=120 MESZ=120 EET=120 EEST=180 MSK=180 IST=330 JST=540 KST=540 ' +
    'AEST=600 AEDT=660 EST=-300 EDT=-240 CST=-360 CDT=-300 MST=-420 MDT=-360 PST=-480 PDT=-420 BRT=-180'
  )
    .split(' ')
    .map((zone) => [zone.split('=')[0] ?? '', Number(zone.split('=')[1])] as const),
);

let monthNames: Map<string, number> | undefined;

/** Months by short and long names. A name that means different months counts for the first language that has it. */
function readMonthNames(): Map<string, number> {
  const names = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const style of ['short', 'long'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) {
        const parts = format.formatToParts(Date.UTC(2024, month, 1));
        const name = (parts.find(({ type }) => type === 'month')?.value ?? '').toLowerCase().replace(/\.$/, '');
        if (/^\p{L}{2,}$/u.test(name) && !names.has(name)) names.set(name, month);
      }
    }
  }
  return names;
}

/** 10:00:00, or 10.00.00 if no year follows. */
const clockPattern = /\b(\d{1,2})(?::(\d{2}):|\.(\d{2})\.)(\d{2})(?!\d)\s*([AP]\.?\s?M\.?|午前|午後)?/i;

/** Whether a line is a date with a time: on Google's pages this line follows the prompt. */
export function isDateLine(line: string): boolean {
  return line.length <= 80 && clockPattern.test(line) && /\b\d{4}(?!\d)/.test(line);
}

/**
 * Milliseconds of a localised date: Jan 31, 2026, 10:00:00 PM CET; 31.01.2026, 22:00:00 MEZ; 2026年1月31日 22:00:00 JST.
 * Null if the day is ambiguous. An unknown zone counts as UTC.
 */
export function readLocalisedDate(line: string): number | null {
  const text = line.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  const clock = clockPattern.exec(text);
  if (!clock) return null;
  const [whole, hour = '', minuteAfterColon, minuteAfterDot, second = '', halfOfDay] = clock;
  const day = readDay(text.replace(whole, ' '));
  if (!day) return null;
  const isAfternoon = /^P|午後/i.test(halfOfDay ?? '');
  const hours = halfOfDay ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  const time = Date.UTC(
    day.year,
    day.month,
    day.day,
    hours,
    Number(minuteAfterColon ?? minuteAfterDot),
    Number(second),
  );
  return time - offsetOf(text) * 60_000;
}

function readDay(text: string): { year: number; month: number; day: number } | null {
  const year = /\b(\d{4})(?!\d)/.exec(text)?.[1];
  if (year === undefined) return null;
  monthNames ??= readMonthNames();
  const word = text
    .toLowerCase()
    .match(/\p{L}{2,}/gu)
    ?.find((name) => monthNames?.has(name));
  const numbers = (text.replace(year, ' ').match(/\d+/g) ?? []).map(Number).slice(0, 2);
  if (word !== undefined) return toDay(Number(year), monthNames.get(word) ?? 0, numbers[0]);
  const [first = 0, second = 0] = numbers;
  // 2026/01/31 and 2026年1月31日 begin with the year; 31.01.2026 and 1/31/2026 end with it.
  if (text.trimStart().startsWith(year)) return toDay(Number(year), first - 1, second);
  if (text.includes('.') || first > 12) return toDay(Number(year), second - 1, first);
  return second > 12 ? toDay(Number(year), first - 1, second) : null;
}

function toDay(year: number, month: number, day: number | undefined) {
  const isDay = day !== undefined && day >= 1 && day <= 31 && month >= 0 && month <= 11;
  return isDay ? { year, month, day } : null;
}

function offsetOf(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /(?:GMT|UTC)\s*([+-])(\d{1,2}):?(\d{2})?/.exec(text) ?? [];
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const name = text.match(/\b[A-Z]{2,5}\b/g)?.find((word) => ZONE_OFFSETS.has(word));
  return name === undefined ? 0 : (ZONE_OFFSETS.get(name) ?? 0);
}
