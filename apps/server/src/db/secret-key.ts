import { newToken } from '#platform/ids.ts';
import type { Database } from './database.ts';
import { readOrCreateSetting } from './instance-setting.ts';

/**
 * The key that signs links and uploads if none is configured: created once and shared by all processes on the database.
 */
export function readOrCreateSecretKey(db: Database): Promise<string> {
  return readOrCreateSetting(db, 'secret_key', newToken);
}
