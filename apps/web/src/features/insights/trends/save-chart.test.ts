import { expect, it } from 'vitest';
import { toCsv } from './save-chart.ts';

it('quotes values with a comma, a quote or a line break', () => {
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

it('prevents a title from running as a spreadsheet formula', () => {
  expect(toCsv({ columns: ['Topic'], rows: [['=HYPERLINK("x")'], [' +1'], ['＠a'], [-1]] })).toBe(
    '"Topic"\r\n"\'=HYPERLINK(""x"")"\r\n"\' +1"\r\n"\'＠a"\r\n-1\r\n',
  );
});
