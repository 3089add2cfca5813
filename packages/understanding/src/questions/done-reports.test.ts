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
