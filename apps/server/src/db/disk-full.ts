import { sql } from 'drizzle-orm';
import { type Database, databaseErrorCode } from './database.ts';

const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
/** SQLSTATE disk_full. */
const POSTGRES_DISK_FULL = '53100';

/** Whether an error says that the disk of the database or of the files is full. */
export function isDiskFull(error: unknown): boolean {
  if (databaseErrorCode(error) === POSTGRES_DISK_FULL) return true;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (DISK_FULL_CODES.has((cause as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
}

/** Lets the database server delete the log that it wrote before now. Does nothing if the role of the app may not. */
export async function checkpoint(db: Database): Promise<void> {
  await db.execute(sql`CHECKPOINT`).catch(() => undefined);
}
