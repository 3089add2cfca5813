import { eq } from 'drizzle-orm';
import { newToken } from '#platform/ids.ts';
import type { Database } from './database.ts';
import { instanceSettings } from './schema/platform.ts';

const KEY = 'secret_key';

/** The key that signs links and uploads when none is configured: made once, then shared by all processes on the database. */
export async function readOrCreateSecretKey(db: Database): Promise<string> {
  await db.insert(instanceSettings).values({ key: KEY, value: newToken() }).onConflictDoNothing();
  const [row] = await db.select().from(instanceSettings).where(eq(instanceSettings.key, KEY));
  if (row === undefined) throw new Error('the secret key was not kept');
  return row.value;
}
