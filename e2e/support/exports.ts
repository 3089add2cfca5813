import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { makeShardedFiles, writeFileFrom, writeList, writeZip } from '@app/formats/testing/write-export';

const SINGLE_FILE_BYTES = 400_000;
const SHARD_BYTES = 100_000;

export interface Exports {
  /** One conversations.json. */
  singleFile: string;
  /** The 2026 layout: a ZIP with numbered files and a manifest. */
  shardedZip: string;
  /** Whether they are real exports of a provider, not generated ones. */
  areReal: boolean;
}

/** The real exports under REAL_DATA_DIR, otherwise generated ones of the same layout in `directory`. */
export async function provideExports(directory: string): Promise<Exports> {
  const real = process.env['REAL_DATA_DIR'];
  if (real !== undefined && real !== '') {
    const singleFile = path.join(real, 'chat-exports/chatgpt-2022-2023-real/conversations.json');
    const shardedZip = path.join(real, 'chat-exports/zips/chatgpt-export-2026-sharded.zip');
    if (existsSync(singleFile) && existsSync(shardedZip)) return { singleFile, shardedZip, areReal: true };
  }
  await mkdir(directory, { recursive: true });
  const singleFile = path.join(directory, 'conversations.json');
  const shardedZip = path.join(directory, 'export.zip');
  await writeFileFrom(singleFile, writeList(makeRealisticConversation, SINGLE_FILE_BYTES));
  const shards = [100, 200].map((seed) => [...writeList(makeRealisticConversation, SHARD_BYTES, seed)].join(''));
  await writeZip(shardedZip, makeShardedFiles(shards));
  return { singleFile, shardedZip, areReal: false };
}
