import type { ContextForm, ContextPack, ReadMemoryLine, UpdateContextPackBody } from '@app/contract/context-pack';
import { formatPack } from '@app/contract/context-pack-text';
import type { Tx } from '#db/database.ts';
import { type BuildDependencies, createPackBuilder } from './build-pack.ts';
import * as repository from './context-pack.repository.ts';
import type { StoredPack } from './context-pack.repository.ts';
import { type ChatContext, toChatContext } from './chat-context.ts';
import { createPackReader } from './read-pack.ts';
import { readMemoryLines } from './read-memory.ts';
import { createPackRefresh, DAY_MS } from './refresh-pack.ts';
import { createWordingReview } from './wording-review.ts';
import { createPackUpdater, type UpdateDependencies } from './update-pack.ts';

export { findUsedLines } from './chat-context.ts';

export interface ContextPackDependencies extends BuildDependencies, UpdateDependencies {
  /** Queues a build. */
  enqueue: (userId: string, tx?: Tx) => Promise<void>;
}

export type ContextPackService = ReturnType<typeof createContextPackService>;

const OLD_PER_ROUND = 200;

/**
 * The lines of the stored pack that a model gets with the person's question, as of the last build. Queues a build if
 * there was none, once `mayEnqueue` resolves.
 */
function createChatReader(dependencies: ContextPackDependencies) {
  const read = createPackReader(dependencies);
  return async (
    userId: string,
    stored: StoredPack,
    mayEnqueue: Promise<void> = Promise.resolve(),
  ): Promise<ChatContext> => {
    const { madeAt, sections } = await read(userId, stored);
    // The first token does not wait for the queue; if this fails, the next question queues the build.
    if (madeAt === null) mayEnqueue.then(() => dependencies.enqueue(userId)).catch(() => undefined);
    return toChatContext(sections);
  };
}

/** The context pack: what the archive knows about a person. */
export function createContextPackService(dependencies: ContextPackDependencies) {
  const { db, clock, enqueue, assistant } = dependencies;
  const build = createPackBuilder(dependencies);
  const read = createPackReader(dependencies);
  const update = createPackUpdater(dependencies);
  const refresh = createPackRefresh({ db, clock, build, enqueue });

  async function get(userId: string): Promise<ContextPack> {
    const isBuilding = await refresh(userId);
    const { madeAt, ...pack } = await read(userId);
    return { version: 1, madeAt: madeAt?.toISOString() ?? null, isBuilding, ...pack };
  }

  return {
    get,

    /** The pack for other programs: without hidden lines. */
    getShown: async (userId: string): Promise<ContextPack> => {
      const pack = await get(userId);
      return {
        ...pack,
        sections: pack.sections.map((section) => ({
          ...section,
          items: section.items.filter(({ hidden }) => !hidden),
        })),
      };
    },

    writeMarkdown: async (userId: string, form: ContextForm): Promise<string> =>
      formatPack((await get(userId)).sections, form),

    /** Throws context.line_not_found, context.too_many_lines and memories.not_found. */
    update: async (userId: string, body: UpdateContextPackBody): Promise<ContextPack> => {
      await update(userId, body);
      return get(userId);
    },

    readForChat: createChatReader(dependencies),

    splitPastedMemory: async (userId: string, text: string): Promise<ReadMemoryLine[]> => {
      const memories = (await assistant.memories.list(userId)).map((memory) => memory.text);
      return readMemoryLines(text, memories);
    },

    build,

    /** The next lines whose wording a model may improve. */
    findModelReview: createWordingReview(dependencies),

    /** Queues a build, because there are new conversations. */
    markOutdated: async (tx: Tx, userId: string): Promise<void> => {
      await repository.updatePack(tx, userId, { madeAt: null });
      await enqueue(userId, tx);
    },

    /** Queues a build of each pack that was last built more than a day ago. */
    enqueueOld: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - DAY_MS);
      for (const userId of await repository.listUsersWithPackBefore(db, before, OLD_PER_ROUND)) await enqueue(userId);
    },
  };
}
