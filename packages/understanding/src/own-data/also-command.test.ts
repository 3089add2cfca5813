import { expect, test } from 'vitest';
import { alsoAdded } from './also-command.ts';

const read = (text: string, isAfterPlans = true) =>
  alsoAdded({ text, reference: new Date('2026-11-29T10:00:00Z'), timeZone: 'Europe/Amsterdam' }, isAfterPlans);
const titlesOf = (text: string): string[] | undefined => {
  const found = read(text);
  return found !== undefined && 'tasks' in found ? found.tasks.map(({ title }) => title) : undefined;
};

test.each([
  ['Add also: pick up the dry cleaning', ['Pick up the dry cleaning']],
  ['also add buy stamps', ['Buy stamps']],
  ['add milk too', ['Milk']],
  ['Zet er nog bij: kaarsen kopen', ['Kaarsen kopen']],
  ['voeg ook de ramen lappen toe', ['De ramen lappen']],
  ['Füge noch hinzu: Blumen für Oma bestellen', ['Blumen für Oma bestellen']],
  ['schreib noch Batterien kaufen dazu', ['Batterien kaufen']],
  ['Ajoute aussi acheter du lait', ['Acheter du lait']],
  ['Añade también comprar pilas', ['Comprar pilas']],
  ['Aggiungi anche comprare il pane', ['Comprare il pane']],
  ['Adiciona também comprar selos', ['Comprar selos']],
])('%s', (text, titles) => expect(titlesOf(text)).toEqual(titles));

test('a day is the due day, and an hour makes it an appointment', () => {
  const found = read('Añade también llamar al banco el martes');
  expect(found).toMatchObject({ tasks: [{ title: 'Llamar al banco', type: 'task', schedulingDetails: {} }] });
  expect(read('Add also: yoga on Friday at 18:00')).toEqual({ appointment: 'yoga on Friday at 18:00' });
});

test.each([
  'Add also a sentence about the costs',
  'Füge noch ein Beispiel hinzu',
  'add 5 more',
  'add it too',
  'Ajoute aussi un paragraphe sur le budget',
  'can you also add a column?',
])('is about a text or an amount: %s', (text) => expect(titlesOf(text)).toBeUndefined());

test('before any plan was shown, it needs a colon or a verb', () => {
  for (const text of ['also add garlic to the sauce', 'Aggiungi anche un po’ di sale'])
    expect(read(text, false)).toBeUndefined();
  expect(read('Ajoute aussi acheter du lait', false)).toMatchObject({ tasks: [{ title: 'Acheter du lait' }] });
  expect(read('Add also: garlic', false)).toMatchObject({ tasks: [{ title: 'Garlic' }] });
});
