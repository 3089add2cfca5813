import type { Import, ImportOutcome } from '@app/contract/imports';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { importNotFound, importInWrongState } from './imports.errors.ts';
import { readOutcome } from './import-outcome.repository.ts';
import { toImport } from './imports.mapper.ts';
import * as rows from './imports.repository.ts';
import { listSubcategoriesOfImport } from './projects/projects.repository.ts';

/** Throws imports.not_found. */
export async function getImport(db: Queryable, userId: string, id: string): Promise<Import> {
  const row = await rows.findImport(db, userId, id);
  if (row === undefined) throw importNotFound();
  const record = toImport(row, await rows.listSkips(db, userId, id), await rows.listKeptItems(db, userId, id));
  return hasOutcome(row) ? { ...record, outcome: await loadOutcome(db, userId, id) } : record;
}

async function loadOutcome(db: Queryable, userId: string, id: string): Promise<ImportOutcome> {
  const projects = await listSubcategoriesOfImport(db, userId, id);
  return { ...(await readOutcome(db, userId, id)), ...(projects.length > 0 && { projects }) };
}

const hasOutcome = ({ status }: rows.ImportRow): boolean =>
  status === 'completed' || status === 'failed' || status === 'cancelled';

/** Locks an import that is in one of the states and changes it. Throws imports.not_found or imports.wrong_state. */
export async function changeImport(
  db: Database,
  { userId, id }: { userId: string; id: string },
  states: readonly rows.ImportRow['status'][],
  change: (row: rows.ImportRow) => Partial<rows.NewImportRow>,
): Promise<Import> {
  await inTransaction(db, async (tx) => {
    const row = await rows.lockImport(tx, userId, id);
    if (row === undefined) throw importNotFound();
    if (!states.includes(row.status)) throw importInWrongState();
    await rows.updateImport(tx, userId, id, change(row));
    await bumpUserVersion(tx, userId);
  });
  return getImport(db, userId, id);
}
