import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/**
 * Causes the vectors of one person, or of all, to be computed again in the background; search uses the present ones
 * meanwhile. Returns the number of conversations and documents.
 */
export async function markVectorsStale(
  tx: Tx,
  userId: string | undefined,
): Promise<{ conversations: number; documents: number }> {
  const owner = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
  const conversations = await tx.execute(sql`update conversation_vectors set basis = '' where ${owner}`);
  // No version has this id, so the vectors count as outdated.
  const documents = await tx.execute(sql`
    update document_vectors set version_id = '00000000-0000-0000-0000-000000000000' where ${owner} and piece = 0`);
  return { conversations: conversations.rowCount ?? 0, documents: documents.rowCount ?? 0 };
}
