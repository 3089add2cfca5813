import { expect, test } from 'vitest';
import { asksWhatElse } from './what-else.ts';

test.each([
  'what else is still on my list then?',
  'And what is left to do?',
  'wat staat er nog op mijn lijstje?',
  'wat moet ik nog meer doen',
  'Was steht noch auf meiner Liste?',
  'qu’est-ce qu’il me reste à faire ?',
  '¿qué más tengo que hacer?',
  'cosa mi resta da fare?',
  'o que falta na minha lista?',
])('asks for the rest of the list: %s', (text) => expect(asksWhatElse(text)).toBe('list'));

test.each([
  'and what else?',
  'is that all?',
  'en wat nog meer?',
  'Und sonst noch was?',
  'et quoi d’autre ?',
  '¿y qué más?',
  'e che altro?',
  'e mais alguma coisa?',
])('asks for more: %s', (text) => expect(asksWhatElse(text)).toBe('more'));

test.each(['what else did you say about the garden?', 'something else', 'what is on my list', 'tell me more'])(
  'asks for something else: %s',
  (text) => expect(asksWhatElse(text)).toBeUndefined(),
);
