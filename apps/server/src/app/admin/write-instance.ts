import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { findQueueVersion, findSecretKey, listMigrations } from '#db/instance-state.ts';
import { listInstanceTables, readInstanceRows } from '#db/instance-tables.ts';
import type { TransactionSession } from '#db/owned-rows.ts';
import { copiedTableItem, fileItem, writeBackupFile } from '#features/portability/backup-file/backup-writer.ts';
import type { ObjectStore } from '#integrations/object-store/object-store.ts';
import type { ZipItem } from '#platform/zip-writer.ts';
import { INSTANCE_FORMAT, INSTANCE_VERSION, type InstanceManifest, hashSecretKey } from './instance-manifest.ts';

/**
 * The tables of the job queue that a backup has, each with the condition for its rows: of the jobs, only the unfinished
 * ones. The remaining tables of the queue are left out.
 */
export const QUEUE_TABLES: Readonly<Record<string, string>> = {
  'pgboss.queue': 'true',
  'pgboss.schedule': 'true',
  'pgboss.job': "t.state < 'completed'",
};

export interface InstanceSource {
  /** A snapshot transaction. */
  client: TransactionSession['client'];
  store: ObjectStore;
  importDirectory: string;
  appName: string;
  /** The configured key; undefined if the key is stored in the database. */
  secretKey: string | undefined;
  now: Date;
}

/** Writes all rows and files as one ZIP archive. Returns the manifest, which is also the archive's last entry. */
export async function* writeInstance(source: InstanceSource): AsyncGenerator<Buffer, InstanceManifest, undefined> {
  const { client, now } = source;
  const manifest: InstanceManifest = {
    format: INSTANCE_FORMAT,
    version: INSTANCE_VERSION,
    app: source.appName,
    createdAt: now.toISOString(),
    migrations: await listMigrations(client),
    queueVersion: await findQueueVersion(client),
    keyMark: hashSecretKey(source.secretKey ?? (await findSecretKey(client)) ?? ''),
    tables: [],
    files: [],
  };
  async function* items(): AsyncGenerator<ZipItem> {
    const queueTables = manifest.queueVersion === null ? [] : Object.keys(QUEUE_TABLES);
    for (const table of await listInstanceTables(client, queueTables)) {
      yield copiedTableItem(manifest.tables, table, readInstanceRows(client, table, QUEUE_TABLES[table.name]));
    }
    yield* fileItems(source, manifest);
  }
  return yield* writeBackupFile(manifest, items(), now);
}

/**
 * The files are written after the rows. A file is stored before its row and never changes, so a row of the snapshot has
 * its file unless the file was deleted since the snapshot.
 */
async function* fileItems({ store, importDirectory }: InstanceSource, { files }: InstanceManifest) {
  for await (const { key } of store.list('')) {
    const opened = await store.open(key);
    // The file was deleted after it was listed.
    if (opened === undefined) continue;
    yield fileItem(files, { path: `objects/${key}` }, opened.stream as AsyncIterable<Buffer>);
  }
  for (const name of await readdir(importDirectory, { recursive: true }).catch(() => [])) {
    const relative = name.split(path.sep).join('/');
    // Only uploads: `<import id>/<number>`.
    if (!/^[0-9a-f-]{36}\/\d{1,4}$/.test(relative)) continue;
    const file = path.join(importDirectory, name);
    if (!(await stat(file).catch(() => undefined))?.isFile()) continue;
    yield fileItem(files, { path: `imports/${relative}` }, createReadStream(file) as AsyncIterable<Buffer>);
  }
}
