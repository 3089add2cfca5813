import { databaseErrorCode } from './database.ts';

const DISK_FAULTS = new Set(['ENOSPC', 'EDQUOT']);
/** disk_full */
const POSTGRES_DISK_FULL = '53100';

/** The database's disk, or the one files are written to. */
export function isDiskFull(error: unknown): boolean {
  if (databaseErrorCode(error) === POSTGRES_DISK_FULL) return true;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (DISK_FAULTS.has((cause as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
}
