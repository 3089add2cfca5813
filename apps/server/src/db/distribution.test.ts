import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { projectDirectory } from '#platform/project-paths.ts';
import { tables } from './all-tables.ts';

/** The guide with the statements that distribute the tables over several servers. */
const guide = readFileSync(path.join(projectDirectory, 'docs/guides/many-servers.md'), 'utf8');
const namesFoundBy = (pattern: RegExp) => [...guide.matchAll(pattern)].map(([, name = '']) => name);
const references = namesFoundBy(/create_reference_table\('(\w+)'\)/g);
const distributed = namesFoundBy(/create_distributed_table\('(\w+)', 'user_id'\)/g);
const coordinator = namesFoundBy(/`(\w+)`(?=[^.]*stay on the coordinator)/g).filter((name) => tables.has(name));

const listed = [...tables].map(([name, table]) => ({ name, config: getTableConfig(table), table }));
const namesOf = (columns: readonly PgColumn[]) => columns.map(({ name }) => name);

test('every table has exactly one place', () => {
  expect([...references, ...distributed, ...coordinator].toSorted()).toEqual([...tables.keys()].toSorted());
});

test('the keys and unique values of distributed tables begin with, or hold, the owner', () => {
  const without = listed
    .filter(({ name }) => distributed.includes(name))
    .flatMap(({ name, config, table }) => {
      const single = Object.values(getTableColumns(table)).filter(({ primary, isUnique }) => primary || isUnique);
      const keys = [
        ...config.primaryKeys.map(({ columns }) => namesOf(columns)),
        ...config.uniqueConstraints.map(({ columns }) => namesOf(columns)),
        ...config.indexes
          .filter(({ config: index }) => index.unique)
          .map(({ config: index }) => namesOf(index.columns as PgColumn[])),
        ...single.map((column) => [column.name]),
      ];
      return keys.filter((key) => !key.includes('user_id')).map((key) => `${name} (${key.join(', ')})`);
    });
  expect(without).toEqual([]);
});

test('they refer to rows of the same owner, or to tables that every server has', () => {
  const wrong = listed
    .filter(({ name }) => distributed.includes(name))
    .flatMap(({ name, config }) =>
      config.foreignKeys
        .map((key) => key.reference())
        .filter(({ columns, foreignTable, foreignColumns }) => {
          const target = getTableConfig(foreignTable).name;
          if (references.includes(target)) return false;
          const at = namesOf(columns).indexOf('user_id');
          return !distributed.includes(target) || namesOf(foreignColumns)[at] !== 'user_id';
        })
        .map(({ columns }) => `${name} (${namesOf(columns).join(', ')})`),
    );
  expect(wrong).toEqual([]);
});

test('a table comes after those it refers to', () => {
  const early = listed
    .filter(({ name }) => distributed.includes(name))
    .flatMap(({ name, config }) =>
      config.foreignKeys
        .map((key) => getTableConfig(key.reference().foreignTable).name)
        .filter((target) => distributed.indexOf(target) > distributed.indexOf(name))
        .map((target) => `${name} before ${target}`),
    );
  expect(early).toEqual([]);
});
