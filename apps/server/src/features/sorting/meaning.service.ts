import { ENGINE_VERSIONS } from '@app/understanding/categorise';
import { encodedText } from '@app/understanding/category/conversation-text';
import { fromInt8, toInt8 } from '@app/understanding/embedding/int8-vector';
import { sketchOf } from '@app/understanding/embedding/sketch';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import {
  type ConversationsService,
  type CategorisationResult,
  type AssignedRow,
  PROVISIONAL_VERSION,
} from '#features/conversations/conversations.service.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import { listToEmbed } from '#integrations/embedding/list-to-embed.ts';
import { mapInTurns } from '#platform/map-in-turns.ts';
import * as repository from './meaning/meaning.repository.ts';
import { createNearest } from './meaning/nearest.ts';
import { loadUserEngine, type UserEngine, type UserEngineDependencies } from './meaning/user-engine.ts';

export type MeaningService = ReturnType<typeof createMeaningService>;
export type { NearConversation } from './meaning/nearest.ts';
export type { UserEngine } from './meaning/user-engine.ts';

export interface MeaningDependencies extends UserEngineDependencies {
  db: Database;
  conversations: ConversationsService;
}

/** Conversations per transaction. Few, because other transactions of the user wait for it to end. */
const BATCH_SIZE = 24;
const MAX_USERS = 1_000;
/** Conversations per query, which compares all conversations of the user with their vectors. */
const PAGE_SIZE = 10 * BATCH_SIZE;
/** Texts that the embedder has at the same time. Few, because the text of a search waits until they are embedded. */
const MAX_EMBEDDED_AT_ONCE = 6;

/** The meaning of conversations: their vectors, and an engine per user that categorises by them. */
export function createMeaningService(dependencies: MeaningDependencies) {
  const { db, embedder } = dependencies;
  return {
    ...createNearest(dependencies),

    /** The version with which the engine marks its assignments; assignments of other versions are outdated. */
    engineVersion: async (): Promise<string> => ENGINE_VERSIONS[(await embedder.open()).kind],

    /**
     * The user's engine with everything learned so far. Use it for one piece of work only, or it becomes stale.
     * `extraSubjects` are slugs of subjects for which the user has no category: the engine considers them as well and
     * returns these slugs as category ids.
     */
    engineFor: (userId: string, extraSubjects: readonly string[] = []): Promise<UserEngine> =>
      loadUserEngine(dependencies, userId, extraSubjects),

    /** Title, first questions, first reply and, if there is one already, the vector of these conversations. */
    openings: async (userId: string, ids: readonly string[]) => {
      const { id: embedderId } = await embedder.open();
      const [openings, vectors] = await Promise.all([
        repository.listOpenings(db, userId, ids),
        repository.listVectors(db, userId, embedderId, ids),
      ]);
      const byId = new Map(vectors.map(({ conversationId, vector }) => [conversationId, fromInt8(vector)]));
      return openings.map(({ basis: _basis, ...opening }) => ({ ...opening, vector: byId.get(opening.id) }));
    },

    /**
     * Embeds and categorises every outdated conversation of a user, until all are done or `signal` aborts. Returns
     * their number, and whether all are done.
     */
    catchUp: async (userId: string, signal: AbortSignal): Promise<{ embedded: number; isDone: boolean }> => {
      const engine = await loadUserEngine(dependencies, userId);
      const { id: embedderId } = await embedder.open();
      let embedded = 0;
      let isLastPage: boolean;
      do {
        const stale = await repository.listStale(db, userId, embedderId, PAGE_SIZE);
        embedded += await processPage(dependencies, { userId, engine, signal }, stale);
        isLastPage = stale.length < PAGE_SIZE;
      } while (!isLastPage && !signal.aborted);
      const isDone = !signal.aborted || (await repository.listStale(db, userId, embedderId, 1)).length === 0;
      return { embedded, isDone };
    },

    /** Users who have conversations without a vector of the current embedder. */
    listUsersToEmbed: (): Promise<string[]> =>
      listToEmbed(embedder, (model) => repository.listUsersToEmbed(db, model, MAX_USERS)),
  };
}

type EmbeddedConversation = repository.OpeningRow & { vector: Float32Array };

/**
 * Embeds the conversations, and assigns new categories where `mayBeReassigned`. While a batch is stored, the next one is
 * embedded, so that the encoder never waits. Returns how many conversations are done: all, unless `signal` aborts.
 */
async function processPage(
  dependencies: MeaningDependencies,
  { userId, engine, signal }: { userId: string; engine: UserEngine; signal: AbortSignal },
  stale: readonly repository.OpeningRow[],
): Promise<number> {
  const embedFrom = (start: number): Promise<EmbeddedConversation[]> => {
    const embedding = embedOpenings(dependencies.embedder, stale.slice(start, start + BATCH_SIZE));
    // Nobody waits for it after an abort, or if the batch before it cannot be stored.
    embedding.catch(() => undefined);
    return embedding;
  };
  let next = embedFrom(0);
  for (let start = 0; start < stale.length; start += BATCH_SIZE) {
    if (signal.aborted) return start;
    const embedded = await next;
    next = embedFrom(start + BATCH_SIZE);
    await storeBatch(dependencies, userId, engine, embedded);
  }
  return stale.length;
}

async function embedOpenings(
  embedder: Embedder,
  openings: readonly repository.OpeningRow[],
): Promise<EmbeddedConversation[]> {
  const texts = await mapInTurns(openings, encodedText);
  const vectors: Float32Array[] = [];
  const unembedded = texts.entries();
  const embedRest = async (): Promise<void> => {
    for (const [index, text] of unembedded) vectors[index] = (await embedder.embed([text]))[0] ?? new Float32Array();
  };
  await Promise.all(Array.from({ length: MAX_EMBEDDED_AT_ONCE }, embedRest));
  return openings.map((opening, index) => ({ ...opening, vector: vectors[index] ?? new Float32Array() }));
}

async function storeBatch(
  dependencies: MeaningDependencies,
  userId: string,
  engine: UserEngine,
  embedded: readonly EmbeddedConversation[],
): Promise<void> {
  const { db, conversations, embedder } = dependencies;
  const { id: embedderId } = await embedder.open();
  const results = new Map(await mapInTurns(embedded, (row) => [row.id, engine.categorise(row)] as const));
  await inTransaction(db, async (tx) => {
    await repository.saveVectors(tx, userId, toVectorRows(embedded, embedderId));
    const before = await conversations.lockAssignments(tx, userId, [...results.keys()]);
    const reassignable = before.filter((row) => mayBeReassigned(row, engine));
    await reassign(dependencies, { tx, userId }, reassignable, results);
  });
}

function toVectorRows(embedded: readonly EmbeddedConversation[], embedder: string) {
  return embedded.map(({ id, basis, vector }) => {
    const values = toInt8(vector);
    const bytes = new Uint8Array(values.buffer);
    return { conversationId: id, embedder, basis, vector: bytes, sketch: sketchOf(values) };
  });
}

/** Whether the category was assigned provisionally or by this version of the engine, and not by the user. */
function mayBeReassigned({ placedBy, engineVersion }: AssignedRow, engine: UserEngine): boolean {
  return placedBy === 'engine' && (engineVersion === PROVISIONAL_VERSION || engineVersion === engine.engineVersion);
}

async function reassign(
  { categories, conversations }: MeaningDependencies,
  scope: OwnerScope,
  before: readonly AssignedRow[],
  results: ReadonlyMap<string, CategorisationResult>,
): Promise<void> {
  const { tx, userId } = scope;
  const after = before.flatMap((row) => {
    const result = results.get(row.conversationId);
    if (result === undefined) return [];
    // A subcategory belongs to one category: a conversation that leaves the category leaves the subcategory too.
    const subcategoryId = result.categoryId === row.categoryId ? row.subcategoryId : null;
    return [
      { row, conversationId: row.conversationId, assignment: { ...result, subcategoryId, placedBy: row.placedBy } },
    ];
  });
  if (after.length === 0) return;
  await conversations.writeAssignments(tx, userId, after);
  const counted = after.filter(({ row, assignment }) => !row.isArchived && row.categoryId !== assignment.categoryId);
  const changes = counted.flatMap(({ row: { categoryId, subcategoryId, lastActivityAt }, assignment }) => [
    { categoryId, subcategoryId, delta: -1 },
    { categoryId: assignment.categoryId, subcategoryId: assignment.subcategoryId, delta: 1, lastActivityAt },
  ]);
  await categories.adjustCounts(scope, changes);
  await bumpUserVersion(tx, userId);
}
