import { Id } from '@app/contract/primitives';
import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { tablePath } from '../backup-file/backup-format.ts';
import { backupSchemas } from './backup-schemas/backup-schemas.ts';
import { Day, Instant } from './backup-schemas/stored-values.ts';
import { backupDamaged, backupFieldInvalid } from './backups.errors.ts';
import { checkBounds, createFieldCheck, type Fault, type FieldCheck } from './field-check.ts';

export interface ColumnRule {
  kind: 'text' | 'number' | 'boolean' | 'uuid' | 'instant' | 'date' | 'array' | 'json';
  isNullable: boolean;
  /** Must be in the backup, because it has no default. */
  isRequired: boolean;
  /** Allowed values of a text, or of each text of an array. */
  choices?: ReadonlySet<string>;
}

export type Row = Record<string, unknown>;

const schemaByKind: Partial<Record<ColumnRule['kind'], $ZodType>> = {
  boolean: z.boolean(),
  uuid: Id,
  instant: Instant,
  date: Day,
};

/**
 * Creates a function that parses the lines of a table, in order, as rows with exactly these columns. It throws
 * backups.damaged, with the record and the field, for values that no API call would accept: a backup may be forged.
 */
export function createRowCheck(table: string, columns: readonly string[], rules: ReadonlyMap<string, ColumnRule>) {
  const checks = columns.map((column) => {
    const rule = rules.get(column);
    if (rule === undefined || column === 'user_id') throw backupDamaged(`${table} has unknown columns`);
    return { column, check: createColumnCheck(table, column, rule) };
  });
  for (const [column, { isRequired }] of rules) {
    if (isRequired && !columns.includes(column)) throw backupDamaged(`${table} has no ${column}`);
  }
  let record = 0;
  return (line: string): Row => {
    record += 1;
    const row = parseObject(line);
    if (row === undefined) throw backupDamaged(`record ${record} of ${tablePath(table)} is not a JSON object`);
    if (Object.keys(row).length !== checks.length || !checks.every(({ column }) => Object.hasOwn(row, column))) {
      throw backupDamaged(`record ${record} of ${tablePath(table)} has other fields than the table`);
    }
    for (const { column, check } of checks) {
      const fault = check(row[column]);
      if (fault === undefined) continue;
      throw backupFieldInvalid({
        place: `record ${record} of ${tablePath(table)}`,
        field: column + fault.at,
        why: fault.message,
      });
    }
    return row;
  };
}

function createColumnCheck(table: string, column: string, rule: ColumnRule): FieldCheck {
  const check = createFieldCheck(schemaOf(table, column, rule));
  // The schema of message blocks has its own limits.
  const needsBounds = rule.kind === 'json' && column !== 'blocks';
  return (value): Fault | undefined => {
    if (value === null) return rule.isNullable ? undefined : { at: '', message: 'It must not be empty.' };
    return check(value) ?? (needsBounds ? checkBounds(value) : undefined);
  };
}

function schemaOf(table: string, column: string, { kind, choices }: ColumnRule): $ZodType {
  const schema = backupSchemas[table]?.[column] ?? schemaByKind[kind];
  if (schema !== undefined) return schema;
  if (choices === undefined) throw new Error(`backup-schemas/ has no schema for ${table}.${column}`);
  const choice = z.enum([...choices]);
  return kind === 'array' ? z.array(choice) : choice;
}

function parseObject(line: string): Row | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : undefined;
  } catch {
    return undefined;
  }
}
