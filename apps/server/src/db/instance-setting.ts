import { eq } from 'drizzle-orm';
import type { Database, Queryable } from './database.ts';
import { instanceSettings } from './schema/platform.ts';

/** The setting with the port on which the app listened last, for commands that create links without knowing PORT. */
export const LISTENING_PORT = 'listening-port';

/** A setting of the instance; undefined if it was never written. */
export async function readSetting(db: Queryable, key: string): Promise<string | undefined> {
  return (await db.select().from(instanceSettings).where(eq(instanceSettings.key, key)))[0]?.value;
}

export async function writeSetting(db: Queryable, key: string, value: string): Promise<void> {
  await db
    .insert(instanceSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: instanceSettings.key, set: { value } });
}

/** A setting of the instance. The first caller creates the value, which all processes on the database then share. */
export async function readOrCreateSetting(db: Database, key: string, make: () => string): Promise<string> {
  const found = await readSetting(db, key);
  if (found !== undefined) return found;
  await db.insert(instanceSettings).values({ key, value: make() }).onConflictDoNothing();
  const stored = await readSetting(db, key);
  if (stored === undefined) throw new Error(`the setting ${key} was not kept`);
  return stored;
}
