import { ARCHIVE_MAP_MIN_CONVERSATIONS, ARCHIVE_MAP_TITLE_LENGTH, type ArchiveMap } from '@app/contract/archive-map';
import { JobPostponed } from '#platform/job-definition.ts';
import * as repository from './archive-map.repository.ts';
import { toPointColumns, toRegions } from './archive-map.mapper.ts';
import { drawMap, type DrawMapDependencies, isOutdated } from './draw-map.ts';

export type ArchiveMapService = ReturnType<typeof createArchiveMapService>;

export interface ArchiveMapDependencies extends DrawMapDependencies {
  /** Queues a drawing of the user's map. */
  enqueue: (userId: string) => Promise<void>;
  /** Whether new conversations of the user are being embedded. */
  isEmbeddingConversations: (userId: string) => Promise<boolean>;
}

const RETRY_SECONDS = 10;
const NO_POINTS = toPointColumns([]);

/** The map of a person's conversations by meaning. */
export function createArchiveMapService(dependencies: ArchiveMapDependencies) {
  const { db, embedder, enqueue, isEmbeddingConversations } = dependencies;
  return {
    /** The last drawn map. If it lacks conversations, a new drawing is queued. */
    getMap: async (userId: string): Promise<ArchiveMap> => {
      const conversations = await repository.countShown(db, userId);
      if (conversations < ARCHIVE_MAP_MIN_CONVERSATIONS) {
        return { conversations, isComputing: false, ...NO_POINTS, regions: [] };
      }
      const [map, rows, { id }] = await Promise.all([
        repository.findMap(db, userId),
        repository.listPoints(db, userId, ARCHIVE_MAP_TITLE_LENGTH),
        embedder.open(),
      ]);
      const isComputing = rows.length < conversations || isOutdated(map, rows.length, id);
      if (isComputing) await enqueue(userId);
      return { conversations, isComputing, ...toPointColumns(rows), regions: toRegions(map?.regions ?? [], rows) };
    },

    /** Adds missing conversations. Throws JobPostponed while new conversations are being embedded. */
    draw: async (userId: string, signal: AbortSignal): Promise<void> => {
      if (await isEmbeddingConversations(userId)) throw new JobPostponed(RETRY_SECONDS);
      await drawMap(dependencies, userId, signal);
    },
  };
}
