import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Computer } from '#test/computer.ts';
import { READER_VERSION, type Cursor } from './cursor.ts';
import { CursorLog } from './cursor-log.ts';

let computer: Computer;

beforeEach(() => {
  computer = new Computer();
});

afterEach(() => computer.remove());

function cursor(key: string, offset: number): Cursor {
  const fileVersion = { ino: 1, size: offset, mtimeMs: 1, ctimeMs: 1 };
  const content = { records: {}, conversations: [], span: null, masked: 0, skipReason: null, failures: 0 };
  return { ...fileVersion, ...content, key, offset, hash: '', titleJson: '', version: READER_VERSION };
}

it('keeps the last cursor of each file, and forgets a line that a killed process did not finish', async () => {
  const log = await CursorLog.open(computer.home, 'x');
  await log.put([cursor('a', 1), cursor('b', 1)]);
  await log.put([cursor('a', 2)]);
  appendFileSync(join(computer.home, 'cursors-x.jsonl'), '{"key":"b","offset":');
  const again = await CursorLog.open(computer.home, 'x');
  expect([...again.all()].map(({ key, offset }) => [key, offset])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  await again.put([cursor('b', 3)]);
  expect((await CursorLog.open(computer.home, 'x')).get('b')?.offset).toBe(3);
});

it('forgets the cursors that another version of the reader wrote', async () => {
  const log = await CursorLog.open(computer.home, 'x');
  await log.put([{ ...cursor('a', 1), version: READER_VERSION - 1 }]);
  expect((await CursorLog.open(computer.home, 'x')).get('a')).toBeUndefined();
});

it('rewrites the file when it has many outdated lines', async () => {
  const log = await CursorLog.open(computer.home, 'x');
  for (let round = 0; round < 30; round++)
    await log.put(Array.from({ length: 100 }, (_, at) => cursor(`f${at}`, round)));
  const lines = readFileSync(join(computer.home, 'cursors-x.jsonl'), 'utf8').trim().split('\n');
  expect(lines.length).toBeLessThan(1200);
  expect((await CursorLog.open(computer.home, 'x')).get('f99')?.offset).toBe(29);
});
