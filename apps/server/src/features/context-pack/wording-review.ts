import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { FindModelReview } from '#features/assistant/assistant.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import * as repository from './context-pack.repository.ts';
import { wordingKey } from './line-wording.ts';
import { parseWordings, wordingRequest } from './model-wording.ts';
import type { ReadDependencies } from './lines-from-elsewhere.ts';
import { createPackReader } from './read-pack.ts';
import { findUserWithLinesToReword, filterBuiltTexts } from './wording.repository.ts';

export interface WordingReviewDependencies extends ReadDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
}

const MAX_LINES = 30;

/** The original text of a line, and the visible conversations that it comes from. */
interface LineToReword {
  text: string;
  conversationIds: readonly string[];
}

/** Asks a model for plainer wordings of the lines of a pack. Each line is sent once, without its messages. */
export function createWordingReview(dependencies: WordingReviewDependencies): FindModelReview {
  const { db } = dependencies;
  return async ({ recentlyFailed, reportRow }) => {
    const userId = await findUserWithLinesToReword(db, recentlyFailed);
    if (userId === undefined) return undefined;
    reportRow(userId);
    const { toReword, allowed } = await listLinesToReword(dependencies, userId);
    const linesToSend = allowed.slice(0, MAX_LINES);
    if (linesToSend.length === 0) {
      // No model may see any of the lines: they contain secrets, or their conversations are hidden.
      await store(dependencies, userId, toReword, new Map());
      return undefined;
    }
    const texts = linesToSend.map(({ text }) => text);
    return {
      userId,
      purpose: 'context',
      conversationIds: [...new Set(linesToSend.flatMap(({ conversationIds }) => conversationIds))],
      messages: wordingRequest(texts),
      handleReply: (reply) => store(dependencies, userId, texts, parseWordings(reply ?? '', texts)),
    };
  };
}

/**
 * `toReword`: the lines that no model was asked about yet, without hidden lines and lines about health. `allowed`:
 * those of them that a model may see, because they contain no secret and come from visible conversations.
 */
async function listLinesToReword(
  dependencies: WordingReviewDependencies,
  userId: string,
): Promise<{ toReword: string[]; allowed: LineToReword[] }> {
  const rows = await repository.listLines(dependencies.db, userId);
  const keys = new Set(rows.map(({ key }) => key));
  const { sections } = await createPackReader(dependencies)(userId);
  const shown = new Map(sections.flatMap(({ items }) => items.map((item) => [item.id, item])));
  const toReword: string[] = [];
  const allowed: LineToReword[] = [];
  for (const { id, builtText, text, isHidden, section } of rows) {
    if (builtText === null || text !== null || isHidden || section === 'health') continue;
    if (keys.has(wordingKey(builtText))) continue;
    toReword.push(builtText);
    const item = shown.get(id);
    if (item?.text !== builtText) continue;
    allowed.push({ text: builtText, conversationIds: item.sources.map(({ conversationId }) => conversationId) });
  }
  return { toReword, allowed };
}

/** For each line that still exists, stores its new wording, or marks the line as reviewed if it has none. */
async function store(
  { db, clock, newId }: WordingReviewDependencies,
  userId: string,
  lines: readonly string[],
  wordings: ReadonlyMap<string, string>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await repository.lockPack(tx, userId);
    const existing = await filterBuiltTexts(tx, userId, lines);
    const rows = lines
      .filter((line) => existing.has(line))
      .map((line) => ({
        id: newId(),
        key: wordingKey(line),
        text: wordings.get(line) ?? null,
        section: 'about' as const,
        builtText: null,
        confidence: 1,
        isPinned: false,
        isHidden: false,
        sources: [],
        createdAt: clock.now(),
      }));
    await repository.insertLines(tx, userId, rows);
    if (wordings.size > 0) await bumpUserVersion(tx, userId);
  });
}
