import { describe, expect, it } from 'vitest';
import { findWhen } from './find-when.ts';

const reference = new Date('2026-11-18T10:00:00Z');
const recurrenceOf = (text: string): string | undefined => findWhen(text, reference, 'Europe/Berlin')?.recurring;

describe('the days of a series', () => {
  it.each([
    ['chess on Thursday from 6 to 7pm, starting tomorrow', 'FREQ=WEEKLY;BYDAY=TH'],
    ['Monday, Wednesday and Friday at 9am physio', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
    ['five nights in a row at 8pm: dress rehearsal', 'FREQ=DAILY;COUNT=5'],
    ['four Sundays, 5pm, from the 29th: reading', 'FREQ=WEEKLY;BYDAY=SU;COUNT=4'],
    ['yoga class Tuesday and Thursday at 7pm', 'FREQ=WEEKLY;BYDAY=TU,TH'],
    ['Tuesdays and Thursdays at 7pm, tomorrow included', 'FREQ=WEEKLY;BYDAY=TU,TH'],
    ['infusion every two months, always the first Tuesday at 9am', 'FREQ=MONTHLY;INTERVAL=2;BYDAY=1TU'],
  ])('imply how often it recurs: %j', (text, recurrence) => {
    expect(recurrenceOf(text)).toBe(recurrence);
  });

  it.each([
    'dentist on Thursday at 6pm',
    'lunch on Friday at noon, in two weeks the next one',
    'Monday or Tuesday at 5pm',
    'exams on Tuesday and Thursday at 9am',
    'training on Tuesday and Thursday next week at 9am',
  ])('imply nothing if they may be one-off dates: %j', (text) => {
    expect(recurrenceOf(text)).toBeUndefined();
  });
});
