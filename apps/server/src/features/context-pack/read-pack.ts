import {
  type ContextItem,
  type ContextPack,
  type ContextSectionKey,
  contextSectionTitles,
} from '@app/contract/context-pack';
import { touchesHealth } from '@app/understanding/personal/health';
import type { Queryable } from '#db/database.ts';
import * as repository from './context-pack.repository.ts';
import { wordingOf } from './line-wording.ts';
import { listLinesFromElsewhere, type ReadDependencies, toShown } from './lines-from-elsewhere.ts';
import * as messages from './own-messages.repository.ts';

type Sections = Map<ContextSectionKey, ContextItem[]>;

/**
 * A function that reads the sections. It leaves out lines whose messages were all hidden or deleted since the last
 * build.
 */
export function createPackReader(dependencies: ReadDependencies) {
  const { db } = dependencies;
  /** A chat gives what it has read of the pack (`known`), and reads memories and instructions itself. */
  return async (
    userId: string,
    known?: repository.StoredPack,
  ): Promise<Pick<ContextPack, 'includesHealth' | 'sections'> & { madeAt: Date | null }> => {
    const { madeAt, includesHealth, rows } = known ?? (await readStoredPack(db, userId));
    const items: Sections = new Map();
    const rowsByKey = new Map(rows.map((row) => [row.key, row]));
    const fromElsewhere = known === undefined ? await listItemsFromElsewhere(dependencies, userId, rowsByKey) : [];
    for (const [section, item] of [...fromElsewhere, ...(await listStored(db, userId, rows, { includesHealth }))]) {
      items.set(section, [...(items.get(section) ?? []), item]);
    }
    const keys = (Object.keys(contextSectionTitles) as ContextSectionKey[]).filter(
      (key) => key !== 'health' || includesHealth,
    );
    const sections = keys.map((key) => ({
      key,
      title: contextSectionTitles[key],
      items: inOrder(items.get(key) ?? []),
    }));
    return { madeAt, includesHealth, sections };
  };
}

async function readStoredPack(db: Queryable, userId: string): Promise<repository.StoredPack> {
  const [pack, rows] = await Promise.all([repository.findPack(db, userId), repository.listLines(db, userId)]);
  return { madeAt: pack?.madeAt ?? null, includesHealth: pack?.includesHealth ?? false, rows };
}

async function listItemsFromElsewhere(
  dependencies: ReadDependencies,
  userId: string,
  rowsByKey: ReadonlyMap<string | null, repository.StoredLine>,
): Promise<[ContextSectionKey, ContextItem][]> {
  const lines = await listLinesFromElsewhere(dependencies, userId);
  return lines.map(({ section, key, id, text, origin }) => {
    const { isPinned: pinned = false, isHidden: hidden = false } = rowsByKey.get(key) ?? {};
    return [section, { id, text, sources: [], pinned, hidden, confidence: 1, origin }];
  });
}

/** The lines of the archive that still have a visible message, and those that the person wrote. */
async function listStored(
  queryable: Queryable,
  userId: string,
  rows: readonly repository.StoredLine[],
  { includesHealth }: { includesHealth: boolean },
): Promise<[ContextSectionKey, ContextItem][]> {
  const sources = rows.flatMap((row) => row.sources);
  const visible = await messages.listVisibleMessages(queryable, userId, {
    conversationIds: [...new Set(sources.map(({ conversationId }) => conversationId))],
    messageIds: sources.map(({ messageId }) => messageId),
  });
  return rows.flatMap((row): [ContextSectionKey, ContextItem][] => {
    const { id, key, section, builtText, confidence, isPinned: pinned, isHidden: hidden } = row;
    const isOwn = key === null;
    const wording = wordingOf(row, rows);
    const text = row.text ?? wording ?? builtText;
    const shown = row.sources.filter(({ messageId }) => visible.has(messageId));
    // A row without a text only pins or hides a line from elsewhere.
    if (text === null || (!isOwn && shown.length === 0)) return [];
    // A build keeps the lines that the person changed, even those about health after Health was switched off. So lines
    // about health are left out here.
    if (!isOwn && !includesHealth && isHealth(section, text)) return [];
    const isReworded = row.text === null && wording !== null;
    const isChanged = row.text !== null && builtText !== null && row.text !== builtText;
    const item: ContextItem = {
      id,
      text: toShown(text),
      sources: shown,
      pinned,
      hidden,
      confidence: row.text === null ? confidence : 1,
      origin: isOwn ? 'own' : 'archive',
      ...((isChanged || isReworded) && builtText !== null && { builtText }),
      ...(isReworded && { wordedBy: 'model' as const }),
    };
    return [[section, item]];
  });
}

const isHealth = (section: ContextSectionKey, text: string): boolean =>
  section === 'health' || (section !== 'work' && section !== 'people' && touchesHealth(text));

/** Pinned lines first, then by origin, then by confidence; lines that are equal in all of these keep their order. */
function inOrder(items: readonly ContextItem[]): ContextItem[] {
  return items.toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || rankOf(b) - rankOf(a) || b.confidence - a.confidence,
  );
}

/** Memories and instructions come first, then lines that the person added here, then lines from the archive. */
const rankOf = ({ origin }: ContextItem): number => ({ memory: 3, instructions: 3, own: 2, archive: 1 })[origin];
