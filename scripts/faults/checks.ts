import { setTimeout as delay } from 'node:timers/promises';
import { queryDatabase } from '../../apps/server/test/query-database.ts';
import { compare, dueTexts, type AcknowledgedWrite, type Difference } from './compare-writes.ts';
import type { TestBed } from './test-bed.ts';
import type { WriteKind } from './write-kind.ts';

/** Selects the work that has not ended yet. It must end, whichever process dies in the meantime. */
const UNFINISHED_WORK = `
  SELECT 'import' AS kind, id::text, status FROM imports WHERE status IN ('queued', 'running')
  UNION ALL SELECT 'backup', id::text, status FROM backups WHERE status IN ('queued', 'running')
  UNION ALL SELECT 'restore', id::text, status FROM restores WHERE status IN ('checking', 'restoring')
  UNION ALL SELECT 'file', id::text, status FROM chat_files WHERE status IN ('queued', 'reading')
  UNION ALL SELECT 'reminder', id::text, status FROM reminders
    WHERE status = 'scheduled' AND next_at < now() + interval '1 minute'
  UNION ALL SELECT 'delivery', id::text, state FROM notification_deliveries WHERE state = 'waiting'
  UNION ALL SELECT 'reply', message_id::text, state FROM chat_turns WHERE state IN ('pending', 'streaming')
  UNION ALL SELECT 'job', name, state::text FROM pgboss.job
    WHERE state = 'active' AND started_on < now() - interval '60 seconds'`;

const MESSAGE_COUNTS = `
  SELECT id::text, message_count AS counted, (SELECT count(*)::int FROM messages
    WHERE messages.user_id = conversations.user_id AND conversation_id = conversations.id) AS stored
  FROM conversations`;

const END_TIMEOUT_MS = 150_000;
const POLL_INTERVAL_MS = 2_000;

/** The texts of the lost and the duplicated writes of all kinds. A write is lost only if it had to be stored by `now`. */
export async function compareAll(
  testBed: TestBed,
  kinds: readonly WriteKind[],
  acknowledged: readonly AcknowledgedWrite[],
  now: number,
): Promise<Difference> {
  const differences: Difference[] = [];
  for (const kind of kinds) {
    const due = dueTexts(kind, acknowledged, now);
    differences.push(compare(kind.name, due, await kind.listStored(testBed)));
  }
  return {
    lost: differences.flatMap(({ lost }) => lost),
    duplicated: differences.flatMap(({ duplicated }) => duplicated),
  };
}

/** A sentence for each conversation with a wrong message count. */
export async function findWrongCounts(address: string): Promise<string[]> {
  const rows = await queryDatabase(address, `SELECT * FROM (${MESSAGE_COUNTS}) AS counts WHERE counted <> stored`);
  return rows.map(
    ({ id, counted, stored }) =>
      `Conversation ${String(id)} counts ${String(counted)} messages and has ${String(stored)}.`,
  );
}

/** A sentence for each piece of work that has not ended in time. */
export async function waitForUnfinishedWork(address: string): Promise<string[]> {
  const end = performance.now() + END_TIMEOUT_MS;
  for (;;) {
    const rows = await queryDatabase(address, UNFINISHED_WORK);
    if (rows.length === 0) return [];
    if (performance.now() > end) return rows.map((row) => `Never finished: ${JSON.stringify(row)}`);
    await delay(POLL_INTERVAL_MS);
  }
}
