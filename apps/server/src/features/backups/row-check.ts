import { parseRecurrence } from '#features/schedule/schedule.service.ts';
import { damaged } from './backups.errors.ts';

export interface ColumnRule {
  kind: 'text' | 'number' | 'boolean' | 'uuid' | 'instant' | 'date' | 'array' | 'json';
  isNullable: boolean;
  /** Of a text, or of each text of an array. */
  choices?: ReadonlySet<string>;
}

export type Row = Record<string, unknown>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:\d\d)?)$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
/** What no address in a message may begin with: the browser would run it. */
const RUNS = /^\s*(javascript|vbscript|data):/i;
const DEEPEST = 64;

const kinds: Readonly<Record<ColumnRule['kind'], (value: unknown, rule: ColumnRule) => boolean>> = {
  text: (value, { choices }) =>
    typeof value === 'string' && isStorable(value) && (choices === undefined || choices.has(value)),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  uuid: (value) => typeof value === 'string' && UUID.test(value),
  instant: (value) => typeof value === 'string' && INSTANT.test(value),
  date: (value) => typeof value === 'string' && DATE.test(value),
  array: (value, { choices }) =>
    Array.isArray(value) &&
    value.every((item) => typeof item === 'string' && isStorable(item) && (choices === undefined || choices.has(item))),
  json: (value) => isPlainJson(value, 0),
};

/** What a column's name promises beyond its type, whatever the table. */
const meanings: Readonly<Record<string, (value: string) => boolean>> = {
  time_zone: remembering(isTimeZone),
  recurrence: remembering(isRecurrence),
  // Followed by the app's own router.
  link: (value) => /^\/(?!\/)/.test(value),
  url: (value) => /^https?:\/\//i.test(value),
};

/** What JSON columns must be on top, where the app relies on it. */
const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  'messages.blocks': (value) => isListOf(value, (block) => typeof block['type'] === 'string' && isHarmless(block, 0)),
  'conversations.guesses': (value) =>
    isListOf(value, (guess) => isUuid(guess['categoryId']) && typeof guess['confidence'] === 'number'),
  'imports.files': (value) =>
    isListOf(value, (file) => typeof file['path'] === 'string' && /^[0-9a-f-]{36}\/\d{1,4}$/.test(file['path'])),
  'import_skips.kept_hash': (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
  'templates.versions': (value) => isListOf(value, (version) => typeof version['body'] === 'string'),
  'recommendations.sources': (value) => isListOf(value, (source) => isUuid(source['id'])),
  'recommendations.action': (value) => isObject(value) && typeof value['kind'] === 'string',
  'learning_cards.memory': (value) => isObject(value) && typeof value['stability'] === 'number',
  'learning_sources.note': (value) => isListOf(value, (line) => typeof line['text'] === 'string'),
  'reports.sections': (value) => isListOf(value, () => true),
  'secret_findings.found': (value) => isListOf(value, (found) => typeof found['kind'] === 'string'),
  'followed_events.exceptions': (value) => isListOf(value, (one) => typeof one['originalStart'] === 'string'),
  'event_exceptions.changes': (value) => isObject(value),
  'model_calls.conversation_ids': (value) => Array.isArray(value) && value.every(isUuid),
};

/**
 * Reads a line of an archive as a row of this table with exactly these columns. An archive may come from anywhere:
 * what the app itself would never have written is refused as backups.damaged.
 */
export function createRowCheck(table: string, columns: readonly string[], rules: ReadonlyMap<string, ColumnRule>) {
  const checked = columns.map((column) => {
    const rule = rules.get(column);
    if (rule === undefined || column === 'user_id') throw damaged(`${table} has unknown columns`);
    return { column, rule };
  });
  return (line: string): Row => {
    const row = parseObject(line);
    if (row === undefined || Object.keys(row).length !== checked.length)
      throw damaged(`${table} has rows that are none`);
    for (const { column, rule } of checked) {
      if (!isAllowed(table, column, rule, row[column]))
        throw damaged(`${table} has a wrong ${column.replaceAll('_', ' ')}`);
    }
    return row;
  };
}

function isAllowed(table: string, column: string, rule: ColumnRule, value: unknown): boolean {
  if (value === null) return rule.isNullable;
  if (!kinds[rule.kind](value, rule)) return false;
  if (typeof value === 'string' && meanings[column]?.(value) === false) return false;
  return shapes[`${table}.${column}`]?.(value) !== false;
}

function parseObject(line: string): Row | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, isItem: (item: Row) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isObject(item) && isItem(item));
}

function isUuid(value: unknown): boolean {
  return typeof value === 'string' && UUID.test(value);
}

/** Neither NUL characters nor halves of characters: the database holds none. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function isPlainJson(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(([key, item]) => isStorable(key) && isPlainJson(item, depth + 1));
}

function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return true;
  return Object.entries(value).every(([key, item]) =>
    typeof item === 'string' ? !/url|href|src/i.test(key) || !RUNS.test(item) : isHarmless(item, depth + 1),
  );
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isRecurrence(text: string): boolean {
  try {
    parseRecurrence(text);
    return true;
  } catch {
    return false;
  }
}

function remembering(ask: (value: string) => boolean): (value: string) => boolean {
  const answers = new Map<string, boolean>();
  return (value) => {
    const known = answers.get(value) ?? ask(value);
    if (answers.size < 1000) answers.set(value, known);
    return known;
  };
}
