import type { Import } from '@app/contract/imports';
import { expect, test } from 'vitest';
import { inAnnouncedOrder } from './use-start-import.ts';

const makeAnnounced = (...names: string[]) =>
  ({ files: names.map((name) => ({ name, bytes: 2, bytesReceived: 0 })) }) as Import;
const makeFile = (text: string, name: string) => new File([text], name);

test('files are put into the order in which they were announced', () => {
  const [a, b] = [makeFile('aa', 'a.json'), makeFile('bb', 'b.json')];
  expect(inAnnouncedOrder(makeAnnounced('a.json', 'b.json'), [b, a])).toEqual([a, b]);
  expect(inAnnouncedOrder(makeAnnounced('a.json', 'b.json'), [b])).toBeUndefined();
});

test('two announced files of the same name and size are two different files', () => {
  const [first, second] = [makeFile('11', 'export.json'), makeFile('22', 'export.json')];
  const record = makeAnnounced('export.json', 'export.json');
  const ordered = inAnnouncedOrder(record, [first, second]);
  expect(ordered?.[0]).toBe(first);
  expect(ordered?.[1]).toBe(second);
  expect(inAnnouncedOrder(record, [first])).toBeUndefined();
});
