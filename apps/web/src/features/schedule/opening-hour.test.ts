import { describe, expect, it } from 'vitest';
import { findOpeningHour, hasEntryInView } from './opening-hour.ts';

const at = (hour: number, hours = 1) => ({ from: hour * 60, to: (hour + hours) * 60 });
/** A phone shows six hours, a wide screen twelve. */
const [PHONE, WIDE] = [6, 12];

describe('a day or a week opens', () => {
  it.each([
    ['at 3 AM on the morning, where its entries are', [at(10), at(13)], 3, PHONE, 7],
    ['at 3 AM on the first entry of the day', [at(19)], 3, PHONE, 18],
    ['at 3 AM around now if an entry is near', [at(4), at(10)], 3, PHONE, 2],
    ['at 3 AM on the morning of an empty day', [], 3, WIDE, 7],
    ['in the morning with its early entries', [at(6)], 9, PHONE, 6],
    ['with the day in view despite an entry of the night', [at(1), at(9)], undefined, WIDE, 7],
    ['on the first entry, if the morning has none', [at(20)], undefined, WIDE, 19],
    ['on the first entry, if all others are out of view', [at(1)], undefined, PHONE, 0],
    ['around now in the afternoon, if an entry is near', [at(9), at(17)], 16, PHONE, 14],
    ['on the morning, if nothing is near in the evening', [at(9)], 21, PHONE, 7],
    ['around now in the afternoon of an empty day', [], 16, PHONE, 14],
    ['on the morning late in the evening of an empty day', [], 23, PHONE, 7],
  ] as const)('%s', (_, entries, nowHour, shownHours, hour) => {
    expect(findOpeningHour(entries, nowHour === undefined ? undefined : nowHour * 60, shownHours)).toBe(hour);
  });

  it('on an entry whenever there is one', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      for (let now = 0; now < 24; now += 1) {
        for (const shownHours of [PHONE, WIDE]) {
          const entries = [at(hour)];
          const top = Math.min(24 - shownHours, Math.max(0, findOpeningHour(entries, now * 60, shownHours)));
          expect(hasEntryInView(entries, top, shownHours), `entry at ${hour}, now ${now}`).toBe(true);
        }
      }
    }
  });
});
