import { expect, test } from 'vitest';
import { liveRequest } from './live-requests.ts';

test.each([
  'Can you phone the optician and move my appointment?',
  'could you email Mrs Kaya that we are late',
  'Kun je de tandarts even bellen?',
  'Kannst du bitte beim Finanzamt anrufen?',
  'Peux-tu appeler le garage ?',
  '¿Puedes llamar al hotel?',
  'Puoi prenotare due posti al cinema?',
  'Podes ligar para a clínica?',
])('an act outside the workspace: %s', (message) => {
  expect(liveRequest(message)).toBe('act');
});

test.each([
  'Can you check whether the flights to Oslo are delayed today?',
  'Could you look up the opening hours of the library?',
  'Kun je opzoeken of de treinen morgen rijden?',
  'Kannst du nachsehen, ob es auf der A3 Stau gibt?',
  'Peux-tu regarder les horaires des trains pour Lyon ?',
  '¿Puedes mirar si hay retrasos en los vuelos?',
  'Puoi controllare i prezzi dei biglietti per Roma?',
  'Podes ver se há atrasos nos comboios?',
])('something to be looked up now: %s', (message) => {
  expect(liveRequest(message)).toBe('lookUp');
});

test.each([
  'Can you look up what we said about the trains to Prague?',
  'Can you remind me to call the optician?',
  'Can you call this chat Garden plans?',
  'Can you check whether I am free on Friday?',
  'Call Mum tomorrow at 5',
  'Kannst du mich ans Anrufen erinnern?',
])('other messages: %s', (message) => {
  expect(liveRequest(message)).toBeUndefined();
});
