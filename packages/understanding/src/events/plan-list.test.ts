import { expect, test } from 'vitest';
import { detectSuggestions } from '../detect-events.ts';
import { plansOfList } from './plan-list.ts';

test.each([
  ['for the fridge: vaccination tom 8 jan 9.10am, swimming gala fri 16 jan 4pm', 2],
  ['do 7 jan tandarts 9:20, vr 15 jan concert met Bas 20:00, za 23 jan verhuizen', 3],
  ['Abgabe 11.1., Vortrag 26.1. 13:30', 2],
  ['Dinner with Jo on 3 December, at 7, in town', 1],
  ['I am free Mon 23 Nov, Tue 24 Nov, Wed 25 Nov', 1],
  ['Fair from 3 Dec, 10 am, until 5 Dec, 12 pm', 1],
])('%j has %i plans', (sentence, count) => {
  expect(plansOfList(sentence)).toHaveLength(count);
});

test('each plan of a list is proposed with its own time', () => {
  const found = detectSuggestions({
    text: 'our january: dentist for mia 8 jan 9.10am, parents evening 14 jan 6pm',
    role: 'user',
    reference: new Date('2026-11-18T10:00:00Z'),
    timeZone: 'UTC',
  });
  expect(found.map(({ title, schedulingDetails }) => [title, schedulingDetails?.datetime])).toEqual([
    ['Dentist for mia', '2027-01-08T09:10:00.000Z'],
    ['Parents evening', '2027-01-14T18:00:00.000Z'],
  ]);
});
