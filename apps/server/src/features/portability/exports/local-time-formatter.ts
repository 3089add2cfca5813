/** Returns a function that formats an instant in a time zone: its day as '2026-11-21' and its time as '09:30'. */
export function createLocalTimeFormatter(): (instant: Date, timeZone: string) => { day: string; time: string } {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (instant, timeZone) => {
    const format = formats.get(timeZone) ?? makeFormat(timeZone);
    formats.set(timeZone, format);
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const year = String(parts['year']).padStart(4, '0');
    return { day: `${year}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}` };
  };
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

export type LocalTimeFormatter = ReturnType<typeof createLocalTimeFormatter>;
