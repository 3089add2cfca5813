import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ObjectStore } from '#integrations/object-store/object-store.ts';
import { splitIntoPieces } from '#platform/sealed-stream.ts';

/** In a bucket each backup is a folder of parts, because many stores take no object larger than 5 GB. */
const FOLDER = 'instance';
const PART_BYTES = 32 * 1024 * 1024;
const SUMMARY = 'complete.json';

/** The summary of a backup is not encrypted. It is written last: a backup without a summary is incomplete. */
const Summary = z.object({
  parts: z.int().min(1),
  /** The total size of the encrypted parts. */
  bytes: z.int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  accounts: z.int().min(0),
  conversations: z.int().min(0),
  files: z.int().min(0),
});
export type BackupSummary = z.output<typeof Summary>;

export interface StoredBackup {
  /** The time at which the backup was started, such as 2026-11-24T03-00-00Z. */
  name: string;
  startedAt: Date;
  bytes: number;
  isComplete: boolean;
}

export type BackupBucket = ReturnType<typeof createBackupBucket>;

/** A stored backup is damaged, incomplete or missing. */
export class BackupBucketError extends Error {}

/** Backups of the instance in an object store. They are encrypted, so that the store cannot read them. */
export function createBackupBucket(store: ObjectStore) {
  const storageKeyOf = (name: string, part: number) => `${FOLDER}/${name}/${String(part).padStart(6, '0')}.part`;

  async function readSummary(name: string): Promise<BackupSummary> {
    const bytes = await store.get(`${FOLDER}/${name}/${SUMMARY}`);
    if (bytes === undefined) throw new BackupBucketError(`There is no complete backup ${name}.`);
    const parsed = Summary.safeParse(JSON.parse(bytes.toString()));
    if (!parsed.success) throw new BackupBucketError(`The summary of the backup ${name} is damaged.`);
    return parsed.data;
  }

  async function* read(name: string): AsyncGenerator<Buffer> {
    const { parts } = await readSummary(name);
    for (let part = 1; part <= parts; part += 1) {
      const opened = await store.open(storageKeyOf(name, part));
      if (opened === undefined) throw new BackupBucketError(`Part ${part} of the backup ${name} is missing.`);
      yield* opened.stream as AsyncIterable<Buffer>;
    }
  }

  return {
    ...createBackupList(store),
    read,

    /** Stores the parts; the backup counts only once `complete` has been called. */
    write: async (
      name: string,
      sealed: AsyncIterable<Uint8Array>,
    ): Promise<Pick<BackupSummary, 'parts' | 'bytes' | 'sha256'>> => {
      const hash = createHash('sha256');
      let [parts, bytes] = [0, 0];
      for await (const piece of splitIntoPieces(sealed, PART_BYTES)) {
        hash.update(piece);
        bytes += piece.length;
        await store.put(storageKeyOf(name, (parts += 1)), piece);
      }
      return { parts, bytes, sha256: hash.digest('hex') };
    },

    complete: (name: string, summary: BackupSummary): Promise<void> =>
      store.put(`${FOLDER}/${name}/${SUMMARY}`, Buffer.from(JSON.stringify(summary, null, 1))),

    /** Reads the parts back and compares their checksum. Throws BackupBucketError. */
    check: async (name: string): Promise<BackupSummary> => {
      const summary = await readSummary(name);
      const hash = createHash('sha256');
      for await (const piece of read(name)) hash.update(piece);
      if (hash.digest('hex') !== summary.sha256) throw new BackupBucketError(`The backup ${name} is damaged.`);
      return summary;
    },
  };
}

function createBackupList(store: ObjectStore) {
  return {
    /** Oldest first, including backups that were never finished. */
    list: async (): Promise<StoredBackup[]> => {
      const found = new Map<string, StoredBackup>();
      for await (const { key, size } of store.list(`${FOLDER}/`)) {
        const [, name = '', file] = key.split('/');
        const startedAt = dateOf(name);
        if (startedAt === undefined) continue;
        const backup = found.get(name) ?? { name, startedAt, bytes: 0, isComplete: false };
        if (file === SUMMARY) backup.isComplete = true;
        else backup.bytes += size;
        found.set(name, backup);
      }
      return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
    },

    /** The summary is deleted first, so that the rest does not count as a backup after an interruption. */
    remove: async (name: string): Promise<void> => {
      await store.delete(`${FOLDER}/${name}/${SUMMARY}`);
      for await (const { key } of store.list(`${FOLDER}/${name}/`)) await store.delete(key);
    },
  };
}

/** 2026-11-24T03-00-00Z: a time that may be part of a key. */
export function nameOfBackup(startedAt: Date): string {
  return `${startedAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

function dateOf(name: string): Date | undefined {
  const [, day, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`);
}
