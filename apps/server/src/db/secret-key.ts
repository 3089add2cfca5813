import { newToken } from '#platform/ids.ts';
import type { Database } from './database.ts';
import { readOrCreateSetting } from './instance-setting.ts';

/** The key that signs links and uploads when none is configured: made once, then shared by all processes on the database. */
export function readOrCreateSecretKey(db: Database): Promise<string> {
  return readOrCreateSetting(db, 'secret_key', newToken);
}
