import type { Queryable } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { ChatFileRow, ChatFilesService } from '#features/files/chat-files.service.ts';
import type { NewId } from '#platform/ids.ts';
import * as repository from './category-files.repository.ts';
import type { ConversationCategory } from './conversation-category.ts';

export interface CategoryFilesDependencies {
  newId: NewId;
  chatFiles: Pick<ChatFilesService, 'find' | 'findKept' | 'update'>;
}

export type CategoryFiles = ReturnType<typeof createCategoryFiles>;

/** The files of the library that the chats in a category or a subcategory may use. */
export function createCategoryFiles({ newId, chatFiles }: CategoryFilesDependencies) {
  const list = async (
    db: Queryable,
    userId: string,
    target: repository.CategoryOrSubcategory,
  ): Promise<ChatFileRow[]> => chatFiles.findKept(db, userId, await repository.listFileIds(db, userId, target));

  const replace = async (
    { tx, userId }: OwnerScope,
    target: repository.CategoryOrSubcategory,
    fileIds: readonly string[],
  ): Promise<void> => {
    await repository.deleteFiles(tx, userId, target);
    const rows = [...new Set(fileIds)].map((fileId, position) => ({ ...target, id: newId(), fileId, position }));
    await repository.insertFiles(tx, userId, rows);
  };

  return {
    /**
     * The files of the category or subcategory itself, in the chosen order, without files that are no longer
     * in the library.
     */
    list,
    replace,

    /** Adds the files to the library, unless they are in it already. Throws files.not_found, files.too_many. */
    addToLibrary: async (db: Queryable, userId: string, fileIds: readonly string[]): Promise<void> => {
      const unkeptFiles = (await chatFiles.find(db, userId, fileIds)).filter(({ isKept }) => !isKept);
      for (const { id } of unkeptFiles) await chatFiles.update(userId, id, { isKept: true });
    },

    /** Appends the given files to those of the category or subcategory, except files that are already among them. */
    add: async (
      scope: OwnerScope,
      target: repository.CategoryOrSubcategory,
      fileIds: readonly string[],
    ): Promise<void> => {
      const present = await repository.listFileIds(scope.tx, scope.userId, target);
      if (fileIds.some((id) => !present.includes(id))) await replace(scope, target, [...present, ...fileIds]);
    },

    /** The files for a conversation: those of its subcategory, then those of its category. */
    listFor: async (
      db: Queryable,
      userId: string,
      { categoryId, subcategoryId }: ConversationCategory,
    ): Promise<ChatFileRow[]> => {
      const categoryFileIds = await repository.listFileIds(db, userId, { categoryId, subcategoryId: null });
      const subcategoryFileIds =
        subcategoryId === null ? [] : await repository.listFileIds(db, userId, { categoryId, subcategoryId });
      return chatFiles.findKept(db, userId, [...new Set([...subcategoryFileIds, ...categoryFileIds])]);
    },
  };
}
