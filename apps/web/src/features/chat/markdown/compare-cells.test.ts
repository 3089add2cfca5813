import { expect, it } from 'vitest';
import { cellOrder } from './compare-cells.ts';

it.each([
  ['numbers by their value', ['10', '9', '-2', '1.5'], ['-2', '1.5', '9', '10']],
  ['amounts with separators and signs', ['€1,200.50', '€999', '€12.5'], ['€12.5', '€999', '€1,200.50']],
  ['amounts whose currency follows', ['1.200,50 €', '999 €', '12,5 €'], ['12,5 €', '999 €', '1.200,50 €']],
  ['decimal commas', ['2,75 %', '2,5 %', '11 %'], ['2,5 %', '2,75 %', '11 %']],
  ['three decimals', ['0.5', '0.125', '3.142'], ['0.125', '0.5', '3.142']],
  ['thousands', ['1,250', '999', '1,250,000'], ['999', '1,250', '1,250,000']],
  ['versions', ['1.10.0', '1.2.10', '1.3.0'], ['1.2.10', '1.3.0', '1.10.0']],
  ['labels with a number', ['B2', 'A10', 'A9'], ['A9', 'A10', 'B2']],
  ['dates that begin with the day', ['12.03.2026', '1.4.2025', '28.02.2026'], ['1.4.2025', '28.02.2026', '12.03.2026']],
  [
    'texts without regard to case',
    ['banana', 'Äpfel', 'apple 10', 'apple 9'],
    ['Äpfel', 'apple 9', 'apple 10', 'banana'],
  ],
  ['empty cells last', ['', 'b', 'a'], ['a', 'b', '']],
])('orders %s', (_what, cells, expected) => {
  expect(cells.toSorted(cellOrder(cells))).toEqual(expected);
  const filled = expected.filter((cell) => cell !== '');
  expect(cells.toSorted(cellOrder(cells, true))).toEqual([
    ...filled.toReversed(),
    ...expected.filter((cell) => cell === ''),
  ]);
});
