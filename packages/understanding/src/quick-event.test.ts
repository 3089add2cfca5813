import { expect, test } from 'vitest';
import { scoreQuickAdd } from '../eval/plan-scores.ts';
import { parseQuickEvent } from './quick-event.ts';

// A Friday, one in the afternoon in Berlin.
const reference = new Date('2026-03-20T12:00:00Z');
const read = (text: string) => parseQuickEvent({ text, reference, timeZone: 'Europe/Berlin' });

test.each<[string, string, string, number]>([
  ['lunch with Ana tue 1pm 45m', 'Lunch with Ana', '2026-03-24T12:00:00.000Z', 45],
  ['Dentist tomorrow 9:30', 'Dentist', '2026-03-21T08:30:00.000Z', 60],
  ['call mum sunday 6pm 20 min', 'Call mum', '2026-03-22T17:00:00.000Z', 20],
  ['Design review 24 March 10am-11:30am', 'Design review', '2026-03-24T09:00:00.000Z', 90],
  ['team offsite mon 9am 1.5 hours', 'Team offsite', '2026-03-23T08:00:00.000Z', 90],
  ['gym monday 7am for 1 hour', 'Gym', '2026-03-23T06:00:00.000Z', 60],
  ['workshop april 2 2pm 1h30', 'Workshop', '2026-04-02T12:00:00.000Z', 90],
  ['coffee with Ben in 2 hours', 'Coffee with Ben', '2026-03-20T14:00:00.000Z', 30],
  ['summer clocks sun 29 march 10am', 'Summer clocks', '2026-03-29T08:00:00.000Z', 60],
])('%j is %j at %s for %i minutes', (text, title, start, duration) => {
  const event = read(text);
  expect(event).toMatchObject({ title, duration, isAllDay: false, recurrence: null });
  expect(event?.start.toISOString()).toBe(start);
});

test.each([
  ['dentist tue 3pm remind me a day before', 'Dentist', 1440],
  ['dentist tue 3pm, remind me the evening before', 'Dentist', 19 * 60],
  ['Ana’s birthday april 3, remind me a day before', 'Ana’s birthday', 15 * 60],
  ['dentist tue 3pm', 'Dentist', null],
])('%j is %j with a reminder %j minutes before', (text, title, reminderMinutes) => {
  expect(read(text)).toMatchObject({ title, reminderMinutes });
});

test('at least 95 % of the training lines are exact in time, title, length and rule', () => {
  expect(scoreQuickAdd().share).toBeGreaterThanOrEqual(0.95);
});

test('a day without an hour has an assumed time, and a birthday is an all-day event', () => {
  expect(read('buy tyres on monday')).toMatchObject({ isTimeAssumed: true, isAllDay: false });
  expect(read('Ana’s birthday april 3')).toMatchObject({ isAllDay: true, duration: 1440, isTimeAssumed: false });
  expect(read('all day planning on monday')).toMatchObject({ isAllDay: true, title: 'Planning' });
  expect(read('conference for 3 days on april 7')).toMatchObject({ isAllDay: true, duration: 3 * 1440 });
});

test('a repetition becomes a rule that starts on its first day', () => {
  const event = read('standup every weekday 9am 15m');
  expect(event).toMatchObject({ title: 'Standup', duration: 15, recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' });
  expect(event?.start.toISOString()).toBe('2026-03-23T08:00:00.000Z');
});

test('a place is removed from the title', () => {
  expect(read('dinner with Sam friday 7pm at Luigi’s')).toMatchObject({
    title: 'Dinner with Sam',
    location: 'Luigi’s',
  });
  expect(read('lunch @ Café Central tomorrow 12:30')).toMatchObject({ title: 'Lunch', location: 'Café Central' });
  expect(read('meet Ana at 4pm tomorrow')).toMatchObject({ location: null });
});

test.each(['', 'lunch with Ana', '45m', '@', 'x'.repeat(600)])('%j names no time, so it is not an event', (text) => {
  expect(read(text)).toBeUndefined();
});

test.each<[string, string, string, number]>([
  ['meeting 10am-noon thursday', 'Meeting', '2026-03-26T09:00:00.000Z', 120],
  ['doctor in 3 days at 4pm', 'Doctor', '2026-03-23T15:00:00.000Z', 60],
  ['zoom w/ Bob 4p', 'Zoom w/ Bob', '2026-03-20T15:00:00.000Z', 60],
  ['breakfast w mom sun 9', 'Breakfast w mom', '2026-03-22T08:00:00.000Z', 60],
  ['team lunch 27th 12:30', 'Team lunch', '2026-03-27T11:30:00.000Z', 60],
  ['half an hour with Tom on wed at 11', 'With Tom', '2026-03-25T10:00:00.000Z', 30],
  ['Call Anna @ 4:15', 'Call Anna', '2026-03-20T15:15:00.000Z', 30],
  ['dinner tomorrow 18h30', 'Dinner', '2026-03-21T17:30:00.000Z', 120],
])('%j, in shorthand, is %j at %s for %i minutes', (text, title, start, duration) => {
  expect(read(text)).toMatchObject({ title, start: new Date(start), duration, isAllDay: false });
});

test.each([
  ['conference Apr 1-3', '2026-03-31T22:00:00.000Z', 3],
  ['vacation from Dec 20 to Jan 3', '2026-12-19T23:00:00.000Z', 15],
  ['trip 30 March to 2 April', '2026-03-29T22:00:00.000Z', 4],
])('%j lasts from its first to its last day', (text, start, days) => {
  expect(read(text)).toMatchObject({ start: new Date(start), duration: days * 1_440, isAllDay: true });
});

test.each([
  ['Zahnarzt morgen um 9:30', 'Zahnarzt', '2026-03-21T08:30:00.000Z'],
  ['Mittagessen mit Ana Dienstag 13 Uhr', 'Mittagessen mit Ana', '2026-03-24T12:00:00.000Z'],
  ['Treffen am Mittwoch um 15 Uhr', 'Treffen', '2026-03-25T14:00:00.000Z'],
  ['Besprechung 5.4. 14 Uhr', 'Besprechung', '2026-04-05T12:00:00.000Z'],
  ['dîner avec Paul samedi 20h', 'Dîner avec Paul', '2026-03-21T19:00:00.000Z'],
  ['réunion le 3 avril à 14h', 'Réunion', '2026-04-03T12:00:00.000Z'],
  ['reunión mañana a las 10', 'Reunión', '2026-03-21T09:00:00.000Z'],
  ['riunione lunedì alle 15', 'Riunione', '2026-03-23T14:00:00.000Z'],
  ['almoço amanhã às 13h', 'Almoço', '2026-03-21T12:00:00.000Z'],
  ['vergadering morgen om 10 uur', 'Vergadering', '2026-03-21T09:00:00.000Z'],
])('%j is parsed in its language', (text, title, start) => {
  expect(read(text)).toMatchObject({ title, start: new Date(start), isAllDay: false });
});

test.each<[string, string, string]>([
  ['movie night fri 8pm', 'Movie night', '2026-03-20T19:00:00.000Z'],
  ['wine evening sat 7pm', 'Wine evening', '2026-03-21T18:00:00.000Z'],
  ['quiz night thursday 19:30', 'Quiz night', '2026-03-26T18:30:00.000Z'],
  ['parents evening tue 6pm', 'Parents evening', '2026-03-24T17:00:00.000Z'],
  ['opening night march 28 7pm', 'Opening night', '2026-03-28T18:00:00.000Z'],
  ['date night tomorrow', 'Date night', '2026-03-21T19:00:00.000Z'],
  ['movie night every friday 8pm', 'Movie night', '2026-03-20T19:00:00.000Z'],
])('%j keeps a part of the day in its title, and its day is found', (text, title, start) => {
  expect(read(text)).toMatchObject({ title, start: new Date(start) });
});

test.each<[string, string, string]>([
  ['call mum tomorrow night', 'Call mum', '2026-03-21T19:00:00.000Z'],
  ['Friday night 8pm dinner', 'Dinner', '2026-03-20T19:00:00.000Z'],
  ['dinner tonight 8', 'Dinner', '2026-03-20T19:00:00.000Z'],
  ['meeting tomorrow in the morning', 'Meeting', '2026-03-21T08:00:00.000Z'],
  ['noon yoga wed', 'Yoga', '2026-03-25T11:00:00.000Z'],
])('%j has a title without its time words', (text, title, start) => {
  expect(read(text)).toMatchObject({ title, start: new Date(start) });
});

test.each<[string, string, string, string | null]>([
  ["lunch @ Luigi's friday 1pm", 'Lunch', '2026-03-27T12:00:00.000Z', "Luigi's"],
  ['lunch @ Café Central 5 april 1pm', 'Lunch', '2026-04-05T11:00:00.000Z', 'Café Central'],
  ['drinks @ Studio 54 8pm', 'Drinks', '2026-03-20T19:00:00.000Z', 'Studio 54'],
  ['meet @ noon monday', 'Meet', '2026-03-23T11:00:00.000Z', null],
  ['call at Monday 3pm', 'Call', '2026-03-23T14:00:00.000Z', null],
  ['party at Christmas 7pm', 'Party', '2026-12-25T18:00:00.000Z', null],
  ['Christmas party on Christmas Eve at 7pm', 'Christmas party', '2026-12-24T18:00:00.000Z', null],
  ['dinner at Monday Café tomorrow 7pm', 'Dinner', '2026-03-21T18:00:00.000Z', 'Monday Café'],
])('in %j a place is distinguished from a time: %j at %s, in %j', (text, title, start, location) => {
  expect(read(text)).toMatchObject({ title, start: new Date(start), location });
});

test.each<[string, string, string, number, boolean]>([
  ['90-day review monday 3pm', '90-day review', '2026-03-23T14:00:00.000Z', 60, false],
  ['3-day conference april 7', 'Conference', '2026-04-06T22:00:00.000Z', 3 * 1_440, true],
  ['vacation for 40 days from monday', 'Vacation', '2026-03-22T23:00:00.000Z', 31 * 1_440, true],
  ['vacation for 10 days from monday', 'Vacation', '2026-03-22T23:00:00.000Z', 10 * 1_440, true],
])('%j is %j at %s for %i minutes, all day: %j', (text, title, start, duration, isAllDay) => {
  expect(read(text)).toMatchObject({ title, start: new Date(start), duration, isAllDay });
});

test.each([
  ['seminar, Room 3.21, thurs 14:15', 'Seminar', 'Room 3.21', '2026-03-26T13:15:00.000Z'],
  ['expo, Hall 2, 3 december at 9:00', 'Expo', 'Hall 2', '2026-12-03T08:00:00.000Z'],
  ['comedy night @ Mehringhof Dec 11, 9pm', 'Comedy night', 'Mehringhof', '2026-12-11T20:00:00.000Z'],
  ["easter lunch at Gran's 5 april 1pm", "Easter lunch at Gran's", null, '2026-04-05T11:00:00.000Z'],
  ['plumber 25/3 8-10', 'Plumber', null, '2026-03-25T07:00:00.000Z'],
  ['palestra domani ore 18', 'Palestra', null, '2026-03-21T17:00:00.000Z'],
])('%j has the title %j, the place %j and its hour', (text, title, location, start) => {
  expect(read(text)).toMatchObject({ title, location, start: new Date(start) });
});

test.each([
  ['take vitamins daily 8am', 'Take vitamins', 'FREQ=DAILY'],
  ['gym mon wed fri 7am', 'Gym', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
  ['yoga mittwochs 19:30', 'Yoga', 'FREQ=WEEKLY;BYDAY=WE'],
])('%j repeats, and its title is only %j', (text, title, recurrence) => {
  expect(read(text)).toMatchObject({ title, recurrence });
});
