import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Digest, fileSchema, manifestHead, tableSchema } from '#features/portability/backup-file/backup-format.ts';

export const INSTANCE_FORMAT = 'instance-backup';
/** To be increased when older apps cannot read the new format. */
export const INSTANCE_VERSION = 2;
/** In the first version, tables are lines of JSON; since then they are in the binary format of COPY. */
export const FIRST_VERSION = 1;
export const MAX_FILES = 1_000_000;
export const MAX_TABLES = 1000;

const InstanceTable = tableSchema(/^(public|pgboss)\.[a-z0-9_]{1,60}$/);
/** 'objects/<key>' of the object store, or 'imports/<id>/<number>' of an upload that is not processed yet. */
const InstanceFile = fileSchema(/^(objects\/[A-Za-z0-9._/-]{1,900}|imports\/[0-9a-f-]{36}\/\d{1,4})$/);

/** The manifest of an instance's backup. */
export const InstanceManifest = z.object({
  format: z.literal(INSTANCE_FORMAT),
  version: z.literal([FIRST_VERSION, INSTANCE_VERSION]),
  ...manifestHead,
  /** The migrations that were applied to the database. */
  migrations: z
    .array(z.object({ name: z.string().regex(/^\d{4}_\w+$/), hash: Digest }))
    .min(1)
    .max(9999),
  /** The version of the job queue's own schema. */
  queueVersion: z.int().nullable(),
  /** A hash of the instance's secret key, to notice when a backup is restored with another key. */
  keyMark: Digest,
  /** Every table comes after those it references. */
  tables: z.array(InstanceTable).max(MAX_TABLES),
  files: z.array(InstanceFile).max(MAX_FILES),
});
export type InstanceManifest = z.output<typeof InstanceManifest>;

export function hashSecretKey(secretKey: string): string {
  return createHash('sha256').update(`instance key\n${secretKey}`).digest('hex');
}
