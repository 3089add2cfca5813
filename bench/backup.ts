/**
 * backup: the backup of an account with conversations of realistic size (about 29 messages and 35 kB each), its preview
 * and its restore into a new account, in MB of row data per second, compared with only hashing and compressing the same
 * bytes. Targets: 20 MB/s, restoring at half the speed of the backup, memory that does not grow with the archive.
 * BACKUP_CONVERSATIONS sets the number of conversations (default 1,000).
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDeflateRaw } from 'node:zlib';
import { composeServer, type Server } from '../apps/server/src/app/compose.ts';
import { configSections } from '../apps/server/src/features/config-sections.ts';
import { openDatabase, type OpenDatabase } from '../apps/server/src/db/open-database.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { loadConfig } from '../apps/server/src/platform/config.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { withTemporaryFolder } from './app-process.ts';
import { fillWithRealisticConversations } from './realistic-conversations.ts';

const count = Number(process.env['BACKUP_CONVERSATIONS'] ?? 1000);
const MEGABYTE = 1_000_000;
const log = createLogger({ level: 'error' });

interface Measurement {
  seconds: number;
  /** The peak of the memory in use, above what was in use at the start. */
  peakMegabytes: number;
}

async function measure(work: () => Promise<unknown>): Promise<Measurement> {
  globalThis.gc?.();
  const idle = process.memoryUsage.rss();
  let peak = idle;
  const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const began = performance.now();
  await work();
  clearInterval(sampler);
  return { seconds: (performance.now() - began) / 1000, peakMegabytes: (peak - idle) / MEGABYTE };
}

async function signUp(server: Server, name: string): Promise<string> {
  const payload = { firstName: name, lastName: 'Bench', email: `${name}@example.org`, password: 'a-long-password' };
  const headers = { host: 'localhost' };
  const response = await server.app.inject({ method: 'POST', url: '/api/auth/signup', headers, payload });
  return response.json<{ user: { id: string } }>().user.id;
}

/** The baseline: how long it takes to hash and compress the messages as JSON text, without reading them. */
async function measureBaseline({ db }: OpenDatabase, userId: string): Promise<{ seconds: number; bytes: number }> {
  const sha256 = createHash('sha256');
  const texts: Buffer[] = [];
  let bytes = 0;
  for (let page = 0; ; page += 1) {
    const { rows } = await db.$client.query<{ text: string }>(
      `select row_to_json(m)::text as text from messages m where user_id = $1 order by conversation_id, id
       limit 2000 offset ${page * 2000}`,
      [userId],
    );
    const text = Buffer.from(rows.map((row) => row.text).join('\n'));
    texts.push(text);
    bytes += text.length;
    // Some of the messages are enough to measure the speed.
    if (rows.length < 2000 || bytes > 60 * MEGABYTE) break;
  }
  const { seconds } = await measure(async () => {
    for (const text of texts) sha256.update(text);
    await pipeline(Readable.from(texts), createDeflateRaw({ level: 4 }), async (compressed) => {
      for await (const chunk of compressed) void chunk;
    });
  });
  return { seconds, bytes };
}

async function run(server: Server, database: OpenDatabase): Promise<void> {
  const { backups, conversations, restores } = server.services;
  const userId = await upgradeOnlyUser(database);
  const baseline = await measureBaseline(database, userId);
  // Finishes the jobs that filling the account has queued, so that they are not measured.
  await server.jobs.runPending();
  const { id } = await backups.create(userId);
  const backup = await measure(() => server.jobs.runPending());
  const finished = await backups.get(userId, id);
  if (finished.status !== 'ready') throw new Error(JSON.stringify(finished));
  const megabytes = (await bytesOfMessages(database, userId)) / MEGABYTE;

  const reader = await signUp(server, 'reader');
  const restoreDraft = await restores.create(reader, {
    name: 'backup.zip',
    stream: (await backups.open(userId, id)).stream,
  });
  const preview = await measure(() => restores.check(reader, restoreDraft.id, false));
  await restores.start(reader, restoreDraft.id, 'http://localhost');
  const restore = await measure(() => restores.run(reader, restoreDraft.id, 'http://localhost', false));
  const restored = await restores.get(reader, restoreDraft.id);
  if (restored.status !== 'completed') throw new Error(JSON.stringify(restored));

  const indexing = await measure(() => conversations.indexMissingConversations(reader, new AbortController().signal));

  const rate = ({ seconds }: Measurement) => megabytes / seconds;
  const describeRate = (name: string, measurement: Measurement) =>
    `${name} ${rate(measurement).toFixed(0)} MB/s, peak +${measurement.peakMegabytes.toFixed(0)} MB`;
  const ratio = rate(backup) / (baseline.bytes / MEGABYTE / baseline.seconds);
  console.log(
    `backup ${finished.counts['conversations'] ?? 0} conversations, ${megabytes.toFixed(0)} MB of rows, ` +
      `${((finished.bytes ?? 0) / MEGABYTE).toFixed(0)} MB compressed: ${describeRate('made', backup)} ` +
      `(${ratio.toFixed(2)} of the baseline); ${describeRate('previewed', preview)}; ` +
      `${describeRate('restored', restore)} (${(rate(restore) / rate(backup)).toFixed(2)} of the backup), searchable after ${indexing.seconds.toFixed(0)} s more`,
  );
}

/** Gives the only user Premium; returns the id. */
async function upgradeOnlyUser({ db }: OpenDatabase): Promise<string> {
  const { rows } = await db.$client.query<{ id: string }>(
    "update users set subscription_tier = 'premium' returning id",
  );
  return rows[0]?.id ?? '';
}

/** The size of the account's messages as JSON rows; nearly all its rows are messages. */
async function bytesOfMessages({ db }: OpenDatabase, userId: string): Promise<number> {
  const { rows } = await db.$client.query<{ bytes: string }>(
    'select sum(octet_length(row_to_json(m)::text)) as bytes from messages m where user_id = $1',
    [userId],
  );
  return Number(rows[0]?.bytes ?? 0);
}

await withTemporaryFolder('backup', async (folder) => {
  const dataDir = path.join(folder, 'app');
  await fillWithRealisticConversations(dataDir, count);
  const config = loadConfig(configSections, { DATA_DIR: dataDir, AI_PROVIDER: 'builtin', LOG_LEVEL: 'error' });
  const database = await openDatabase({ config: config.database, dataDir, log });
  const parts = { config, database, log, clock: systemClock, newId, buildId: 'bench' };
  const server = await composeServer({ ...parts, jobsMode: 'manual', checksResponses: false });
  try {
    await server.start();
    await run(server, database);
  } finally {
    await server.stop();
    await database.close();
  }
});
