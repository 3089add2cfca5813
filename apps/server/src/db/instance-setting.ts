import { eq } from 'drizzle-orm';
import type { Database, Queryable } from './database.ts';
import { instanceSettings } from './schema/platform.ts';

/** Where the app listened last: commands that make links are given no PORT. */
export const LISTENING_PORT = 'listening-port';

/** A value of the whole instance; undefined where nobody wrote it yet. */
export async function readSetting(db: Queryable, key: string): Promise<string | undefined> {
  return (await db.select().from(instanceSettings).where(eq(instanceSettings.key, key)))[0]?.value;
}

export async function writeSetting(db: Queryable, key: string, value: string): Promise<void> {
  await db
    .insert(instanceSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: instanceSettings.key, set: { value } });
}

/** A value of the whole instance, made by whoever asks first and then shared by all processes on the database. */
export async function readOrCreateSetting(db: Database, key: string, make: () => string): Promise<string> {
  const found = await readSetting(db, key);
  if (found !== undefined) return found;
  await db.insert(instanceSettings).values({ key, value: make() }).onConflictDoNothing();
  const kept = await readSetting(db, key);
  if (kept === undefined) throw new Error(`the setting ${key} was not kept`);
  return kept;
}
