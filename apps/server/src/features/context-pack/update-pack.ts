import { MAX_OWN_CONTEXT_LINES, type UpdateContextPackBody } from '@app/contract/context-pack';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import { lineNotFound, tooManyLines } from './context-pack.errors.ts';
import * as repository from './context-pack.repository.ts';
import { wordingOf } from './line-wording.ts';
import {
  type LineFromElsewhere,
  listLinesFromElsewhere,
  type ReadDependencies,
  replaceInstruction,
  toShown,
} from './lines-from-elsewhere.ts';

export interface UpdateDependencies extends ReadDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  assistant: Pick<AssistantService, 'memories' | 'getSettings' | 'updateSettings'>;
}

type SectionChange = NonNullable<UpdateContextPackBody['sections']>[number];
type ItemChange = SectionChange['items'][number];
type Change = ItemChange & { section: SectionChange['key'] };

/** Applies the person's changes. The pack is outdated after Health is switched on or off. */
export function createPackUpdater(dependencies: UpdateDependencies) {
  const { db } = dependencies;
  return async (userId: string, { includesHealth, sections = [] }: UpdateContextPackBody): Promise<void> => {
    const changes = sections.flatMap(({ key, items }) => items.map((item): Change => ({ ...item, section: key })));
    const fromElsewhere = new Map((await listLinesFromElsewhere(dependencies, userId)).map((line) => [line.id, line]));
    await inTransaction(db, async (tx) => {
      const pack = await repository.lockPack(tx, userId);
      const rows = await repository.listLines(tx, userId);
      for (const change of changes) await applyChange(dependencies, { tx, userId }, change, { fromElsewhere, rows });
      if (includesHealth !== undefined && includesHealth !== pack.includesHealth) {
        await repository.updatePack(tx, userId, { includesHealth, madeAt: null });
      }
      await bumpUserVersion(tx, userId);
    });
    for (const { id, text } of changes) {
      const line = id === undefined ? undefined : fromElsewhere.get(id);
      if (line === undefined || text === undefined || text === line.text) continue;
      await changeElsewhere(dependencies, userId, line, text);
    }
  };
}

/** Changes or deletes a line at the place where the person wrote it. Throws memories.not_found. */
async function changeElsewhere(
  { assistant }: UpdateDependencies,
  userId: string,
  { id, key, origin }: LineFromElsewhere,
  text: string | null,
): Promise<void> {
  if (origin === 'instructions') {
    const { instructions } = await assistant.getSettings(userId);
    await assistant.updateSettings(userId, { instructions: replaceInstruction(instructions, key, text) });
  } else if (text === null) await assistant.memories.remove(userId, id);
  else await assistant.memories.update(userId, id, text);
}

interface KnownLines {
  /** By id. */
  fromElsewhere: ReadonlyMap<string, LineFromElsewhere>;
  rows: readonly repository.LineRow[];
}

/** Throws context.line_not_found and context.too_many_lines. */
async function applyChange(
  dependencies: UpdateDependencies,
  scope: OwnerScope,
  change: Change,
  { fromElsewhere, rows }: KnownLines,
): Promise<void> {
  if (change.id === undefined) return addOwnLine(dependencies, scope, change);
  const line = fromElsewhere.get(change.id);
  if (line !== undefined) return markLineFromElsewhere(dependencies, scope, change, { line, rows });
  const row = rows.find(({ id }) => id === change.id);
  if (row === undefined) throw lineNotFound();
  return changeStoredLine(scope, change, row, rows);
}

const marksOf = ({ pinned, hidden }: Change) => ({
  ...(pinned !== undefined && { isPinned: pinned }),
  ...(hidden !== undefined && { isHidden: hidden }),
});

/** The fields of a new row that the person did not choose. */
const newRow = ({ clock, newId }: UpdateDependencies) => ({
  id: newId(),
  confidence: 1,
  sources: [],
  createdAt: clock.now(),
  builtText: null,
  isPinned: false,
  isHidden: false,
});

async function addOwnLine(dependencies: UpdateDependencies, { tx, userId }: OwnerScope, change: Change): Promise<void> {
  const { section, text } = change;
  if (typeof text !== 'string') throw lineNotFound();
  if ((await repository.countOwnLines(tx, userId)) >= MAX_OWN_CONTEXT_LINES) throw tooManyLines();
  await repository.insertLines(tx, userId, [{ ...newRow(dependencies), ...marksOf(change), section, key: null, text }]);
}

/** Pins or hides a line from elsewhere, which has no row until then. */
async function markLineFromElsewhere(
  dependencies: UpdateDependencies,
  { tx, userId }: OwnerScope,
  change: Change,
  { line: { section, key }, rows }: { line: LineFromElsewhere; rows: readonly repository.LineRow[] },
): Promise<void> {
  const marks = marksOf(change);
  const row = rows.find((stored) => stored.key === key);
  if (row !== undefined) await repository.updateLine(tx, userId, row.id, marks);
  else if (change.pinned === true || change.hidden === true)
    await repository.insertLines(tx, userId, [{ ...newRow(dependencies), ...marks, section, key, text: null }]);
}

async function changeStoredLine(
  { tx, userId }: OwnerScope,
  change: Change,
  row: repository.LineRow,
  rows: readonly repository.LineRow[],
): Promise<void> {
  const { text } = change;
  if (row.key === null && text === null) return repository.deleteLines(tx, userId, [row.id]);
  // A client may send the whole pack, so a text that equals the shown text is not a change.
  const wording = wordingOf(row, rows);
  const isSame = text === undefined || text === toShown(row.text ?? wording ?? row.builtText ?? '');
  // A person who replaces a model's wording with the original text gets that text stored as their own: without it the
  // wording would be shown again.
  const ownText = row.builtText !== null && text === row.builtText && wording === null ? null : text;
  const textChange = !isSame && ownText !== undefined ? { text: ownText } : {};
  await repository.updateLine(tx, userId, row.id, { ...marksOf(change), ...textChange });
}
