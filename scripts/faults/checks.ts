import { setTimeout as delay } from 'node:timers/promises';
import { queryDatabase } from '../../apps/server/test/query-database.ts';
import { compare, dueMarks, type Acknowledged, type Difference } from './tally.ts';
import type { WriteKind } from './write-kind.ts';

/** Every kind of work that is begun and must come to an end, whoever dies meanwhile. */
const UNFINISHED = `
  SELECT 'import' AS what, id::text, status FROM imports WHERE status IN ('queued', 'running')
  UNION ALL SELECT 'backup', id::text, status FROM backups WHERE status IN ('queued', 'running')
  UNION ALL SELECT 'restore', id::text, status FROM restores WHERE status IN ('checking', 'restoring')
  UNION ALL SELECT 'reply', message_id::text, state FROM chat_turns WHERE state IN ('pending', 'streaming')
  UNION ALL SELECT 'job', name, state::text FROM pgboss.job
    WHERE state = 'active' AND started_on < now() - interval '60 seconds'`;

const WRONG_COUNTS = `
  SELECT id::text, message_count AS told, (SELECT count(*)::int FROM messages
    WHERE messages.user_id = conversations.user_id AND conversation_id = conversations.id) AS there
  FROM conversations`;

const ENDS_WITHIN_MS = 150_000;
const LOOK_AGAIN_MS = 2_000;

/** What is lost and doubled of each kind at this moment. */
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

/** Sentences about conversations that count their messages wrongly. */
export async function findWrongCounts(address: string): Promise<string[]> {
  const rows = await queryDatabase(address, `SELECT * FROM (${WRONG_COUNTS}) AS counted WHERE told <> there`);
  return rows.map(
    ({ id, told, there }) => `Conversation ${String(id)} counts ${String(told)} messages and has ${String(there)}.`,
  );
}

/** Sentences about work that has not ended when it should have. */
export async function waitForEnds(address: string): Promise<string[]> {
  const end = performance.now() + ENDS_WITHIN_MS;
  for (;;) {
    const rows = await queryDatabase(address, UNFINISHED);
    if (rows.length === 0) return [];
    if (performance.now() > end) return rows.map((row) => `Never came to an end: ${JSON.stringify(row)}`);
    await delay(LOOK_AGAIN_MS);
  }
}
