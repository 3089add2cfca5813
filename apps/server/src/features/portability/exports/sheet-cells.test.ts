import { csvLine } from '@app/contract/csv';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';

const readCell = (value: string): string => parse(csvLine([value, 'next']))[0]?.[0] ?? '';

test.each([
  ['plain', 'plain'],
  ['with "quotes", commas; and\nlines', 'with "quotes", commas; and\nlines'],
  ['=HYPERLINK("http://evil.example")', '\'=HYPERLINK("http://evil.example")'],
  ['+1 555 0100', "'+1 555 0100"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', "'\r=1+1"],
  ['＝1+1', "'＝1+1"],
  ['a=b', 'a=b'],
  ['', ''],
])('a cell of %j is read as %j', (value, seen) => {
  expect(readCell(value)).toBe(seen);
});

test('numbers and empty values stay as they are, and booleans become yes and no', () => {
  expect(csvLine([12, -3, true, false, null])).toBe('12,-3,yes,no,\r\n');
});
