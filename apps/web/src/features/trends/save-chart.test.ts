import { expect, it } from 'vitest';
import { toCsv } from './save-chart.ts';

it('quotes what a comma, a quote or a line break would tear apart', () => {
  expect(
    toCsv({
      columns: ['Topic', 'Times'],
      rows: [
        ['Bread, "sour"', 3],
        ['two\nlines', 1],
      ],
    }),
  ).toBe('"Topic","Times"\r\n"Bread, ""sour""",3\r\n"two\nlines",1\r\n');
});

it('never lets a title run as a formula of a spreadsheet', () => {
  expect(toCsv({ columns: ['Topic'], rows: [['=HYPERLINK("x")'], [' +1'], ['＠a'], [-1]] })).toBe(
    '"Topic"\r\n"\'=HYPERLINK(""x"")"\r\n"\' +1"\r\n"\'＠a"\r\n-1\r\n',
  );
});
