import { expect, it } from 'vitest';
import { compareCells } from './compare-cells.ts';

it.each([
  ['numbers by their value', ['10', '9', '-2', '1.5'], ['-2', '1.5', '9', '10']],
  ['amounts with separators and signs', ['€1,200.50', '€999', '€12.5'], ['€12.5', '€999', '€1,200.50']],
  ['decimal commas', ['2,75 %', '2,5 %', '11 %'], ['2,5 %', '2,75 %', '11 %']],
  [
    'texts without regard to case',
    ['banana', 'Äpfel', 'apple 10', 'apple 9'],
    ['Äpfel', 'apple 9', 'apple 10', 'banana'],
  ],
  ['empty cells last', ['', 'b', 'a'], ['a', 'b', '']],
])('orders %s', (_what, cells, expected) => {
  expect(cells.toSorted(compareCells)).toEqual(expected);
});
