import type { OwnedTable, TransactionSession } from '#db/owned-rows.ts';
import type { BackedUpTable } from '../account-data/account-data.service.ts';
import type { TableEntry } from '../backup-file/backup-format.ts';
import type { AccountBackup } from './account-backup.ts';
import { backupDamaged } from './backups.errors.ts';
import { rulesOf } from './column-rules.repository.ts';
import type { PortableFiles } from './portable-files.ts';
import * as repository from './restored-rows.repository.ts';
import { createRowCheck } from './row-check.ts';

export type RestorableTable = OwnedTable & BackedUpTable;

/** Numbers of rows of a table in the backup. */
export interface TableOutcome {
  table: string;
  total: number;
  added: number;
  /** Rows that were not added, because the account has them or the row they belong to. */
  present: number;
  /** Present rows that were changed since the backup. */
  changed: number;
  /** Rows of the account that were put in the trash since the backup. */
  trashed: number;
}

export interface RestoreTarget {
  session: TransactionSession;
  userId: string;
  backup: AccountBackup;
  files: PortableFiles;
  /** In the order of writing. */
  tables: readonly RestorableTable[];
  /** Id in the backup → id in the account, for rows that exist under another id. */
  matchingIds: ReadonlyMap<string, string>;
  /** The values of `matchingIds`. These rows differ from the backup in their id at least, so they do not count as changed. */
  matchedAccountIds: ReadonlySet<string>;
  /** Whether rows are inserted; if not, they are only counted. */
  writes: boolean;
  onBatch?: () => void;
}

interface CandidateRow {
  id: string | undefined;
  line: string;
}

const QUOTED_ID = /"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g;

/**
 * Restores the rows of a backup into an account, or counts what would be restored. An existing row is not changed, and a
 * row that is part of an existing one, such as a message, is not added. Returns the ids of the added conversations.
 * Throws backups.damaged at the first invalid row.
 */
export async function restoreInto(
  target: RestoreTarget,
): Promise<{ outcomes: TableOutcome[]; conversations: string[] }> {
  const { manifest } = target.backup;
  const existingIdsByTable = new Map<string, Set<string>>();
  const outcomes: TableOutcome[] = [];
  const conversations: string[] = [];
  const entries = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const { name } of manifest.tables) {
    if (!target.tables.some((table) => table.name === name)) throw backupDamaged(`it has ${name}, which no backup has`);
  }
  for (const table of target.tables) {
    const entry = entries.get(table.name);
    if (entry === undefined) continue;
    const outcome = await restoreTable(target, table, entry, existingIdsByTable, conversations);
    outcomes.push(outcome);
  }
  return { outcomes, conversations };
}

async function restoreTable(
  target: RestoreTarget,
  table: RestorableTable,
  entry: TableEntry,
  existingIdsByTable: Map<string, Set<string>>,
  conversations: string[],
): Promise<TableOutcome> {
  const { matchingIds } = target;
  const check = createRowCheck(table.name, entry.columns, rulesOf(table.name));
  const tableOfBackup = { ...table, columns: entry.columns };
  const existingIds = new Set<string>();
  existingIdsByTable.set(table.name, existingIds);
  const existingParents = table.partOf && existingIdsByTable.get(table.partOf.table);
  const outcome: TableOutcome = {
    table: table.name,
    total: entry.rows,
    added: 0,
    present: 0,
    changed: 0,
    trashed: 0,
  };

  for await (const lines of target.backup.lines(entry)) {
    const candidates: CandidateRow[] = [];
    for (const line of lines) {
      const accountLine = replaceIds(target.files.toAccount(table.name, line), matchingIds);
      const row = check(accountLine);
      const parent = table.partOf && row[table.partOf.column];
      if (typeof parent === 'string' && existingParents?.has(parent)) outcome.present += 1;
      else candidates.push({ id: typeof row['id'] === 'string' ? row['id'] : undefined, line: accountLine });
    }
    const result = await addMissing(target, tableOfBackup, candidates);
    const ids = candidates.flatMap(({ id }) => id ?? []);
    for (const id of ids) if (result.presentIds.has(id)) existingIds.add(id);
    if (table.name === 'conversations') conversations.push(...ids.filter((id) => !result.presentIds.has(id)));
    outcome.added += result.added;
    outcome.present += candidates.length - result.added;
    outcome.changed += result.changed;
    outcome.trashed += result.trashed;
    target.onBatch?.();
  }
  return outcome;
}

interface BatchOutcome {
  added: number;
  changed: number;
  trashed: number;
  presentIds: Set<string>;
}

/** Adds the rows that do not exist, or counts them if nothing is written. */
async function addMissing(
  target: RestoreTarget,
  table: OwnedTable,
  candidates: readonly CandidateRow[],
): Promise<BatchOutcome> {
  if (candidates.length === 0) return { added: 0, changed: 0, trashed: 0, presentIds: new Set() };
  const { session, userId, writes } = target;
  const insert = () => repository.insertRows(session, userId, table, linesOf(candidates));
  const findPresent = (list: readonly CandidateRow[]) =>
    list.length === 0 ? [] : repository.findPresent(session, userId, table, linesOf(list));
  try {
    // In a table with ids, the insert returns which rows were added. It runs first, because usually no row exists yet.
    if (writes && table.columns.includes('id')) {
      const inserted = await insert();
      const insertedIds = new Set(inserted);
      const notInserted = candidates.filter(({ id }) => id === undefined || !insertedIds.has(id));
      const present = await findPresent(notInserted);
      // A row that was not inserted is present, perhaps under another id: then a unique column has the same value.
      return { added: inserted.length, ...countDifferences(target, present), presentIds: idsOf(notInserted) };
    }
    const present = await findPresent(candidates);
    const added = writes ? (await insert()).length : candidates.length - present.length;
    return { added, ...countDifferences(target, present), presentIds: idsOf(present) };
  } catch (error) {
    if (!repository.isRowRefused(error)) throw error;
    throw backupDamaged(`${table.name} has rows that do not fit`, error);
  }
}

const linesOf = (list: readonly CandidateRow[]): string[] => list.map(({ line }) => line);

const idsOf = (list: readonly { id?: string | null | undefined }[]): Set<string> =>
  new Set(list.flatMap(({ id }) => id ?? []));

/** How many present rows differ from those of the backup, and how many are in the trash. */
function countDifferences({ matchedAccountIds }: RestoreTarget, present: readonly repository.PresentRow[]) {
  const isMatched = (id: string | null) => id !== null && matchedAccountIds.has(id);
  return {
    changed: present.filter(({ id, isChanged, isTrashed }) => isChanged && !isTrashed && !isMatched(id)).length,
    trashed: present.filter(({ isTrashed }) => isTrashed).length,
  };
}

function replaceIds(line: string, matchingIds: ReadonlyMap<string, string>): string {
  if (matchingIds.size === 0) return line;
  return line.replaceAll(QUOTED_ID, (quotedId, id: string) => {
    const accountId = matchingIds.get(id);
    return accountId === undefined ? quotedId : `"${accountId}"`;
  });
}
