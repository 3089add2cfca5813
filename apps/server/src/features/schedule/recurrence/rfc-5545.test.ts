import { expect, test } from 'vitest';
import { occurrencesBetween } from './occurrences.ts';

const zone = 'America/New_York';
const seriesStart = new Date('1997-09-02T13:00:00Z');

/** Examples of RFC 5545, section 3.8.5.3, within one year. A rule without an end continues after the expected days. */
const examples: [rule: string, start: string, days: string][] = [
  ['FREQ=DAILY;COUNT=10', '1997-09-02T09:00', '9/2 9/3 9/4 9/5 9/6 9/7 9/8 9/9 9/10 9/11'],
  ['FREQ=DAILY;UNTIL=19970905T000000Z', '1997-09-02T09:00', '9/2 9/3 9/4'],
  ['FREQ=DAILY;INTERVAL=2', '1997-09-02T09:00', '9/2 9/4 9/6 9/8'],
  ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02T09:00', '9/2 9/12 9/22 10/2 10/12'],
  ['FREQ=WEEKLY;COUNT=10', '1997-09-02T09:00', '9/2 9/9 9/16 9/23 9/30 10/7 10/14 10/21 10/28 11/4'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU', '1997-09-02T09:00', '9/2 9/16 9/30 10/14 10/28 11/11 11/25 12/9 12/23'],
  [
    'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH',
    '1997-09-02T09:00',
    '9/2 9/4 9/9 9/11 9/16 9/18 9/23 9/25 9/30 10/2',
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
    '1997-09-01T09:00',
    '9/1 9/3 9/5 9/15 9/17 9/19 9/29 10/1 10/3 10/13 10/15 10/17 10/27 10/29 10/31 11/10 11/12 11/14 11/24 11/26 11/28 12/8 12/10 12/12 12/22',
  ],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH', '1997-09-02T09:00', '9/2 9/4 9/16 9/18 9/30 10/2 10/14 10/16'],
  ['FREQ=MONTHLY;COUNT=4;BYDAY=1FR', '1997-09-05T09:00', '9/5 10/3 11/7 12/5'],
  ['FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR', '1997-09-05T09:00', '9/5 10/3 11/7 12/5'],
  ['FREQ=MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU', '1997-09-07T09:00', '9/7 9/28 11/2 11/30'],
  ['FREQ=MONTHLY;COUNT=4;BYDAY=-2MO', '1997-09-22T09:00', '9/22 10/20 11/17 12/22'],
  ['FREQ=MONTHLY;BYMONTHDAY=-3', '1997-09-28T09:00', '9/28 10/29 11/28 12/29'],
  ['FREQ=MONTHLY;COUNT=8;BYMONTHDAY=2,15', '1997-09-02T09:00', '9/2 9/15 10/2 10/15 11/2 11/15 12/2 12/15'],
  ['FREQ=MONTHLY;COUNT=7;BYMONTHDAY=1,-1', '1997-09-30T09:00', '9/30 10/1 10/31 11/1 11/30 12/1 12/31'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=TU', '1997-09-02T09:00', '9/2 9/9 9/16 9/23 9/30 11/4 11/11 11/18 11/25'],
  ['FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13', '1997-09-13T09:00', '9/13 10/11 11/8 12/13'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04T09:00', '9/4 10/7 11/6'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29T09:00', '9/29 10/30 11/27 12/30'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05T09:00', '8/5 8/10 8/19 8/24'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05T09:00', '8/5 8/17 8/19 8/31'],
  ['FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '2007-01-15T09:00', '1/15 1/30 2/15 3/15 3/30'],
];

test.each(examples)('%s from %s happens on %s', (recurrence, start, days) => {
  const offset = start.includes('-01-') ? '-05:00' : '-04:00';
  const eventDate = new Date(`${start}:00${offset}`);
  const to = new Date(Date.UTC(eventDate.getUTCFullYear(), 11, 31, 23));
  const found = occurrencesBetween({ eventDate, timeZone: zone, recurrence }, eventDate, to);
  const foundDays = found.map((date) =>
    date.toLocaleString('en-US', { timeZone: zone, month: 'numeric', day: 'numeric', hour: 'numeric' }),
  );
  const expectedDays = days.split(' ');
  expect(foundDays.slice(0, expectedDays.length)).toEqual(expectedDays.map((day) => `${day}, 9 AM`));
  const isOpen = !/COUNT|UNTIL/.test(recurrence);
  expect(isOpen || foundDays.length === expectedDays.length).toBe(true);
});

/** Examples that span years, in UTC. */
const examplesOverYears: [rule: string, start: string, days: string][] = [
  [
    'FREQ=MONTHLY;INTERVAL=18;COUNT=8;BYMONTHDAY=10,11,12,13,14,15',
    '1997-09-10',
    '1997-09-10 1997-09-11 1997-09-12 1997-09-13 1997-09-14 1997-09-15 1999-03-10 1999-03-11',
  ],
  ['FREQ=YEARLY;COUNT=4;BYMONTH=6,7', '1997-06-10', '1997-06-10 1997-07-10 1998-06-10 1998-07-10'],
  ['FREQ=YEARLY;INTERVAL=2;COUNT=4;BYMONTH=1,2,3', '1997-03-10', '1997-03-10 1999-01-10 1999-02-10 1999-03-10'],
  [
    'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
    '1997-01-01',
    '1997-01-01 1997-04-10 1997-07-19 2000-01-01 2000-04-09 2000-07-18 2003-01-01 2003-04-10 2003-07-19 2006-01-01',
  ],
  ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', '1997-05-19 1998-05-18 1999-05-17'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1997-05-12', '1997-05-12 1998-05-11 1999-05-17'],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH', '1997-03-13', '1997-03-13 1997-03-20 1997-03-27 1998-03-05'],
  ['FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8', '1997-06-05', '1997-06-05 1997-06-12 1997-06-19'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '1997-09-02', '1998-02-13 1998-03-13 1998-11-13 1999-08-13 2000-10-13'],
  [
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11-05',
    '1996-11-05 2000-11-07 2004-11-02',
  ],
  [
    'FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA',
    '1998-01-30',
    '1998-01-30 1998-01-31 1999-01-01',
  ],
  ['FREQ=YEARLY', '2024-02-29', '2024-02-29 2028-02-29 2032-02-29'],
  ['FREQ=MONTHLY', '2026-01-31', '2026-01-31 2026-03-31 2026-05-31 2026-07-31'],
];

test.each(examplesOverYears)('%s from %s happens on %s', (recurrence, start, days) => {
  const eventDate = new Date(`${start}T09:00:00Z`);
  const found = occurrencesBetween(
    { eventDate, timeZone: 'UTC', recurrence },
    eventDate,
    new Date('2036-01-01T00:00:00Z'),
  );
  const expectedDays = days.split(' ');
  expect(found.slice(0, expectedDays.length).map((date) => date.toISOString().slice(0, 10))).toEqual(expectedDays);
});

test('several times a day: every twenty minutes from 9:00 to 10:40', () => {
  const recurrence = 'FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,20,40';
  const found = occurrencesBetween(
    { eventDate: seriesStart, timeZone: zone, recurrence },
    seriesStart,
    new Date('1997-09-03T13:10:00Z'),
  );
  expect(found.map((date) => date.toISOString().slice(5, 16))).toEqual([
    '09-02T13:00',
    '09-02T13:20',
    '09-02T13:40',
    '09-02T14:00',
    '09-02T14:20',
    '09-02T14:40',
    '09-03T13:00',
  ]);
});

test('expanding a rule that never matches ends without a result', () => {
  const recurrence = 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30';
  expect(
    occurrencesBetween(
      { eventDate: seriesStart, timeZone: zone, recurrence },
      seriesStart,
      new Date('2036-01-01T00:00:00Z'),
    ),
  ).toEqual([]);
});
