import type { ContextForm, ContextPack, ReadMemoryLine, UpdateContextPackBody } from '@app/contract/context-pack';
import type { Tx } from '#db/database.ts';
import { type BuildDependencies, createPackBuilder } from './build-pack.ts';
import * as repository from './context-pack.repository.ts';
import * as messages from './own-messages.repository.ts';
import { type ChatContext, toChatContext } from './chat-context.ts';
import { writePack } from './pack-text.ts';
import { createPackReader, type ReadDependencies } from './read-pack.ts';
import { readMemoryLines } from './read-memory.ts';
import { createPackUpdater, type UpdateDependencies } from './update-pack.ts';

export { type ChatContext, findUsedLines } from './chat-context.ts';
export { chooseItems, writePack } from './pack-text.ts';

export interface ContextPackDependencies extends BuildDependencies, ReadDependencies, UpdateDependencies {
  /** Queues a build. */
  enqueue: (userId: string, tx?: Tx) => Promise<void>;
}

export type ContextPackService = ReturnType<typeof createContextPackService>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An archive of this size is read while its owner waits: within a second. */
const SMALL_ARCHIVE = 300;
const OLD_PER_ROUND = 200;

/** The context pack: what the archive knows about a person. */
export function createContextPackService(dependencies: ContextPackDependencies) {
  const { db, clock, enqueue, assistant } = dependencies;
  const build = createPackBuilder(dependencies);
  const read = createPackReader(dependencies);
  const update = createPackUpdater(dependencies);

  /** Builds a small archive's outdated pack at once, and queues the build of a large one. True while it is outdated. */
  async function refresh(userId: string): Promise<boolean> {
    const [pack, archive] = await Promise.all([
      repository.findPack(db, userId),
      messages.readArchiveState(db, userId),
    ]);
    const isSmall = archive.conversations <= SMALL_ARCHIVE;
    if (!isOutdated(pack?.madeAt ?? null, archive, { now: clock.now(), isSmall })) return false;
    if (!isSmall) {
      await enqueue(userId);
      return true;
    }
    await build(userId);
    return false;
  }

  async function get(userId: string): Promise<ContextPack> {
    const isBuilding = await refresh(userId);
    const { madeAt, ...pack } = await read(userId);
    return { version: 1, madeAt: madeAt?.toISOString() ?? null, isBuilding, ...pack };
  }

  return {
    get,

    /** As other programs get it: without hidden lines. */
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

    /** As Markdown. */
    write: async (userId: string, form: ContextForm): Promise<string> => writePack((await get(userId)).sections, form),

    /** Throws context.line_not_found, context.too_many_lines and memories.not_found. */
    update: async (userId: string, body: UpdateContextPackBody): Promise<ContextPack> => {
      const isSwitched = await update(userId, body);
      if (isSwitched) await rebuild(userId);
      return get(userId);
    },

    /** What a model gets with a question of the person, as of the last build; queues the first one. */
    readForChat: async (userId: string): Promise<ChatContext> => {
      const { madeAt, sections } = await read(userId);
      if (madeAt === null) await enqueue(userId);
      return toChatContext(sections);
    },

    readMemory: async (userId: string, text: string): Promise<ReadMemoryLine[]> =>
      readMemoryLines(
        text,
        (await assistant.memories.list(userId)).map((memory) => memory.text),
      ),

    build,

    /** Queues the packs that were last built more than a day ago. */
    enqueueOld: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - DAY_MS);
      for (const userId of await repository.listUsersMadeBefore(db, before, OLD_PER_ROUND)) await enqueue(userId);
    },
  };

  async function rebuild(userId: string): Promise<void> {
    const { conversations } = await messages.readArchiveState(db, userId);
    if (conversations <= SMALL_ARCHIVE) await build(userId);
    else await enqueue(userId);
  }
}

/** A day later always; after new messages at once if the archive is small, else after an hour. */
function isOutdated(
  madeAt: Date | null,
  { lastActivityAt }: messages.ArchiveState,
  { now, isSmall }: { now: Date; isSmall: boolean },
): boolean {
  if (madeAt === null) return true;
  const age = now.getTime() - madeAt.getTime();
  const hasNew = lastActivityAt !== null && new Date(lastActivityAt) >= madeAt;
  return age >= DAY_MS || (hasNew && (isSmall || age >= HOUR_MS));
}
