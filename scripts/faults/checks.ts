import { setTimeout as delay } from 'node:timers/promises';
import { queryDatabase } from '../../apps/server/test/query-database.ts';
import { compare, dueMarks, type Acknowledged, type Difference } from './tally.ts';
import type { WriteKind } from './write-kind.ts';

/** Every kind of work that must come to an end, whichever process dies meanwhile. */
const UNFINISHED = `
  SELECT 'import' AS what, id::text, status FROM imports WHERE status IN ('queued', 'running')
  UNION ALL SELECT 'backup', id::text, status FROM backups WHERE status IN ('queued', 'running')
  UNION ALL SELECT 'restore', id::text, status FROM restores WHERE status IN ('checking', 'restoring')
  UNION ALL SELECT 'reply', message_id::text, state FROM chat_turns WHERE state IN ('pending', 'streaming')
  UNION ALL SELECT 'job', name, state::text FROM pgboss.job
    WHERE state = 'active' AND started_on < now() - interval '60 seconds'`;

const WRONG_COUNTS = `
  SELECT id::text, message_count AS counted, (SELECT count(*)::int FROM messages
    WHERE messages.user_id = conversations.user_id AND conversation_id = conversations.id) AS stored
  FROM conversations`;

const ENDS_WITHIN_MS = 150_000;
const LOOK_AGAIN_MS = 2_000;

/** The lost and doubled marks of each kind so far. */
export async function compareAll(
  address: string,
  kinds: readonly WriteKind[],
  acknowledged: readonly Acknowledged[],
): Promise<Difference> {
  const differences: Difference[] = [];
  for (const kind of kinds) {
    const due = dueMarks(kind, acknowledged, performance.now());
    const rows = await queryDatabase(address, kind.stored);
    const stored = rows.map(({ mark }) => String(mark));
    differences.push(compare(kind.name, due, stored));
  }
  return {
    lost: differences.flatMap(({ lost }) => lost),
    doubled: differences.flatMap(({ doubled }) => doubled),
  };
}

/** A sentence for each conversation with a wrong message count. */
export async function findWrongCounts(address: string): Promise<string[]> {
  const rows = await queryDatabase(address, `SELECT * FROM (${WRONG_COUNTS}) AS counts WHERE counted <> stored`);
  return rows.map(
    ({ id, counted, stored }) =>
      `Conversation ${String(id)} counts ${String(counted)} messages and has ${String(stored)}.`,
  );
}

/** A sentence for each piece of work that has not ended in time. */
export async function waitForEnds(address: string): Promise<string[]> {
  const end = performance.now() + ENDS_WITHIN_MS;
  for (;;) {
    const rows = await queryDatabase(address, UNFINISHED);
    if (rows.length === 0) return [];
    if (performance.now() > end) return rows.map((row) => `Never finished: ${JSON.stringify(row)}`);
    await delay(LOOK_AGAIN_MS);
  }
}
