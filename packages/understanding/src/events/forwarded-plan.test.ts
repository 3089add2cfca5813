import { expect, test } from 'vitest';
import { detectSuggestions } from '../detect-events.ts';

const detect = (text: string) =>
  detectSuggestions({ text, role: 'user', reference: new Date('2026-11-18T10:00:00Z'), timeZone: 'Europe/Berlin' });

test('an appointment in a quotation is a plan if the person asks to enter it', () => {
  const text =
    'Please put this in my calendar, it just came: "Dear Ms Kaur, your appointment is on 3 December at 9:40."';
  expect(detect(text)).toMatchObject([
    { type: 'schedule', schedulingDetails: { datetime: '2026-12-03T08:40:00.000Z' } },
  ]);
});

test('an appointment in a quotation is a plan only if the person asks to enter it', () => {
  expect(detect('Is this a scam? "Dear Ms Kaur, your appointment is on 3 December at 9:40."')).toEqual([]);
});
