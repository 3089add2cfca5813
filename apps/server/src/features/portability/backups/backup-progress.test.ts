import { expect, test } from 'vitest';
import { createBackupProgress } from './backup-progress.ts';

async function* piecesOf(...sizes: number[]): AsyncGenerator<Buffer> {
  for (const size of sizes) yield Buffer.alloc(size);
}

test('counts the bytes of files as well as rows', async () => {
  const shares: number[] = [];
  const progress = createBackupProgress({ fileBytes: 4_000_000, rows: 1_000 }, (share) => shares.push(share));
  for await (const piece of progress.countBytes(piecesOf(1_000_000, 3_000_000)))
    expect(piece.length).toBeGreaterThan(0);
  expect(shares).toEqual([0.125, 0.5]);
  progress.addRows(600);
  progress.addRows(400);
  expect(shares.slice(2)).toEqual([0.8, 1]);
});

test('never exceeds the whole, even if more is written than was counted', () => {
  const shares: number[] = [];
  const progress = createBackupProgress({ fileBytes: 0, rows: 0 }, (share) => shares.push(share));
  progress.addRows(1);
  expect(shares).toEqual([1]);
});
