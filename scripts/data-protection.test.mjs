import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tables } from '../apps/server/src/db/all-tables.ts';
import { TABLES_NOT_EXPORTED } from '../apps/server/src/features/portability/account-data/owned-tables.ts';
import { inProject } from './bootstrap/paths.mjs';

const page = readFileSync(inProject('docs/guides/data-protection.md'), 'utf8');
const sectionOf = (title) => page.split(/^## /mu).find((section) => section.startsWith(title)) ?? '';
/** The database tables that the second column of a section's Markdown tables names. */
const databaseTablesIn = (section) =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`([a-z_]+)`/gu)].map(([, name]) => name));

it('the page on data protection names every table once', () => {
  const named = databaseTablesIn(sectionOf('What is stored'));
  expect(named.toSorted(), 'docs/guides/data-protection.md').toEqual([...tables.keys()].toSorted());
});

it('the page on data protection names the tables that a person cannot download', () => {
  expect(databaseTablesIn(sectionOf('What a person can do alone')).toSorted()).toEqual(
    Object.keys(TABLES_NOT_EXPORTED).toSorted(),
  );
});
