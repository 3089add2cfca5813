import { expect, test } from 'vitest';
import { countdownIn } from './countdown.ts';
import { progressAsked } from './goal-asked.ts';

test.each([
  ['How far am I with running?', 'running'],
  ['how is my Spanish going', 'Spanish'],
  ['hoe ver ben ik met hardlopen?', 'hardlopen'],
  ['hoe sta ik ervoor met de boeken', 'de boeken'],
  ['Wie weit bin ich mit den spanischen Wörtern?', 'den spanischen Wörtern'],
  ['où en suis-je avec mes livres ?', 'mes livres'],
  ['¿cómo voy con los libros?', 'los libros'],
  ['a che punto sono con la corsa?', 'la corsa'],
  ['como vou com os livros?', 'os livros'],
])('%s', (text, what) => expect(progressAsked(text)).toBe(what));

test.each([
  ['how many days until the concert?', 'concert', false],
  ['how many hours is it until the dentist', 'dentist', true],
  ['hoeveel uur duurt het nog tot de tandarts?', 'tandarts', true],
  ['Wie viele Tage sind es noch bis zum Konzert?', 'konzert', false],
  ['combien de jours avant le concert ?', 'concert', false],
  ['¿cuántos días faltan para el concierto?', 'concierto', false],
  ['quante ore mancano al dentista?', 'dentista', true],
  ['quantos dias faltam para o concerto?', 'concerto', false],
])('%s', (text, word, inHours) => expect(countdownIn(text)).toEqual({ words: [word], inHours }));

test.each(['how long does it take to cook rice?', 'how far is it to Paris?', 'hoe gaat het met je?'])(
  'asks something else: %s',
  (text) => expect(countdownIn(text)).toBeUndefined(),
);
