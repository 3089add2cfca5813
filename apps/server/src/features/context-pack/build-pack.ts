import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { chooseLines } from './choose-lines.ts';
import * as repository from './context-pack.repository.ts';
import { mergeLines } from './merge-lines.ts';
import * as messages from './own-messages.repository.ts';
import { readMentions } from './read-mentions.ts';
import { deleteOldWordings } from './wording.repository.ts';

export interface BuildDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  timeZoneOf: TimeZoneOf;
}

/**
 * Reads the archive and stores the lines found in it. Lines that the person wrote are kept. A line that the person changed,
 * pinned or hid is kept while one of its messages exists, even if it is no longer found.
 */
export function createPackBuilder({ db, clock, newId, timeZoneOf }: BuildDependencies) {
  return async (userId: string, signal?: AbortSignal): Promise<void> => {
    const includesHealth = (await repository.findPack(db, userId))?.includesHealth ?? false;
    const timeZone = await timeZoneOf(userId);
    const now = clock.now();
    const mentions = await readMentions(db, userId, { includesHealth, signal });
    const lines = chooseLines(mentions, { now, timeZone });
    await inTransaction(db, async (tx) => {
      const pack = await repository.lockPack(tx, userId);
      const rows = await repository.listLines(tx, userId);
      const { added, updated, lost } = mergeLines(lines, rows);
      for (const { row, line } of updated) {
        const { key, text, confidence, sources } = line;
        // A key that belongs to another row stays with that row.
        const keepsKey = key === row.key || rows.some((other) => other.key === key);
        await repository.updateLine(tx, userId, row.id, {
          builtText: text,
          confidence,
          sources,
          ...(!keepsKey && { key }),
        });
      }
      await repository.deleteLines(tx, userId, await listIdsToDelete(tx, userId, lost));
      const marks = { text: null, isPinned: false, isHidden: false, createdAt: now };
      await repository.insertLines(
        tx,
        userId,
        added.map(({ text, ...line }) => ({ ...line, ...marks, id: newId(), builtText: text })),
      );
      await deleteOldWordings(tx, userId);
      // If Health was switched on or off during this build, the pack stays outdated and is built again.
      if (pack.includesHealth === includesHealth) await repository.updatePack(tx, userId, { madeAt: now });
      await bumpUserVersion(tx, userId);
    });
  };
}

/**
 * The ids of the lines to delete: lines that are no longer found and were left unchanged, and lines without any
 * existing message. A hidden line is kept while it has a message: if it were deleted, the next message with the same
 * statement would add it again, and it would be visible.
 */
async function listIdsToDelete(
  tx: Parameters<typeof repository.deleteLines>[0],
  userId: string,
  lost: readonly repository.LineRow[],
): Promise<string[]> {
  const sources = lost.flatMap((line) => line.sources);
  const existing = await messages.listExistingMessages(tx, userId, {
    conversationIds: [...new Set(sources.map(({ conversationId }) => conversationId))],
    messageIds: sources.map(({ messageId }) => messageId),
  });
  return lost
    .filter((line) => {
      const isMarked = line.text !== null || line.isPinned || line.isHidden;
      return !isMarked || !line.sources.some(({ messageId }) => existing.has(messageId));
    })
    .map(({ id }) => id);
}
