import { expect, test } from 'vitest';
import { seriesCheck } from '../events/import-events.ts';
import { readCalendar } from './read-calendar.ts';
import { toImportable } from './read-importable.ts';
import { decodeText } from './read-text.ts';

const makeCalendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const makeEvent = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Meet', ...lines, 'END:VEVENT'];
function read(text: string, zone = 'Europe/Berlin') {
  const content = readCalendar(text, zone);
  if (content === undefined) throw new Error('this is no calendar');
  return toImportable(content, seriesCheck);
}
const readStarts = (text: string, zone?: string) =>
  read(text, zone).events.map(({ eventDate, duration, recurrence }) =>
    [eventDate.toISOString().slice(0, 16), duration, ...(recurrence === null ? [] : [recurrence])].join(' '),
  );
const weekly = ['DTSTART;TZID=Europe/Berlin:20261005T091500', 'DURATION:PT15M', 'RRULE:FREQ=WEEKLY;COUNT=20'];

test('extra dates become single events, periods with their own duration', () => {
  const text = makeCalendar(
    ...makeEvent(
      ...weekly,
      // The second one already matches the rule.
      'RDATE;TZID=Europe/Berlin:20261007T100000,20261012T091500',
      'RDATE;VALUE=PERIOD:20261008T100000Z/PT2H,20261009T100000Z/20261009T103000Z',
      'EXDATE:20261009T100000Z',
    ),
  );
  expect(readStarts(text)).toEqual([
    '2026-10-05T07:15 15 FREQ=WEEKLY;COUNT=20',
    '2026-10-07T08:00 15',
    '2026-10-08T10:00 120',
  ]);
  const days = makeCalendar(...makeEvent('DTSTART;VALUE=DATE:20261005', 'RDATE;VALUE=DATE:20261107,20261209'));
  expect(readStarts(days)).toEqual(['2026-10-04T22:00 1440', '2026-11-06T23:00 1440', '2026-12-08T23:00 1440']);
});

test('a start that the rule does not match counts as an occurrence', () => {
  const text = makeCalendar(...makeEvent('DTSTART:20261005T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=TH'));
  expect(readStarts(text)).toEqual(['2026-10-05T09:00 60 FREQ=WEEKLY;BYDAY=TH', '2026-10-05T09:00 60']);
});

test.each([
  ['in UTC', 'EXDATE:20261026T081500Z'],
  ['in its zone', 'EXDATE;TZID=Europe/Berlin:20261026T091500'],
  ['in another zone', 'EXDATE;TZID=America/New_York:20261026T041500'],
  ['without a zone', 'EXDATE:20261026T091500'],
  ['as a day', 'EXDATE;VALUE=DATE:20261026'],
  ['as a day without VALUE=DATE', 'EXDATE:20261026'],
  ['as a cancelled occurrence', ''],
])('an excluded occurrence is recognised when it is written %s', (_how, exdate) => {
  const cancelled = makeEvent('RECURRENCE-ID:20261026T081500Z', 'DTSTART:20261026T081500Z', 'STATUS:CANCELLED');
  const text = makeCalendar(
    ...makeEvent(...weekly, ...(exdate === '' ? [] : [exdate])),
    ...(exdate === '' ? cancelled : []),
  );
  const [event] = read(text, 'Asia/Tokyo').events;
  expect(event?.exceptions).toMatchObject([{ originalStart: new Date('2026-10-26T08:15:00Z'), isCancelled: true }]);
});

test('a moved occurrence keeps its own fields', () => {
  const moved = ['RECURRENCE-ID;TZID=Europe/Berlin:20261026T091500', 'DTSTART:20261026T130000Z', 'DURATION:PT1H'];
  const text = makeCalendar(
    ...makeEvent(...weekly, 'LOCATION:Room 1'),
    ...makeEvent(...moved, 'LOCATION:Room 2', 'TRANSP:TRANSPARENT'),
  );
  const [event] = read(text).events;
  expect(event?.exceptions).toEqual([
    {
      originalStart: new Date('2026-10-26T08:15:00Z'),
      eventDate: new Date('2026-10-26T13:00:00Z'),
      isCancelled: false,
      title: 'Meet',
      location: 'Room 2',
      duration: 60,
      isFree: true,
    },
  ]);
});

test('occurrences without their series and events with equal uids are imported, but no older versions of an event', () => {
  const orphan = makeEvent('RECURRENCE-ID:20261026T081500Z', 'DTSTART:20261027T081500Z', 'DURATION:PT30M');
  expect(readStarts(makeCalendar(...orphan))).toEqual(['2026-10-27T08:15 30']);
  const calendarWithOneUid = makeCalendar(
    ...makeEvent('DTSTART:20261001T100000Z'),
    ...makeEvent('DTSTART:20261002T100000Z'),
  );
  expect(new Set(read(calendarWithOneUid).events.map(({ uid }) => uid)).size).toBe(2);
  const versions = makeCalendar(
    ...makeEvent('DTSTART:20261002T100000Z', 'SEQUENCE:2'),
    ...makeEvent('DTSTART:20261001T100000Z', 'SEQUENCE:1'),
  );
  expect(readStarts(versions)).toEqual(['2026-10-02T10:00 0']);
});

const makeZone = (tzid: string, ...more: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  ...more,
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

test.each([
  ['by its offsets', 'Customized Time Zone', []],
  ['by its location', 'Office', ['X-LIC-LOCATION:America/New_York']],
])('a time zone defined in the file is found %s', (_how, tzid, more) => {
  const text = makeCalendar(
    ...makeZone(tzid, ...more),
    ...makeEvent(`DTSTART;TZID="${tzid}":20261005T090000`, 'RRULE:FREQ=WEEKLY'),
  );
  const [event] = read(text).events;
  expect(event?.eventDate.toISOString()).toBe('2026-10-05T13:00:00.000Z');
  const offsetFormat = new Intl.DateTimeFormat('en', { timeZone: event?.timeZone, timeZoneName: 'shortOffset' });
  expect(offsetFormat.format(new Date('2026-11-20T12:00:00Z'))).toContain('GMT-5');
});

test('a zone definition that fits several IANA zones gets the name of the best-known one', () => {
  const text = makeCalendar(...makeZone('Office'), ...makeEvent('DTSTART;TZID=Office:20261005T090000'));
  expect(read(text).events[0]?.timeZone).toBe('America/New_York');
});

test.each([
  ['Arabic Standard Time', 'Asia/Baghdad'],
  ['Central Asia Standard Time', 'Asia/Bishkek'],
  ['Central Standard Time (Mexico)', 'America/Mexico_City'],
  ['Iran Standard Time', 'Asia/Tehran'],
  ['UTC', 'UTC'],
])('the Windows zone %s is %s', (tzid, timeZone) => {
  const text = makeCalendar(...makeEvent(`DTSTART;TZID="${tzid}":20261005T090000`));
  expect(read(text).events[0]?.timeZone).toBe(timeZone);
});

test('times without a time zone use the zone that the calendar names', () => {
  const text = makeCalendar('X-WR-TIMEZONE:America/New_York', ...makeEvent('DTSTART:20261005T090000'));
  expect(readStarts(text)).toEqual(['2026-10-05T13:00 0']);
});

test('a broken event is reported and does not affect the others', () => {
  const validEvent = ['BEGIN:VEVENT', 'UID:9', 'SUMMARY:Sound', 'DTSTART:20261005T090000Z', 'END:VEVENT'];
  const broken: [string[], string][] = [
    [['DTSTART:20261005T0900Z'], 'Its time “20261005T0900Z” could not be understood.'],
    [['DTSTART:20261399T090000Z'], 'Its time'],
    [
      ['DTSTART:20261005T090000Z', 'RRULE:FREQ=SOMETIMES'],
      'It repeats by “FREQ=SOMETIMES”, which is not a valid rule.',
    ],
    [['DTSTART:20261005T090000Z', 'RRULE:FREQ=HOURLY'], 'Repeating by this rule is not supported: FREQ=HOURLY.'],
    [['DTSTART:20261005T090000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'], 'never'],
    [['DTSTART;TZID=Moon/Base:20261005T090000'], 'Its time “Moon/Base” could not be understood.'],
    [['DTSTART:20261005T090000Z', 'DTEND:20261005T080000Z'], 'It ends before it starts.'],
    [['DTSTART:20261005T090000Z', 'STATUS:CANCELLED'], 'It was cancelled.'],
    [['DTSTART:20261005T090000Z', 'DURATION:P2M'], 'Its length “P2M” could not be understood.'],
  ];
  for (const [lines, reason] of broken) {
    const { events, skipped } = read(makeCalendar(...makeEvent('X NONSENSE', ...lines), ...validEvent));
    expect([events.map(({ title }) => title), skipped[0]?.title]).toEqual([['Sound'], 'Meet']);
    expect(skipped[0]?.reason).toContain(reason);
  }
  const cutCalendar = read(makeCalendar(...validEvent, 'BEGIN:VEVENT', 'SUMMARY:Half', 'DTSTART:20261005T09'));
  expect(cutCalendar).toMatchObject({ events: [{ title: 'Sound' }], skipped: [{ title: 'Half' }] });
});

test('common deviations from the standard are accepted', () => {
  const lines = ['DTSTART : 20261005T090000Z ', 'DTSTART: 20261005T090000Z ', 'RRULE:FREQ=Weekly\\;COUNT=3;'];
  expect(readStarts(makeCalendar(...makeEvent(...lines)))).toEqual(['2026-10-05T09:00 0 FREQ=Weekly;COUNT=3;']);
  expect(readStarts(makeCalendar(...makeEvent('DTSTART:20261005')))).toEqual(['2026-10-04T22:00 1440']);
  expect(readStarts(makeEvent('DTSTART:20261005T090000Z').join('\n'))).toEqual(['2026-10-05T09:00 0']);
  const folded = makeCalendar(...makeEvent('DTSTART:20261005T090000Z', 'DESCRIPTION:one\r\n  two\\nthree\r\n\t!'));
  expect(read(folded).events[0]?.notes).toBe('one two\nthree!');
});

test('text is decoded as UTF-8, UTF-16 or Windows-1252', () => {
  expect(decodeText(Buffer.from('Café', 'utf8'))).toBe('Café');
  expect(decodeText(Buffer.from('Café', 'latin1'))).toBe('Café');
  expect(decodeText(Buffer.from('\uFEFFCafé', 'utf16le'))).toBe('Café');
});
