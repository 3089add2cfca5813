import { createFormats, type Formats } from '../formats.ts';
import { spanWords, withOrdinal } from './span-words.ts';

const plain = createFormats('fr-FR', spanWords);

export const formats: Formats = {
  ...plain,
  formatDay: (date, timeZone) => withOrdinal(plain.formatDay(date, timeZone)),
  formatCalendarDay: (day, now) => withOrdinal(plain.formatCalendarDay(day, now)),
  formatWeekday: (date, timeZone) => withOrdinal(plain.formatWeekday(date, timeZone)),
  formatDateTime: (date, timeZone) => withOrdinal(plain.formatDateTime(date, timeZone)),
  formatDayOfYear: (date, timeZone) => withOrdinal(plain.formatDayOfYear(date, timeZone)),
  spanName: (period, now, timeZone) => withOrdinal(plain.spanName(period, now, timeZone)),
};

/** The singular serves for every number below two: '1,5 heure'. */
export const isSingular = (value: string): boolean => /^[01](?:,|$)/.test(value);
