import { expect, test } from 'vitest';
import { asOrder } from './done-reports.ts';

test.each([
  ['Pay the rent', 'he paid the rent'],
  ['Send the letter', 'he sent the letter'],
  ['Call mum', 'He called mum'],
  ['Réparer le vélo', 'Repare le vélo'],
  ['Arroser les plantes', 'arrose les plantes'],
  ['Arroser les plantes', 'Nettoye les plantes'],
])('somebody else and an order do not finish a task: %s, %s', (task, text) => expect(asOrder(text, [task])).toBe(text));

test.each([
  ['Regar las plantas', 'he regado las plantas', 'mark plantas as done'],
  ['Réparer le vélo', "j'ai réparé le vélo", 'mark vélo as done'],
  ['Pagar a renda', 'já paguei a renda', 'mark renda as done'],
])('the verbs of the own language finish it: %s, %s', (task, text, order) => expect(asOrder(text, [task])).toBe(order));

test.each([
  ['Choose a present for Jonas', 'I’ve picked a present for Jonas'],
  ['Learn ten words for Spanish class', 'I’ve learned the ten words for the Spanish class, you can tick that off'],
  ['Leer de Spaanse woordjes', 'Ik heb de Spaanse woordjes geleerd'],
  ['Return the library books', 'Ik heb de bibliotheekboeken net teruggebracht'],
  ['Pay the electricity bill', 'Die Stromrechnung ist bezahlt'],
  ['Buy a present for mum', 'Le cadeau pour maman est acheté'],
  ['Send the invoice to Samir', 'La factura de Samir ya está enviada'],
  ['Call the plumber', 'ho già chiamato l’idraulico'],
  ['Comprar o bolo', 'o bolo já está comprado'],
  ['Write the report', 'finally finished the report'],
  ['Order the concert folders', 'the concert folders are ordered by the way'],
])('a report that it is done, in any wording and language, is about the task: %s, %s', (task, text) =>
  expect(asOrder(text, [task, 'Water the plants'])).toMatch(/^mark .+ as done$/),
);

test.each([
  ['Return the library books', 'my sister returned the library books'],
  ['Pay the electricity bill', 'I haven’t paid the electricity bill'],
  ['Call the plumber', 'Ik heb de loodgieter nog niet gebeld'],
  ['Comprar pan', 'compre pan'],
  ['Read the report', 'read the report'],
])('somebody else’s act, a negation and an order report nothing: %s, %s', (task, text) =>
  expect(asOrder(text, [task])).toBe(text),
);
