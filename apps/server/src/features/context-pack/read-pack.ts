import { createHash } from 'node:crypto';
import {
  type ContextItem,
  type ContextPack,
  type ContextSectionKey,
  contextSectionTitles,
  MAX_CONTEXT_LINE_LENGTH,
} from '@app/contract/context-pack';
import { touchesHealth } from '@app/understanding/personal/health';
import { maskSecrets } from '@app/understanding/secrets';
import type { Database, Queryable } from '#db/database.ts';
import type { AssistantService } from '#features/assistant/assistant.service.ts';
import type { PrivacyService } from '#features/assistant/privacy.service.ts';
import * as repository from './context-pack.repository.ts';
import { wordingOf } from './line-wording.ts';
import * as messages from './own-messages.repository.ts';

export interface ReadDependencies {
  db: Database;
  assistant: Pick<AssistantService, 'memories' | 'getSettings'>;
  privacy: Pick<PrivacyService, 'findExcluded'>;
}

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

/** A line for display: without secrets, and without line breaks, because a pack as text has one item on each line. */
export const toShown = (text: string): string => maskSecrets(text.replaceAll(/\s+/g, ' ').trim());

/** A line of the instructions without its list mark. */
const withoutListMark = (line: string): string => line.replace(/^[\s*•-]+/, '').trim();

/** The instructions with one line replaced, or without it. */
export function replaceInstruction(instructions: string, key: string, text: string | null): string {
  return instructions
    .split('\n')
    .flatMap((line) => (instructionKey(withoutListMark(line)) === key ? (text ?? []) : line))
    .join('\n');
}

/** The key of the row that marks a memory as pinned or hidden. */
const memoryKey = (id: string): string => `memory:${id}`;

/** The key of the row that marks a line of the instructions as pinned or hidden. */
const instructionKey = (text: string): string =>
  `instruction:${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;

/** The id of a line of the instructions, which has no row until it is pinned or hidden. */
function instructionId(text: string): string {
  const hex = createHash('sha256').update(`instruction ${text}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** A line that the person wrote elsewhere in the app, with the key of the row that pins or hides it. */
export interface LineFromElsewhere {
  section: ContextSectionKey;
  key: string;
  id: string;
  /** As it is shown, at most 300 characters. */
  text: string;
  origin: 'memory' | 'instructions';
}

/** Memories whose conversation is not hidden, and the instructions to the assistant line by line. */
export async function listLinesFromElsewhere(
  { db, assistant, privacy }: ReadDependencies,
  userId: string,
): Promise<LineFromElsewhere[]> {
  const [memories, { instructions }] = await Promise.all([
    assistant.memories.list(userId),
    assistant.getSettings(userId),
  ]);
  const conversationIds = memories.flatMap(({ source }) => source?.conversationId ?? []);
  const excluded = await privacy.findExcluded(db, userId, conversationIds);
  const remembered = memories
    .filter(({ source }) => source === undefined || !excluded.has(source.conversationId))
    .map(({ id, text }): LineFromElsewhere => ({
      section: 'about',
      key: memoryKey(id),
      id,
      text: toShown(text),
      origin: 'memory',
    }));
  const instructionLines = [...new Set(instructions.split('\n').map(withoutListMark))]
    .filter((line) => line !== '')
    .map((line): LineFromElsewhere => ({
      section: 'answers',
      key: instructionKey(line),
      id: instructionId(line),
      text: toShown(line.slice(0, MAX_CONTEXT_LINE_LENGTH).toWellFormed()),
      origin: 'instructions',
    }));
  return [...remembered, ...instructionLines];
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
