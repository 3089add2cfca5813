import type { ChatDefaults, UpdateChatDefaultsBody } from '@app/contract/chat-settings';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { categoryNotFound, subcategoryNotFound } from './categories.errors.ts';
import * as categoryRepository from './categories.repository.ts';
import type { ConversationCategory } from './conversation-category.ts';
import * as subcategoryRepository from './subcategories.repository.ts';

/** The instructions and the model of the chats in a category or a subcategory. */
export function createChatDefaults({ db }: { db: Database }) {
  return {
    /** Throws categories.not_found. */
    getDefaults: (userId: string, id: string): Promise<ChatDefaults> => readOfCategory(db, userId, id),

    /** Throws categories.not_found. */
    updateDefaults: (userId: string, id: string, body: UpdateChatDefaultsBody): Promise<ChatDefaults> =>
      inTransaction(db, async (tx) => {
        const before = await readOfCategory(tx, userId, id);
        const changes = toColumns(body);
        if (Object.keys(changes).length > 0) await categoryRepository.updateCategory(tx, userId, id, changes);
        await bumpUserVersion(tx, userId);
        return { ...before, ...toGiven(body) };
      }),

    /** Throws subcategories.not_found. */
    getSubcategoryDefaults: (userId: string, id: string): Promise<ChatDefaults> => readOfSubcategory(db, userId, id),

    /** Throws subcategories.not_found. */
    updateSubcategoryDefaults: (userId: string, id: string, body: UpdateChatDefaultsBody): Promise<ChatDefaults> =>
      inTransaction(db, async (tx) => {
        const before = await readOfSubcategory(tx, userId, id);
        const changes = toColumns(body);
        if (Object.keys(changes).length > 0) await subcategoryRepository.updateSubcategory(tx, userId, id, changes);
        await bumpUserVersion(tx, userId);
        return { ...before, ...toGiven(body) };
      }),

    /** If the category lacks instructions or a model, it gets those of the category that is merged into it. */
    inheritDefaults: async ({ tx, userId }: OwnerScope, fromId: string, intoId: string): Promise<void> => {
      const [from, into] = [await readOfCategory(tx, userId, fromId), await readOfCategory(tx, userId, intoId)];
      const changes = missingDefaults(from, into);
      if (Object.keys(changes).length > 0) await categoryRepository.updateCategory(tx, userId, intoId, changes);
    },

    /** The same for subcategories. */
    inheritSubcategoryDefaults: async ({ tx, userId }: OwnerScope, fromId: string, intoId: string): Promise<void> => {
      const [from, into] = [await readOfSubcategory(tx, userId, fromId), await readOfSubcategory(tx, userId, intoId)];
      const changes = missingDefaults(from, into);
      if (Object.keys(changes).length > 0) await subcategoryRepository.updateSubcategory(tx, userId, intoId, changes);
    },

    /** The instructions for a conversation: those of its subcategory, else of its category; empty for none. */
    instructionsFor: async (userId: string, place: ConversationCategory): Promise<string> => {
      const [category, subcategory] = await Promise.all([
        categoryRepository.findCategory(db, userId, place.categoryId),
        place.subcategoryId === null
          ? undefined
          : subcategoryRepository.findSubcategory(db, userId, place.subcategoryId),
      ]);
      const own = subcategory?.instructions ?? '';
      return own === '' ? (category?.instructions ?? '') : own;
    },
  };
}

async function readOfCategory(db: Queryable, userId: string, id: string): Promise<ChatDefaults> {
  const row = await categoryRepository.findCategory(db, userId, id);
  if (row === undefined) throw categoryNotFound();
  return { instructions: row.instructions, model: row.defaultModel };
}

async function readOfSubcategory(db: Queryable, userId: string, id: string): Promise<ChatDefaults> {
  const row = await subcategoryRepository.findSubcategory(db, userId, id);
  if (row === undefined) throw subcategoryNotFound();
  return { instructions: row.instructions, model: row.defaultModel };
}

const missingDefaults = (from: ChatDefaults, into: ChatDefaults) =>
  toColumns({
    ...(into.instructions === '' && from.instructions !== '' && { instructions: from.instructions }),
    ...(into.model === null && from.model !== null && { model: from.model }),
  });

const toGiven = ({ instructions, model }: UpdateChatDefaultsBody) => ({
  ...(instructions !== undefined && { instructions }),
  ...(model !== undefined && { model }),
});

const toColumns = ({ instructions, model }: UpdateChatDefaultsBody) => ({
  ...(instructions !== undefined && { instructions }),
  ...(model !== undefined && { defaultModel: model }),
});
