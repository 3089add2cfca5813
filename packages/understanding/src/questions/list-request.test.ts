import { expect, test } from 'vitest';
import { withoutListRequest } from './list-request.ts';

test.each([
  ['I need to order strings, put it on my to-do list for Friday', 'I need to order strings for Friday'],
  ['I must call the bank. Can you add that to my tasks please?', 'I must call the bank please?'],
  [
    'ik moet nog snaren bestellen, zet dat op mijn takenlijst voor vrijdag',
    'ik moet nog snaren bestellen voor vrijdag',
  ],
  ['ich muss Saiten bestellen, setz das bitte auf meine Liste', 'ich muss Saiten bestellen'],
  ['Il faut que je commande des cordes, mets-le dans mes tâches', 'Il faut que je commande des cordes'],
  ['tengo que pedir cuerdas, apúntalo en mi lista para el viernes', 'tengo que pedir cuerdas para el viernes'],
  ['devo ordinare le corde, mettilo nella lista', 'devo ordinare le corde'],
  ['preciso de encomendar cordas, põe isso nas minhas tarefas', 'preciso de encomendar cordas'],
])('a request to put a plan on the list is not part of the plan: %s', (message, plan) => {
  expect(withoutListRequest(message)).toBe(plan);
});

test.each(['put it on my list', 'what is on my list?', 'add milk to my list', 'mets du lait sur ma liste'])(
  'a message without a plan before the request stays as it is: %s',
  (message) => {
    expect(withoutListRequest(message)).toBe(message);
  },
);

test('a long row of dots takes no time', () => {
  const message = `${'.'.repeat(50_000)} put`;
  const startedAt = performance.now();
  expect(withoutListRequest(message)).toBe(message);
  expect(performance.now() - startedAt).toBeLessThan(500);
});
