import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDatabase } from '#db/database.ts';
import { createLogger } from '#platform/logger.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createProgressSaver } from './chat-turns.repository.ts';
import { createPersonRowReader } from './known-person.repository.ts';

/** PostgreSQL makes a new plan each of the first five times that a statement runs. */
const RUNS = 8;
const USER_ID = '018f4e3a-0000-7000-8000-000000000001';

test('the statements before a first token are not planned each time', async () => {
  const database = await createTestDatabase();
  const log = createLogger({ level: 'silent' });
  const db = createDatabase({ connectionString: database.connectionString, log, poolSize: 1 });
  try {
    const readPerson = createPersonRowReader(db);
    const saveProgress = createProgressSaver(db);
    const turn = { userId: USER_ID, messageId: USER_ID, text: 'Hello', isWhole: true, leaseExpiresAt: null };
    for (let at = 0; at < RUNS; at += 1) {
      expect(await readPerson(USER_ID)).toBeUndefined();
      expect(await saveProgress([turn])).toEqual([]);
    }
    const { rows } = await db.execute(
      sql`select name, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements order by name`,
    );
    expect(rows).toEqual(
      ['read_asking_people', 'save_progress_of_replies'].map((name) => ({ name, custom: 5, generic: RUNS - 5 })),
    );
  } finally {
    await db.$client.end();
    await database.close();
  }
});
