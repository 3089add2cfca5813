import { expect, it } from 'vitest';
import { detectSuggestions } from '../detect-events.ts';
import { beginningsBeforeComment } from './before-comment.ts';

const found = (text: string) =>
  detectSuggestions({ text, role: 'user', reference: new Date('2026-11-18T10:00:00Z'), timeZone: 'Europe/Berlin' }).map(
    ({ type, schedulingDetails }) => `${type} ${schedulingDetails?.datetime.slice(0, 10)}`,
  );

it.each([
  ['I have to hand in my lab report by Friday and I have written nothing so far, make me a plan?', 'task 2026-11-20'],
  ['my editor wants the second chapter from me by monday. any tips?', 'task 2026-11-23'],
  ['assignment 4 due thurs 23:59, stuck on question 2: what is a field', 'task 2026-11-19'],
  ['I promised to send Ola the plan by Tuesday. Can you check part 2?', 'task 2026-11-24'],
  ['Ik moet het verslag uiterlijk vrijdag inleveren en ik heb nog geen titel.', 'task 2026-11-20'],
  ['muss meine hausrat versicherung bis 30.11. kündigen, hast du tipps', 'task 2026-11-30'],
  ['tenho q pagar a renda até 10 de dezembro e a fatura não chegou', 'task 2026-12-10'],
  ['devo consegnare la relazione entro il 30 novembre ma il prof non risponde', 'task 2026-11-30'],
  ["ok so I've got the dentist on Monday at 4 and uh I wanted to know if I may eat", 'schedule 2026-11-23'],
  ['first Thursday of every month, 18:00, rust meetup, i always go', 'schedule 2026-12-03'],
  ['They finally gave me a date for the hip: January 12th, I have to check in at 6:30 AM.', 'schedule 2027-01-12'],
  ['standup got shifted, mine is tomorrow 9:15-9:30 now', 'schedule 2026-11-19'],
  ['blood donation appt nov 27 at 12:40 - am i allowed coffee beforehand?', 'schedule 2026-11-27'],
  ['I have standup every weekday at 9am and I hate it, how do I make it shorter?', 'schedule 2026-11-19'],
])('a comment does not hide the plan in %j', (text, plan) => {
  expect(found(text)).toEqual([plan]);
});

it.each([
  'I have a dentist on Friday at 9 but it got cancelled.',
  'I have to hand in the essay by Friday but the course got called off.',
  'Ik moet vrijdag om 9 uur naar de tandarts maar dat gaat niet door.',
])('returns no beginning of %j, because the comment withdraws the plan', (text) => {
  expect(beginningsBeforeComment(text)).toEqual([]);
});

it.each(['We have had rain since Monday at 9, but it stopped.'])('the beginning of %j is not a plan', (text) => {
  expect(found(text)).toEqual([]);
});

it('“fortnightly” means every second week', () => {
  const text = 'My therapist sees me fortnightly, Thursdays at 1pm, the next one is tomorrow.';
  const [plan] = detectSuggestions({
    text,
    role: 'user',
    reference: new Date('2026-11-18T10:00:00Z'),
    timeZone: 'UTC',
  });
  expect(plan?.schedulingDetails?.recurring).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=TH');
});

it('returns the parts before a comment, shortest first', () => {
  expect(beginningsBeforeComment('I have yoga on Friday, it is fun and I go')).toEqual([
    'I have yoga on Friday',
    'I have yoga on Friday, it is fun',
  ]);
});
