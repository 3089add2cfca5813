import { type Database, inTransaction } from '#db/database.ts';
import { readSetting, writeSetting } from '#db/instance-setting.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { Rounds } from '#platform/rounds.ts';
import * as rows from './archive-scan.repository.ts';
import { createSecretCount, type FindSecrets } from './secret-count.ts';

export interface ArchiveScanDependencies {
  db: Database;
  clock: Clock;
  rounds: Rounds;
  findSecrets: FindSecrets;
}

const PLACE = 'secrets_scanned_through';
const DONE = 'all';
const CONVERSATIONS = 50;
const MESSAGES = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Looks once through what was stored before conversations were looked through on arrival. How far it came is kept, so
 * that a process that stops loses one step at most.
 */
export function createArchiveScan({ db, clock, rounds, findSecrets }: ArchiveScanDependencies) {
  const round = rounds.open('archive-scan');

  async function scan({ userId, conversationId }: rows.ScanPlace): Promise<void> {
    const count = createSecretCount(findSecrets);
    for (let afterSeq = -1; ;) {
      const page = await rows.listTexts(db, userId, { conversationId, afterSeq, limit: MESSAGES });
      count.add(page);
      afterSeq = page.at(-1)?.seq ?? afterSeq;
      if (page.length < MESSAGES) break;
    }
    const total = count.total();
    if (total === undefined) return;
    await inTransaction(db, async (tx) => {
      await rows.keepFinding(tx, userId, { ...total, conversationId, foundAt: clock.now() });
      await bumpUserVersion(tx, userId);
    });
  }

  return async (signal: AbortSignal): Promise<void> => {
    let place = await readSetting(db, PLACE);
    while (place !== DONE && !signal.aborted) {
      const [userId = BEFORE_ALL, conversationId = BEFORE_ALL] = place?.split(' ') ?? [];
      const next = await rows.listNext(db, { userId, conversationId }, CONVERSATIONS);
      await round.each(next, ({ conversationId }) => conversationId, scan);
      const last = next.at(-1);
      place = last === undefined ? DONE : `${last.userId} ${last.conversationId}`;
      await writeSetting(db, PLACE, place);
    }
    // The queue hands it to the next process that starts.
    signal.throwIfAborted();
  };
}
