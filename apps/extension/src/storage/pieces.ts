import type { Pieces } from '#reading/reading.ts';
import type { Database } from './database.ts';

const KEPT_MS = 86_400_000;

interface KeptPieces extends Pieces {
  key: string;
  at: number;
}

export async function readPieces(database: Database, key: string, now: number): Promise<Pieces | undefined> {
  const kept = await database.get<KeptPieces>('pieces', key);
  return kept !== undefined && now - kept.at < KEPT_MS ? kept : undefined;
}

export const writePieces = (database: Database, key: string, pieces: Pieces, now: number): Promise<void> =>
  database.write(['pieces'], ({ put }) => put('pieces', key, { ...pieces, key, at: now }));

export async function deleteOldPieces(database: Database, now: number): Promise<void> {
  const old = (await database.list<KeptPieces>('pieces')).filter(({ at }) => now - at >= KEPT_MS);
  await database.write(['pieces'], ({ remove }) => {
    for (const { key } of old) remove('pieces', key);
  });
}
