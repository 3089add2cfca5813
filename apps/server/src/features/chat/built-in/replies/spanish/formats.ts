import { createFormats, type Formats } from '../formats.ts';
import { spanWords } from './span-words.ts';

const plain = createFormats('es-ES', spanWords);

/** After an article, as in 'el martes 24 de noviembre', Spanish has no comma between the weekday and the day. */
const withoutComma = (day: string): string => day.replace(/^(\p{L}+), /u, '$1 ');

export const formats: Formats = {
  ...plain,
  formatCalendarDay: (day, now) => withoutComma(plain.formatCalendarDay(day, now)),
  formatWeekday: (date, timeZone) => withoutComma(plain.formatWeekday(date, timeZone)),
  formatDateTime: (date, timeZone) => withoutComma(plain.formatDateTime(date, timeZone)),
  formatDayOfYear: (date, timeZone) => withoutComma(plain.formatDayOfYear(date, timeZone)),
};
