import { type Memory, MAX_MEMORIES } from '@app/contract/memories';
import { type Database, inTransaction } from '#db/database.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import * as repository from './memories.repository.ts';

const notFound = () => new AppError({ code: 'memories.not_found' });

/** What the assistant remembers about a user. Only the user adds memories. */
export function createMemories({ db, clock, newId }: { db: Database; clock: Clock; newId: NewId }) {
  const readMemories = repository.createMemoriesReader(db);
  return {
    list: async (userId: string): Promise<Memory[]> => ((await readMemories(userId)) ?? []).map((row) => toMemory(row)),

    /** `conversationId` is the conversation that the memory comes from. Throws memories.too_many. */
    create: (userId: string, text: string, conversationId: string | null = null): Promise<Memory> =>
      inTransaction(db, async (tx) => {
        if ((await repository.countMemories(tx, userId)) >= MAX_MEMORIES)
          throw new AppError({ code: 'memories.too_many' });
        const row = { userId, id: newId(), text, conversationId, createdAt: clock.now() };
        await repository.insertMemory(tx, row);
        return toMemory(row);
      }),

    update: async (userId: string, id: string, text: string): Promise<Memory> => {
      const row = await repository.updateMemory(db, userId, id, text);
      if (row === undefined) throw notFound();
      return toMemory(row);
    },

    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.deleteMemory(db, userId, id))) throw notFound();
    },
  };
}

function toMemory({
  id,
  text,
  createdAt,
  conversationId,
  title,
}: repository.MemoryRow & { title?: string | null }): Memory {
  const hasSource = conversationId !== null && typeof title === 'string';
  return { id, text, createdAt: createdAt.toISOString(), ...(hasSource && { source: { conversationId, title } }) };
}
