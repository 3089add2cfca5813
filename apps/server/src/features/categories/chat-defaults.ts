import type { ChatDefaults, UpdateChatDefaultsBody } from '@app/contract/chat-settings';
import { type Database, inTransaction, type Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { type ChatFileRow, toChatFile } from '#features/files/chat-files.service.ts';
import { categoryNotFound, subcategoryNotFound } from './categories.errors.ts';
import * as categoryRepository from './categories.repository.ts';
import { type CategoryFiles, type CategoryFilesDependencies, createCategoryFiles } from './category-files.ts';
import * as fileRepository from './category-files.repository.ts';
import type { ConversationCategory } from './conversation-category.ts';
import * as subcategoryRepository from './subcategories.repository.ts';

export interface ChatDefaultsDependencies extends CategoryFilesDependencies {
  db: Database;
}

/** The instructions, the model and the files for the chats of a category or a subcategory. */
export function createChatDefaults(dependencies: ChatDefaultsDependencies) {
  const parts = { db: dependencies.db, files: createCategoryFiles(dependencies) };
  return {
    ...createDefaultsEditing(parts),
    ...createDefaultsMerging(parts),
    ...createDefaultsFilling(parts),
    ...createDefaultsReading(parts),
  };
}

interface Parts {
  db: Database;
  files: CategoryFiles;
}

function createDefaultsEditing({ db, files }: Parts) {
  const read = async (tx: Queryable, userId: string, target: Target): Promise<ChatDefaults> => ({
    ...(await readDefaultsFields(tx, userId, target)),
    files: (await files.list(tx, userId, target)).map(toChatFile),
  });

  const update = async (userId: string, target: Target, body: UpdateChatDefaultsBody): Promise<ChatDefaults> => {
    if (body.fileIds !== undefined) await files.addToLibrary(db, userId, body.fileIds);
    return inTransaction(db, async (tx) => {
      await writeDefaultsFields({ tx, userId }, target, body);
      if (body.fileIds !== undefined) await files.replace({ tx, userId }, target, body.fileIds);
      await bumpUserVersion(tx, userId);
      return read(tx, userId, target);
    });
  };

  const findTarget = async (userId: string, subcategoryId: string): Promise<Target> => {
    const row = await subcategoryRepository.findSubcategory(db, userId, subcategoryId);
    if (row === undefined) throw subcategoryNotFound();
    return { categoryId: row.categoryId, subcategoryId };
  };

  return {
    /** Throws categories.not_found. */
    getDefaults: (userId: string, id: string): Promise<ChatDefaults> => read(db, userId, toCategoryTarget(id)),

    /** Throws categories.not_found, files.not_found, files.too_many. */
    updateDefaults: async (userId: string, id: string, body: UpdateChatDefaultsBody): Promise<ChatDefaults> => {
      await readDefaultsFields(db, userId, toCategoryTarget(id));
      return update(userId, toCategoryTarget(id), body);
    },

    /** Throws subcategories.not_found. */
    getSubcategoryDefaults: async (userId: string, id: string): Promise<ChatDefaults> =>
      read(db, userId, await findTarget(userId, id)),

    /** Throws subcategories.not_found, files.not_found, files.too_many. */
    updateSubcategoryDefaults: async (
      userId: string,
      id: string,
      body: UpdateChatDefaultsBody,
    ): Promise<ChatDefaults> => update(userId, await findTarget(userId, id), body),
  };
}

function createDefaultsMerging({ files }: Pick<Parts, 'files'>) {
  return {
    /**
     * For a merge: `intoId` gets all files of `fromId` and of the subcategories of `fromId`. If `intoId` has no
     * instructions or no model, it gets those of `fromId`.
     */
    inheritDefaults: async (scope: OwnerScope, fromId: string, intoId: string): Promise<void> => {
      await inheritInstructionsAndModel(scope, toCategoryTarget(fromId), toCategoryTarget(intoId));
      const fileIds = await fileRepository.listAllFileIds(scope.tx, scope.userId, fromId);
      await files.add(scope, toCategoryTarget(intoId), fileIds);
    },

    /** The same for the merge of two subcategories of one category. */
    inheritSubcategoryDefaults: async (
      scope: OwnerScope,
      { categoryId, fromId, intoId }: { categoryId: string; fromId: string; intoId: string },
    ): Promise<void> => {
      const [from, into] = [
        { categoryId, subcategoryId: fromId },
        { categoryId, subcategoryId: intoId },
      ];
      await inheritInstructionsAndModel(scope, from, into);
      await files.add(scope, into, await fileRepository.listFileIds(scope.tx, scope.userId, from));
    },
  };
}

/** For subcategories that other features create, such as for a project of an import. */
function createDefaultsFilling({ db, files }: Parts) {
  return {
    /**
     * Adds files to a subcategory. Sets the instructions if the subcategory has none, and returns whether they were
     * set.
     */
    fillSubcategory: async (
      scope: OwnerScope,
      target: Target,
      { instructions, fileIds }: { instructions: string; fileIds: readonly string[] },
    ): Promise<boolean> => {
      const setsInstructions =
        (await readDefaultsFields(scope.tx, scope.userId, target)).instructions === '' && instructions !== '';
      if (setsInstructions) await writeDefaultsFields(scope, target, { instructions });
      await files.add(scope, target, fileIds);
      return setsInstructions;
    },

    /**
     * The chat defaults of a subcategory, and how many conversations and files it has; undefined if it does not exist.
     */
    subcategoryState: async (
      userId: string,
      subcategoryId: string,
    ): Promise<(DefaultsFields & { conversationCount: number; files: number }) | undefined> => {
      const row = await subcategoryRepository.findSubcategory(db, userId, subcategoryId);
      if (row === undefined) return undefined;
      const { categoryId, conversationCount, instructions, defaultModel: model } = row;
      const fileIds = await fileRepository.listFileIds(db, userId, { categoryId, subcategoryId });
      return { conversationCount, instructions, model, files: fileIds.length };
    },

    /** Whether a category, or a subcategory other than `subcategoryId`, has the file. */
    isUsedElsewhere: (userId: string, fileId: string, subcategoryId: string): Promise<boolean> =>
      fileRepository.isUsedElsewhere(db, userId, fileId, subcategoryId),
  };
}

/** For the chat. */
function createDefaultsReading({ db, files }: Parts) {
  return {
    /** The instructions for a conversation: those of its subcategory, else of its category; empty for none. */
    instructionsFor: async (userId: string, target: ConversationCategory): Promise<string> => {
      const [category, subcategory] = await Promise.all([
        categoryRepository.findCategory(db, userId, target.categoryId),
        target.subcategoryId === null
          ? undefined
          : subcategoryRepository.findSubcategory(db, userId, target.subcategoryId),
      ]);
      const ownInstructions = subcategory?.instructions ?? '';
      return ownInstructions === '' ? (category?.instructions ?? '') : ownInstructions;
    },

    /** The files for a conversation: those of its subcategory, then those of its category. */
    filesFor: (userId: string, target: ConversationCategory): Promise<ChatFileRow[]> =>
      files.listFor(db, userId, target),
  };
}

type Target = fileRepository.CategoryOrSubcategory;
type DefaultsFields = Pick<ChatDefaults, 'instructions' | 'model'>;

const toCategoryTarget = (categoryId: string): Target => ({ categoryId, subcategoryId: null });

/** Throws categories.not_found or subcategories.not_found. */
async function readDefaultsFields(
  db: Queryable,
  userId: string,
  { categoryId, subcategoryId }: Target,
): Promise<DefaultsFields> {
  const row =
    subcategoryId === null
      ? await categoryRepository.findCategory(db, userId, categoryId)
      : await subcategoryRepository.findSubcategory(db, userId, subcategoryId);
  if (row === undefined) throw subcategoryId === null ? categoryNotFound() : subcategoryNotFound();
  return { instructions: row.instructions, model: row.defaultModel };
}

async function writeDefaultsFields(
  { tx, userId }: OwnerScope,
  { categoryId, subcategoryId }: Target,
  { instructions, model }: UpdateChatDefaultsBody,
): Promise<void> {
  const changes = {
    ...(instructions !== undefined && { instructions }),
    ...(model !== undefined && { defaultModel: model }),
  };
  if (Object.keys(changes).length === 0) return;
  if (subcategoryId === null) await categoryRepository.updateCategory(tx, userId, categoryId, changes);
  else await subcategoryRepository.updateSubcategory(tx, userId, subcategoryId, changes);
}

async function inheritInstructionsAndModel(scope: OwnerScope, fromTarget: Target, intoTarget: Target): Promise<void> {
  const from = await readDefaultsFields(scope.tx, scope.userId, fromTarget);
  const into = await readDefaultsFields(scope.tx, scope.userId, intoTarget);
  await writeDefaultsFields(scope, intoTarget, {
    ...(into.instructions === '' && { instructions: from.instructions }),
    ...(into.model === null && { model: from.model }),
  });
}
