import type { Event } from '@app/contract/events';
import { describe, expect, it } from 'vitest';
import { draftAfterDrag, draftAfterKey } from './drag-draft.ts';
import { changedBody, toFormValues } from './event-form-values.ts';
import { lanePosition } from './lane-position.ts';
import { conflictsOf, mapConflicts, placeEvents, spanOf } from './placed-events.ts';
import { recurrenceChoiceOf, recurrenceRuleOf } from './recurrence-choice.ts';

const berlin = 'Europe/Berlin';
const makeEvent = (id: string, start: string, duration: number, fields: Partial<Event> = {}): Event => ({
  id,
  title: id,
  eventDate: start,
  duration,
  notes: '',
  category: null,
  isAutoDetected: false,
  timeZone: berlin,
  isAllDay: false,
  isFree: false,
  location: null,
  recurrence: null,
  seriesId: null,
  originalStart: null,
  taskId: null,
  conversationId: null,
  messageId: null,
  ...fields,
});

describe('the layout of events', () => {
  const day = '2026-11-23';
  const describeLanes = (...events: Event[]) =>
    placeEvents(events, [day], berlin)
      .get(day)
      ?.timed.map(({ event, lane, lanes }) => `${event.id} ${lane + 1}/${lanes}`);

  it('puts them side by side only while they overlap', () => {
    const long = makeEvent('long', `${day}T08:00:00Z`, 120);
    const early = makeEvent('early', `${day}T08:00:00Z`, 60);
    const late = makeEvent('late', `${day}T09:00:00Z`, 60);
    const alone = makeEvent('alone', `${day}T10:00:00Z`, 60);
    expect(describeLanes(alone, late, early, long)).toEqual(['long 1/2', 'early 2/2', 'late 2/2', 'alone 1/1']);
  });

  it('widens an event in a narrow calendar, unless the event in the next lane would cover its title', () => {
    const describeWidths = (...events: Event[]) =>
      (placeEvents(events, [day], berlin).get(day)?.timed ?? []).map((placed) => {
        const place = lanePosition(placed);
        return `${placed.event.id} ${place['--lane-width']} ${place['--narrow-lane-left']} ${place['--narrow-lane-width']}`;
      });
    const first = makeEvent('first', `${day}T08:00:00Z`, 120);
    expect(describeWidths(first, makeEvent('later', `${day}T08:30:00Z`, 60))).toEqual([
      'first 50% 0% 80%',
      'later 50% 40% 60%',
    ]);
    expect(describeWidths(first, makeEvent('beside', `${day}T08:15:00Z`, 60))).toEqual([
      'first 50% 0% 40%',
      'beside 50% 40% 60%',
    ]);
    expect(describeWidths(first)).toEqual(['first 100% 0% 100%']);
  });

  it('shows events without a duration as half an hour, even at the end of a day', () => {
    const [placed] = placeEvents([makeEvent('x', `${day}T22:55:00Z`, 0)], [day], berlin).get(day)?.timed ?? [];
    expect(placed).toMatchObject({ from: 1410, to: 1440 });
  });

  it('splits a short event at midnight, and shows an event of more than a day as whole days', () => {
    const night = placeEvents([makeEvent('x', `${day}T21:00:00Z`, 240)], [day, '2026-11-24'], berlin);
    expect(night.get(day)?.timed[0]).toMatchObject({ from: 1320, to: 1440 });
    expect(night.get('2026-11-24')?.timed[0]).toMatchObject({ from: 0, to: 120 });
    const fair = makeEvent('x', `${day}T08:00:00Z`, 3000);
    expect(spanOf(fair, berlin)).toEqual({ first: day, last: '2026-11-25', isWhole: true });
  });

  it('shows an event at its hour on a day on which the clocks change', () => {
    const spring = '2026-03-29';
    const [placed] =
      placeEvents([makeEvent('x', `${spring}T07:00:00Z`, 60)], [spring], berlin).get(spring)?.timed ?? [];
    expect(placed).toMatchObject({ from: 540, to: 600 });
  });

  it('counts overlapping events as conflicts, but not adjacent ones', () => {
    const first = makeEvent('first', `${day}T08:00:00Z`, 60);
    const next = makeEvent('next', `${day}T09:00:00Z`, 60);
    const point = makeEvent('point', `${day}T08:30:00Z`, 0);
    const allDayEvent = makeEvent('whole', `${day}T00:00:00Z`, 1440, { isAllDay: true, isFree: true });
    const free = makeEvent('free', `${day}T08:00:00Z`, 60, { isFree: true });
    const busyDay = makeEvent('busy', `${day}T00:00:00Z`, 1440, { isAllDay: true });
    expect(conflictsOf(first, [first, next, point, allDayEvent, free]).map(({ id }) => id)).toEqual(['point']);
    expect(conflictsOf(free, [first, point])).toEqual([]);
    expect(conflictsOf(next, [next, busyDay]).map(({ id }) => id)).toEqual(['busy']);
  });

  it('finds the same conflicts for all events at once as for each event alone', () => {
    const events = Array.from({ length: 60 }, (_, index) =>
      makeEvent(`e${index}`, new Date(Date.parse(`${day}T08:00:00Z`) + index * 17 * 60_000).toISOString(), index % 50, {
        isFree: index % 7 === 0,
      }),
    );
    const all = mapConflicts(events);
    const listIds = (found: readonly Event[] | undefined) => (found ?? []).map(({ id }) => id).toSorted();
    for (const event of events) expect(listIds(all.get(event.id))).toEqual(listIds(conflictsOf(event, events)));
  });
});

describe('a drag', () => {
  const origin = { event: undefined, day: '2026-11-23', start: 540, duration: 60 };
  const at = (minutes: number, day = '2026-11-23') => ({ day, minutes });

  it('moves by quarters of an hour and days, and stays within the day', () => {
    const grabbed = at(570);
    expect(draftAfterDrag('move', origin, grabbed, at(638, '2026-11-25'))).toMatchObject({
      day: '2026-11-25',
      start: 615,
    });
    expect(draftAfterDrag('move', origin, grabbed, at(0))).toMatchObject({ start: 0 });
    expect(draftAfterDrag('move', origin, { day: '2026-11-23' }, { day: '2026-12-02' })).toMatchObject({
      day: '2026-12-02',
      start: 540,
    });
  });

  it('resizes to a quarter of an hour at least, and over midnight', () => {
    expect(draftAfterDrag('resize', origin, at(600), at(642))).toMatchObject({ start: 540, duration: 105 });
    expect(draftAfterDrag('resize', origin, at(600), at(100))).toMatchObject({ duration: 15 });
    expect(draftAfterDrag('resize', origin, at(600), at(60, '2026-11-24'))).toMatchObject({ duration: 960 });
  });

  it('creates an event downwards and upwards', () => {
    const free = { ...origin, start: 600, duration: 30 };
    expect(draftAfterDrag('create', free, at(610), at(700))).toMatchObject({ start: 600, duration: 105 });
    expect(draftAfterDrag('create', free, at(610), at(540))).toMatchObject({ start: 540, duration: 90 });
  });

  it('takes the same steps when it is done with the keyboard', () => {
    expect(draftAfterKey(origin, 'ArrowUp', { isResizing: false, isDayOnly: false })).toMatchObject({ start: 525 });
    expect(draftAfterKey(origin, 'ArrowUp', { isResizing: true, isDayOnly: false })).toMatchObject({ duration: 45 });
    expect(draftAfterKey(origin, 'ArrowDown', { isResizing: false, isDayOnly: true })).toMatchObject({
      day: '2026-11-30',
    });
    expect(draftAfterKey(origin, 'Home', { isResizing: false, isDayOnly: false })).toBeUndefined();
  });
});

describe('a recurrence', () => {
  const end = { kind: 'never', until: '', count: 10 } as const;
  const monday = { day: '2026-11-23', timeZone: berlin };

  it.each([
    ['daily', 'FREQ=DAILY'],
    ['weekdays', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['weekly', 'FREQ=WEEKLY;BYDAY=MO'],
    ['biweekly', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
    ['monthly', 'FREQ=MONTHLY'],
    ['yearly', 'FREQ=YEARLY'],
  ] as const)('%s is %s, and is read back', (recurrence, rule) => {
    expect(recurrenceRuleOf(recurrence, '2026-11-23', '', end)).toBe(rule);
    expect(recurrenceChoiceOf(rule, monday).recurrence).toBe(recurrence);
  });

  it('that the form does not offer is custom', () => {
    expect(recurrenceChoiceOf('FREQ=MONTHLY;BYDAY=-1FR', monday).recurrence).toBe('custom');
    expect(recurrenceChoiceOf('FREQ=WEEKLY;BYDAY=TU', monday).recurrence).toBe('custom');
    expect(recurrenceRuleOf('custom', '2026-11-23', ' FREQ=MONTHLY;BYDAY=-1FR ', end)).toBe('FREQ=MONTHLY;BYDAY=-1FR');
    expect(recurrenceChoiceOf('FREQ=DAILY;UNTIL=20261224T235959', monday)).toEqual({
      recurrence: 'daily',
      end: { kind: 'until', until: '2026-12-24', count: 10 },
    });
  });
});

it('an unchanged form changes nothing, whatever the rule is', () => {
  for (const recurrence of [
    null,
    'FREQ=WEEKLY;BYDAY=MO',
    'FREQ=DAILY;UNTIL=20261224T120000Z',
    'FREQ=MONTHLY;BYDAY=-1FR',
  ]) {
    const event = makeEvent('x', '2026-11-23T08:00:00.000Z', 30, { recurrence });
    expect(changedBody(event, toFormValues(event, berlin), berlin)).toEqual({});
  }
  const trip = makeEvent('x', '2026-11-23T11:00:00.000Z', 2880, { isAllDay: true, timeZone: 'Pacific/Auckland' });
  expect(changedBody(trip, toFormValues(trip, berlin), berlin)).toEqual({});
});
