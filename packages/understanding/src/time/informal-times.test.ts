import { describe, expect, it } from 'vitest';
import { findWhen } from './find-when.ts';
import type { PlanLanguage } from './languages/time-words.ts';

const reference = new Date('2026-11-18T10:00:00Z');

/** Day and hour, length, and rule of a sentence written on Wednesday 18 November 2026, 11:00 in Berlin. */
const read = (text: string, language?: PlanLanguage) => {
  const when = findWhen(text, reference, 'Europe/Berlin', language);
  if (when === undefined) return undefined;
  const { day, hour, minute } = when.localStart;
  return [`${day} ${hour}:${String(minute).padStart(2, '0')}`, when.duration, when.recurring].filter(
    (part) => part !== undefined,
  );
};

describe('the time of a sentence', () => {
  it.each([
    ['im back on thurs 26th 8pm to 8.30am', ['26 20:00', 750]],
    ['Zoom is at 6pm on Monday, hour and a half', ['23 18:00', 90]],
    ['the MRI is a week tomorrow, 8.20 in the morning, they said 45 mins in the tube', ['26 8:20', 45]],
    ['remind me on the 10th of december in the morning, say 8', ['10 8:00']],
    ['blood test 20.11. 07:10 fasting', ['20 7:10']],
    ['swimming each Saturday 3.15 for thirty minutes', ['21 15:15', 30, 'FREQ=WEEKLY;BYDAY=SA']],
    ['Opera on Tuesday, starts at 6 and goes on till 10.45', ['24 18:00', 285]],
    ['ping me in twenty minutes', ['18 11:20']],
    ['german class mo+we 19:00-20:30', ['18 19:00', 90, 'FREQ=WEEKLY;BYDAY=MO,WE']],
  ])('is read from %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['nl', 'tentamen op 3 dec, 13.30 tot 16.30, en ik snap er niets van', ['3 13:30', 180]],
    ['nl', "op 9 december 's morgens om negen uur", ['9 9:00']],
    ['nl', 'op 5 december om een uur of zes', ['5 18:00']],
    ['fr', 'dans 1h30 je dois rappeler la CAF', ['18 12:30']],
    [
      'fr',
      'un samedi sur deux, à partir du 28, la permanence, 10h - 13h.',
      ['28 10:00', 180, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA'],
    ],
  ] as const)('is read in %s from %j', (language, text, expected) => {
    expect(read(text, language)).toEqual(expected);
  });
});
