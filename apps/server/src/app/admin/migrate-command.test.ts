import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { migrateDatabase } from './migrate-command.ts';

async function runMigrate(environment: Record<string, string>) {
  const printed: string[] = [];
  const context = { environment, projectDirectory: '/nonexistent', print: (line: string) => void printed.push(line) };
  return { code: await migrateDatabase([], context), printed: printed.join('\n') };
}

test('npm run admin -- migrate leaves a current database as it is, and can be repeated', async () => {
  const database = await createTestDatabase();
  const environment = { DATABASE_URL: database.connectionString };
  const listMigrations = async () => (await database.db.execute(sql`select * from schema_migrations order by 1`)).rows;
  const before = await listMigrations();
  for (const _ of [1, 2])
    expect(await runMigrate(environment)).toEqual({ code: 0, printed: 'The database has the schema of this version.' });
  expect(await listMigrations()).toEqual(before);
  await database.close();
});

test('npm run admin -- migrate says that it is for database servers', async () => {
  expect(await runMigrate({})).toEqual({
    code: 1,
    printed: 'DATABASE_URL is not set: the app migrates its built-in database when it starts.',
  });
});
