import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { Embedder } from '#integrations/embedding/embedding.ts';
import { ARCHIVE_MAP_MIN_CONVERSATIONS } from '@app/contract/archive-map';
import * as repository from './archive-map.repository.ts';
import type { MapResult, MapTask } from './map-task.ts';

export interface DrawMapDependencies {
  db: Database;
  embedder: Embedder;
  /** Updates the topic counts for conversations that changed, because regions are named after topics. */
  updateTopicCounts: (userId: string, signal: AbortSignal) => Promise<unknown>;
  computeMap: (task: MapTask, signal: AbortSignal) => Promise<MapResult>;
}

/** To be increased when the layout changes: all maps are then laid out again. */
export const MAP_VERSION = 1;
/** The whole map is laid out again when it has grown by a third. */
const GROWTH = 4 / 3;
/** Subjects with fewer conversations do not name a region. */
const SUBJECT_QUERY = { minConversations: 6, limit: 1_500 } as const;

/**
 * Whether the whole map, with this many conversations, has to be laid out again; otherwise only new ones are placed.
 */
export function isOutdated(map: repository.StoredMap | undefined, conversations: number, embedder: string): boolean {
  if (map === undefined || map.version !== MAP_VERSION || map.embedder !== embedder) return true;
  return conversations >= map.laidOut * GROWTH;
}

/**
 * Gives each conversation of the user that has a vector a place on the map. Does nothing if no place is missing and the
 * map is not outdated.
 */
export async function drawMap(dependencies: DrawMapDependencies, userId: string, signal: AbortSignal): Promise<void> {
  const { db, embedder, updateTopicCounts, computeMap } = dependencies;
  const { id: embedderId, dimensions } = await embedder.open();
  const [map, { vectorCount, unplacedCount }] = await Promise.all([
    repository.findMap(db, userId),
    repository.measureMap(db, userId, embedderId),
  ]);
  const isWhole = isOutdated(map, vectorCount, embedderId);
  if (vectorCount < ARCHIVE_MAP_MIN_CONVERSATIONS || (unplacedCount === 0 && !isWhole)) return;
  await updateTopicCounts(userId, signal);
  const table = await readVectorTable(dependencies, userId, { embedderId, dimensions, limit: vectorCount });
  const { ids, vectors, placed } = table;
  const subjects = await readSubjects(db, userId, ids);
  // `placed` has two numbers for each conversation with a place.
  const firstNewRow = isWhole ? 0 : placed.length / 2;
  const { places, regions } = await computeMap({ vectors, placed, isWhole, subjects }, signal);
  await inTransaction(db, async (tx) => {
    await repository.savePlaces(tx, userId, { ids: ids.slice(firstNewRow), places: places.subarray(firstNewRow * 2) });
    const laidOut = isWhole ? ids.length : (map?.laidOut ?? ids.length);
    await repository.saveMap(tx, userId, { embedder: embedderId, version: MAP_VERSION, laidOut, regions });
    await bumpUserVersion(tx, userId);
  });
}

interface VectorRows {
  ids: string[];
  vectors: MapTask['vectors'];
  placed: MapTask['placed'];
}

/**
 * Reads `limit` vectors, and puts those of conversations with a place first. `limit` is the number of vectors when the
 * drawing began: vectors that were stored since then are left for the next drawing.
 */
async function readVectorTable(
  { db }: DrawMapDependencies,
  userId: string,
  { embedderId, dimensions: width, limit }: { embedderId: string; dimensions: number; limit: number },
): Promise<VectorRows> {
  const placed: { id: string; x: number; y: number }[] = [];
  const unplaced: string[] = [];
  // Filled from both ends: vectors with a place from the front, the others from the back.
  const values = new Int8Array(limit * width);
  for await (const page of repository.readVectors(db, userId, embedderId)) {
    for (const { conversationId: id, vector, x, y } of page) {
      if (vector.length !== width || placed.length + unplaced.length === limit) continue;
      const isPlaced = x !== null && y !== null;
      values.set(vector, width * (isPlaced ? placed.length : limit - 1 - unplaced.length));
      if (isPlaced) placed.push({ id, x, y });
      else unplaced.push(id);
    }
  }
  const count = placed.length + unplaced.length;
  values.copyWithin(placed.length * width, (limit - unplaced.length) * width);
  return {
    ids: [...placed.map(({ id }) => id), ...unplaced.toReversed()],
    vectors: { values: values.subarray(0, count * width), count, width },
    placed: Float32Array.from(placed.flatMap(({ x, y }) => [x, y])),
  };
}

async function readSubjects(db: Database, userId: string, ids: readonly string[]): Promise<MapTask['subjects']> {
  const rowById = new Map(ids.map((id, row) => [id, row]));
  const subjects = await repository.listSubjects(db, userId, SUBJECT_QUERY);
  return subjects.map(({ name, conversationIds }) => ({
    name: name.charAt(0).toLocaleUpperCase('en') + name.slice(1),
    rows: conversationIds.flatMap((id) => rowById.get(id) ?? []).toSorted((a, b) => a - b),
  }));
}
