import { expect, test } from 'vitest';
import { slashDates, withYears } from './slash-dates.ts';

const now = { year: 2026, month: 11, day: 18, hour: 11, minute: 0 };

test.each([
  ['dentist 5/12 at 3pm', 'Europe/Berlin', 'dentist December 5, 2026 at 3pm'],
  ['dentist 5/12 at 3pm', 'America/New_York', 'dentist May 12, 2027 at 3pm'],
  ['exam 30/11', 'America/New_York', 'exam November 30, 2026'],
  ['born 05/05/89', 'Europe/Berlin', 'born May 5, 1989'],
  ['open 24/7, add 1/2 cup', 'Europe/Berlin', 'open 24/7, add 1/2 cup'],
])('%j in %s becomes %j', (text, zone, dated) => {
  expect(slashDates(text, now, zone)).toBe(dated);
});

test.each([
  ['réunion November 24 18:00', 'réunion November 24, 2026, 18:00'],
  ['logged Oct 26 15:50:06 2016', 'logged Oct 26 15:50:06 2016'],
])('%j keeps its hour', (text, dated) => {
  expect(withYears(text, now)).toBe(dated);
});
