/**
 * Searches a real export for known conversations, and prints how high they rank in the results. Start it by
 * `REAL_DATA_DIR=… node apps/server/eval/run.ts [--misses]`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Archive, openArchive } from './archive.ts';
import { KNOWN_ITEMS, type KnownItem } from './known-items.ts';

const withMisses = process.argv.includes('--misses');
// oxlint-disable-next-line node/no-process-env -- the one setting of this command
const realDataDir = process.env['REAL_DATA_DIR'] ?? '';
const exportFile = path.join(realDataDir, 'chat-exports', 'chatgpt-2022-2023-real', 'conversations.json');

/** 1 for the first place, 1/2 for the second; 0 if it is not found. */
async function reciprocalRank(archive: Archive, { q, expected }: KnownItem): Promise<number> {
  const hits = await archive.search(q);
  const sourceIds = await Promise.all(hits.map(({ conversationId }) => archive.sourceIdOf(conversationId)));
  const place = sourceIds.findIndex((id) => id.startsWith(expected));
  if (withMisses && place !== 0) console.log(`    ${q}: place ${place + 1}, first "${hits[0]?.title ?? 'nothing'}"`);
  return place === -1 ? 0 : 1 / (place + 1);
}

if (realDataDir === '' || !existsSync(exportFile)) {
  console.log('Searches for known conversations are skipped: REAL_DATA_DIR is not set or has no real export.');
} else {
  const archive = await openArchive(exportFile);
  try {
    for (const { name, items, minRank } of KNOWN_ITEMS) {
      let sum = 0;
      for (const item of items) sum += await reciprocalRank(archive, item);
      const mean = sum / items.length;
      console.log(
        `${`search ${name}, MRR`.padEnd(40)} ${String(items.length).padStart(5)}  ${mean.toFixed(3)}, at least ${minRank}`,
      );
      if (mean < minRank) process.exitCode = 1;
    }
  } finally {
    await archive.close();
  }
}
