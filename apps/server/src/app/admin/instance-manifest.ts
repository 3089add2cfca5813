import { createHash } from 'node:crypto';
import { z } from 'zod';

export const INSTANCE_FORMAT = 'instance-backup';
/** Increase it when older apps cannot read the new format. */
export const INSTANCE_VERSION = 1;
export const INSTANCE_MANIFEST = 'manifest.json';
export const MAX_FILES = 1_000_000;

const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const Size = z.int().nonnegative();
const Column = z.string().regex(/^[a-z0-9_]{1,60}$/);

const InstanceFile = z.object({
  /** 'objects/<key>' of the object store, or 'imports/<id>/<number>' of an upload that is not processed yet. */
  path: z.string().regex(/^(objects\/[A-Za-z0-9._/-]{1,900}|imports\/[0-9a-f-]{36}\/\d{1,4})$/),
  bytes: Size,
  sha256: Digest,
});

const InstanceRows = z.object({
  name: z.string().regex(/^(public|pgboss)\.[a-z0-9_]{1,60}$/),
  columns: z.array(Column).min(1).max(200),
  rows: Size,
  bytes: Size,
  sha256: Digest,
});
export type InstanceRows = z.output<typeof InstanceRows>;

/** The last entry of an archive, which describes the others. */
export const InstanceManifest = z.object({
  format: z.literal(INSTANCE_FORMAT),
  version: z.literal(INSTANCE_VERSION),
  app: z.string().max(200),
  createdAt: z.iso.datetime(),
  /** The migrations of the rows' schema. */
  migrations: z
    .array(z.object({ name: z.string().regex(/^\d{4}_\w+$/), hash: Digest }))
    .min(1)
    .max(9999),
  /** The version of the job queue's own schema. */
  queueVersion: z.int().nullable(),
  /** Identifies the key that signs URLs. */
  keyMark: Digest,
  /** Each after the tables it references. */
  tables: z.array(InstanceRows).max(1000),
  files: z.array(InstanceFile).max(MAX_FILES),
});
export type InstanceManifest = z.output<typeof InstanceManifest>;

export function rowsPath(name: string): string {
  return `tables/${name}.ndjson`;
}

export function markOf(secretKey: string): string {
  return createHash('sha256').update(`instance key\n${secretKey}`).digest('hex');
}
