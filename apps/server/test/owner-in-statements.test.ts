import { AsyncLocalStorage } from 'node:async_hooks';
import { allEndpoints } from '@app/contract/all-endpoints';
import type { Endpoint } from '@app/contract/endpoint';
import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tables } from '#db/all-tables.ts';
import { createOneOfEach } from './one-of-each.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

/** These tables map a secret of the request, or an address that only one browser has, to its owner. */
const OWNER_LOOKUP_TABLES = new Set([
  'sessions',
  'accounts',
  'access_tokens',
  'connected_apps',
  'pairings',
  'push_subscriptions',
]);
const ownedTables = new Set(
  [...tables]
    .filter(([name, table]) => 'userId' in getTableColumns(table) && !OWNER_LOOKUP_TABLES.has(name))
    .map(([name]) => name),
);

/** The daily limit of model tokens is for all people together, so the query that sums up the tokens names no owner. */
const isSharedBudget = (statement: string): boolean =>
  statement.startsWith('select coalesce(sum(coalesce("input_tokens"');

/** Matches statements that compare, join or insert the owner. Statements that only select the column do not match. */
const NAMES_OWNER = /user_id"?\s*(?:=|in\b)|using\s*\("?user_id|insert\s+into\s+"?\w+"?(?:\s+\w+)?\s*\([^)]*user_id/i;

/** The tables with rows of people that a statement uses without naming the owner; none if it names the owner. */
function findOwnerlessTables(statement: string): string[] {
  if (NAMES_OWNER.test(statement)) return [];
  const named = [...statement.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)"?/gi)].map(([, name = '']) => name);
  return named.filter((name) => ownedTables.has(name));
}

test('every statement of a request that reads or writes rows of people names their owner', async () => {
  const inRequest = new AsyncLocalStorage<boolean>();
  const statements = new Set<string>();
  const database = await createTestDatabase({
    onStatement: (text) => void (inRequest.getStore() === true && statements.add(text)),
  });
  const app = await createTestApp({ database });
  try {
    const ann = await app.signUp('Ann');
    const request = ((...given: Parameters<TestApp['request']>) =>
      inRequest.run(true, () => app.request(...given))) as TestApp['request'];
    await createOneOfEach({ ...app, request }, ann);
    const lists = Object.values<Endpoint>(allEndpoints).filter(
      ({ method, access, params }) => method === 'GET' && access === 'user' && params === undefined,
    );
    for (const endpoint of lists) await request(endpoint, { as: ann });
    expect(statements.size).toBeGreaterThan(200);
    const ownerless = [...statements].filter(
      (statement) => findOwnerlessTables(statement).length > 0 && !isSharedBudget(statement),
    );
    expect(ownerless).toEqual([]);
    // Proves that the check can fail.
    expect(findOwnerlessTables('select "id" from "tasks" where "tasks"."id" = $1')).toEqual(['tasks']);
    expect(findOwnerlessTables('select "user_id", "id" from "tasks" where "id" = $1')).toEqual(['tasks']);
    expect(findOwnerlessTables('select "id" from "tasks" where "tasks"."user_id" = $1')).toEqual([]);
  } finally {
    await app.close();
    await database.close();
  }
});
