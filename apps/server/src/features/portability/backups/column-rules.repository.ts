import { getTableColumns, is } from 'drizzle-orm';
import { PgArray, type PgColumn } from 'drizzle-orm/pg-core';
import { tables } from '#db/all-tables.ts';
import type { ColumnRule } from './row-check.ts';

/** The rules for the values of a table's columns. Throws for a table that does not exist. */
export function rulesOf(name: string): ReadonlyMap<string, ColumnRule> {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`db/all-tables.ts has no table ${name}`);
  return new Map(Object.values(getTableColumns(table)).map((column) => [column.name, describe(column)]));
}

function describe(column: PgColumn): ColumnRule {
  const isArray = is(column, PgArray);
  const { enumValues } = isArray ? column.baseColumn : column;
  return {
    kind: isArray ? 'array' : kindOf(column.getSQLType()),
    isNullable: !column.notNull,
    isRequired: column.notNull && !column.hasDefault && column.name !== 'user_id',
    ...(enumValues && { choices: new Set(enumValues) }),
  };
}

function kindOf(type: string): ColumnRule['kind'] {
  if (type.startsWith('timestamp')) return 'instant';
  if (type === 'jsonb') return 'json';
  if (type === 'boolean' || type === 'uuid' || type === 'date') return type;
  return /^(integer|bigint|smallint|real|double precision|numeric)/.test(type) ? 'number' : 'text';
}
