import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { instanceSettings } from './schema/platform.ts';

/** A value of the whole instance, made by whoever asks first and then shared by all processes on the database. */
export async function readOrCreateSetting(db: Database, key: string, make: () => string): Promise<string> {
  const find = async (): Promise<string | undefined> =>
    (await db.select().from(instanceSettings).where(eq(instanceSettings.key, key)))[0]?.value;
  const found = await find();
  if (found !== undefined) return found;
  await db.insert(instanceSettings).values({ key, value: make() }).onConflictDoNothing();
  const kept = await find();
  if (kept === undefined) throw new Error(`the setting ${key} was not kept`);
  return kept;
}
