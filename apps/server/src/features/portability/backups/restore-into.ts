import type { OwnedTable, OwnSession } from '#db/owned-rows.ts';
import type { BackedUpTable } from '../account-data/account-data.service.ts';
import type { ArchiveTable } from './archive-manifest.ts';
import type { BackupArchive } from './backup-archive.ts';
import { damaged } from './backups.errors.ts';
import { rulesOf } from './column-rules.repository.ts';
import type { PortableFiles } from './portable-files.ts';
import * as rows from './restored-rows.repository.ts';
import { createRowCheck } from './row-check.ts';

export type RestorableTable = OwnedTable & BackedUpTable;

export interface TableOutcome {
  table: string;
  total: number;
  added: number;
  present: number;
  changed: number;
  trashed: number;
}

export interface RestoreTarget {
  session: OwnSession;
  userId: string;
  archive: BackupArchive;
  files: PortableFiles;
  /** In the order in which they are written. */
  tables: readonly RestorableTable[];
  /** The backup's id → the account's own, for what is there under another one. */
  sameAs: ReadonlyMap<string, string>;
  /** Those ids of the account's: what has them differs from the backup by nature. */
  ownIds: ReadonlySet<string>;
  /** False: only looks. */
  writes: boolean;
  onBatch?: () => void;
}

interface GivenRow {
  id: string | undefined;
  line: string;
}

const ID = /"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g;

/**
 * Puts the rows of a backup into an account, or looks what would come of it. Adds only: what is there stays as it is, and
 * what is part of it as well. Throws backups.damaged at the first thing that is not as it should be.
 */
export async function restoreInto(
  target: RestoreTarget,
): Promise<{ outcomes: TableOutcome[]; conversations: string[] }> {
  const { manifest } = target.archive;
  const kept = new Map<string, Set<string>>();
  const outcomes: TableOutcome[] = [];
  const conversations: string[] = [];
  const given = new Map(manifest.tables.map((table) => [table.name, table]));
  for (const { name } of manifest.tables) {
    if (!target.tables.some((table) => table.name === name)) throw damaged(`it has ${name}, which no backup has`);
  }
  for (const table of target.tables) {
    const archived = given.get(table.name);
    if (archived === undefined) continue;
    const outcome = await restoreTable(target, table, archived, kept, conversations);
    outcomes.push(outcome);
  }
  return { outcomes, conversations };
}

async function restoreTable(
  target: RestoreTarget,
  table: RestorableTable,
  archived: ArchiveTable,
  kept: Map<string, Set<string>>,
  conversations: string[],
): Promise<TableOutcome> {
  const { sameAs } = target;
  const check = createRowCheck(table.name, archived.columns, rulesOf(table.name));
  const narrowed = { ...table, columns: archived.columns };
  const keptHere = new Set<string>();
  kept.set(table.name, keptHere);
  const keptParents = table.partOf && kept.get(table.partOf.table);
  const outcome: TableOutcome = {
    table: table.name,
    total: archived.rows,
    added: 0,
    present: 0,
    changed: 0,
    trashed: 0,
  };

  for await (const lines of target.archive.lines(archived)) {
    const fresh: GivenRow[] = [];
    for (const line of lines) {
      const own = renamed(target.files.toAccount(table.name, line), sameAs);
      const row = check(own);
      const parent = table.partOf && row[table.partOf.column];
      if (typeof parent === 'string' && keptParents?.has(parent)) outcome.present += 1;
      else fresh.push({ id: typeof row['id'] === 'string' ? row['id'] : undefined, line: own });
    }
    const result = await settle(target, narrowed, fresh);
    const ids = fresh.flatMap(({ id }) => id ?? []);
    for (const id of ids) if (result.presentIds.has(id)) keptHere.add(id);
    if (table.name === 'conversations') conversations.push(...ids.filter((id) => !result.presentIds.has(id)));
    outcome.added += result.added;
    outcome.present += fresh.length - result.added;
    outcome.changed += result.changed;
    outcome.trashed += result.trashed;
    target.onBatch?.();
  }
  return outcome;
}

/** Writes the rows that are not there, or counts them. */
async function settle(
  target: RestoreTarget,
  table: OwnedTable,
  given: readonly GivenRow[],
): Promise<{ added: number; changed: number; trashed: number; presentIds: Set<string> }> {
  const { session, userId, writes } = target;
  if (given.length === 0) return { added: 0, changed: 0, trashed: 0, presentIds: new Set() };
  const linesOf = (list: readonly GivenRow[]) => list.map(({ line }) => line);
  try {
    const hasIds = table.columns.includes('id');
    // Written first where the answer tells which rows were there: the common case is that none was.
    const written = writes && hasIds ? await rows.insertRows(session, userId, table, linesOf(given)) : undefined;
    const isWritten = new Set(written);
    const rest = written === undefined ? given : given.filter(({ id }) => id === undefined || !isWritten.has(id));
    const present = rest.length === 0 ? [] : await rows.findPresent(session, userId, table, linesOf(rest));
    const insert = async () => (await rows.insertRows(session, userId, table, linesOf(given))).length;
    const added = written?.length ?? (writes ? await insert() : given.length - present.length);
    const isOwn = (id: string | null) => id !== null && target.ownIds.has(id);
    return {
      added,
      changed: present.filter(({ id, isChanged, isTrashed }) => isChanged && !isTrashed && !isOwn(id)).length,
      trashed: present.filter(({ isTrashed }) => isTrashed).length,
      // Also what is there under another id, as something else is as unique.
      presentIds: new Set(written ? rest.flatMap(({ id }) => id ?? []) : present.flatMap(({ id }) => id ?? [])),
    };
  } catch (error) {
    if (!rows.isUnfit(error)) throw error;
    throw damaged(`${table.name} has rows that do not fit`, error);
  }
}

function renamed(line: string, sameAs: ReadonlyMap<string, string>): string {
  if (sameAs.size === 0) return line;
  return line.replaceAll(ID, (all, id: string) => {
    const own = sameAs.get(id);
    return own === undefined ? all : `"${own}"`;
  });
}
