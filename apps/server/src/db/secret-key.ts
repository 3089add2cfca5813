import { newToken } from '#platform/ids.ts';
import type { Database } from './database.ts';
import { readOrCreateSetting, readSetting } from './instance-setting.ts';

const SECRET_KEY_SETTING = 'secret_key';

/**
 * The key that signs links and uploads if none is configured: created once and shared by all processes on the database.
 */
export function readOrCreateSecretKey(db: Database): Promise<string> {
  return readOrCreateSetting(db, SECRET_KEY_SETTING, newToken);
}

/** The configured former keys, and the generated one if a key was configured since. */
export async function listFormerSecretKeys(
  db: Database,
  config: { SECRET_KEY: string | undefined; SECRET_KEY_PREVIOUS: readonly string[] },
): Promise<string[]> {
  const generated = config.SECRET_KEY === undefined ? undefined : await readSetting(db, SECRET_KEY_SETTING);
  return [...config.SECRET_KEY_PREVIOUS, ...(generated === undefined ? [] : [generated])];
}
