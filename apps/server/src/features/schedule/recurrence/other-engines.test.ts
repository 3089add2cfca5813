import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { occurrencesBetween } from './occurrences.ts';

const NOT_COMPARED = /EXDATE|EXRULE|FREQ=(?:HOUR|MINUTE|SECOND)LY|BYMONTH=0|UNTIL=20000131T090000Z/;
const realData = process.env['REAL_DATA_DIR'];
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'];

function expandWithOtherEngine(recurrence: string, eventDate: Date, timeZone: string, from: Date, to: Date): string[] {
  const dtstart = Temporal.Instant.fromEpochMilliseconds(eventDate.getTime()).toZonedDateTimeISO(timeZone);
  const rule = new RRuleTemporal({ rruleString: `RRULE:${recurrence}`, dtstart });
  return rule.between(from, new Date(to.getTime() - 1), true).map((at) => new Date(at.epochMilliseconds).toISOString());
}

const days = fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1, maxLength: 3 });
const interval = fc.integer({ min: 1, max: 4 }).map((value) => `INTERVAL=${value}`);
const rules = fc.oneof(
  fc.tuple(fc.constant('FREQ=DAILY'), interval).map((parts) => parts.join(';')),
  fc.tuple(interval, days).map(([step, list]) => `FREQ=WEEKLY;${step};BYDAY=${list.join(',')}`),
  fc
    .tuple(interval, fc.subarray([1, 5, 15, 28, 31, -1, -3], { minLength: 1 }))
    .map(([step, list]) => `FREQ=MONTHLY;${step};BYMONTHDAY=${list.join(',')}`),
  fc
    .tuple(interval, fc.constantFrom('1', '2', '-1', '-2', '5'), days)
    .map(([step, ordinal, list]) => `FREQ=MONTHLY;${step};BYDAY=${list.map((day) => ordinal + day).join(',')}`),
  fc
    .tuple(days, fc.constantFrom('1', '-1', '2'))
    .map(([list, at]) => `FREQ=MONTHLY;BYDAY=${list.join(',')};BYSETPOS=${at}`),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('1', '-1'), days)
    .map(
      ([month, ordinal, list]) => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${list.map((day) => ordinal + day).join(',')}`,
    ),
  fc.integer({ min: 1, max: 28 }).map((day) => `FREQ=YEARLY;BYMONTH=3,10;BYMONTHDAY=${day}`),
);
const ends = fc.constantFrom('', ';COUNT=7', ';UNTIL=20270301T120000Z');

test('typical rules give the same result as another engine, with and without summer time (property)', () => {
  const starts = fc.constantFrom('2026-03-01T09:30:00Z', '2026-05-15T14:00:00Z', '2026-10-24T22:45:00Z');
  fc.assert(
    fc.property(rules, ends, starts, fc.constantFrom(...zones), (rule, end, start, timeZone) => {
      const eventDate = new Date(start);
      const [from, to] = [new Date('2026-02-01T00:00:00Z'), new Date('2028-02-01T00:00:00Z')];
      const ours = occurrencesBetween({ eventDate, timeZone, recurrence: rule + end }, from, to);
      expect(ours.map((date) => date.toISOString())).toEqual(
        expandWithOtherEngine(rule + end, eventDate, timeZone, from, to),
      );
    }),
    { numRuns: 60, seed: 3 },
  );
});

describe.skipIf(realData === undefined)('the recurrence samples of libical', () => {
  test('occur as many times as libical expects', () => {
    const text = readFileSync(path.join(realData ?? '', 'ical/libical/recur.txt'), 'utf8').replaceAll(
      /\r?\n[ \t]/g,
      '',
    );
    const samples = text.split('BEGIN:VEVENT').flatMap((block) => {
      const expected = /X-EXPECT-NUMEVENTS:\s*(\d+)/.exec(block)?.[1];
      const rule = /RRULE:([^\n]+)/.exec(block)?.[1]?.trim();
      const start = /DTSTART(?:;TZID=([^:\n]+))?:(\d{8}T\d{6})(Z?)/.exec(block);
      // Only rules that end and have no exclusions. UNTIL=20000131T090000Z is left out: libical expects nine o'clock in
      // the time zone, but the standard means nine o'clock UTC.
      const isComparable = rule !== undefined && /COUNT|UNTIL/.test(rule) && !NOT_COMPARED.test(rule + block);
      if (expected === undefined || rule === undefined || start === null || !isComparable) return [];
      return [{ rule, expected: Number(expected), timeZone: start[1] ?? 'UTC', start: start[2] ?? '' }];
    });
    expect(samples.length).toBeGreaterThan(20);
    const wrongSamples = samples.flatMap(({ rule, expected, timeZone, start }) => {
      const local = start.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6');
      const zone = timeZone.replace('US-Eastern', 'America/New_York');
      const eventDate = new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);
      const found = occurrencesBetween(
        { eventDate, timeZone: zone, recurrence: rule },
        eventDate,
        new Date('2200-01-01T00:00:00Z'),
      );
      return found.length === expected ? [] : [`${rule} from ${start}: ${found.length} instead of ${expected}`];
    });
    expect(wrongSamples).toEqual([]);
  });
});
