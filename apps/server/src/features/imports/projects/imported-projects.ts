import { limits } from '@app/contract/primitives';
import { type Database, inTransaction } from '#db/database.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { ChatFilesService } from '#features/files/chat-files.service.ts';
import * as imports from '../imports.repository.ts';
import { fileProjectConversations } from './file-project-conversations.ts';
import { type ProjectContentsDependencies, readProject } from './project-contents.ts';
import * as rows from './projects.repository.ts';

export interface ImportedProjectsDependencies extends ProjectContentsDependencies {
  db: Database;
  categories: CategoriesService;
  conversations: ConversationsService;
  chatFiles: ProjectContentsDependencies['chatFiles'] & Pick<ChatFilesService, 'delete' | 'insertStored'>;
}

export type ImportedProjects = ReturnType<typeof createImportedProjects>;

/** Exports of this source have the names, instructions and files of projects. */
const SOURCE = 'claude';

/** Creates subcategories for imported projects, with their instructions, files and conversations. */
export function createImportedProjects(dependencies: ImportedProjectsDependencies) {
  const { db } = dependencies;
  return {
    /**
     * Creates a subcategory for each project that never had one, and assigns the project's conversations to it. To a
     * subcategory that exists already, only the conversations that the import added are assigned. A subcategory that
     * the person deleted is not created again. Called at the end of an import.
     */
    createSubcategories: async (row: imports.ImportRow, sources: readonly { source: string }[]): Promise<void> => {
      if (!sources.some(({ source }) => source === SOURCE)) return;
      const { userId } = row;
      const projects = await rows.listProjects(db, userId, SOURCE);
      if (projects.length === 0) return;
      const changes = await imports.listChanges(db, userId, row.id);
      const added = new Set(
        changes.flatMap(({ action, conversationId }) => (action === 'updated' ? [] : [conversationId])),
      );
      for (const project of projects) {
        if (!project.hadSubcategory) await createSubcategory(dependencies, row, project, added);
        else await assignAdded(dependencies, userId, project, added);
      }
    },

    /** Deletes what an import created, except what is in use by now. */
    undo: async (userId: string, importId: string): Promise<void> => {
      for (const project of await rows.listProjectsOfImport(db, userId, importId))
        await undoProject(dependencies, userId, project);
    },
  };
}

async function createSubcategory(
  dependencies: ImportedProjectsDependencies,
  row: imports.ImportRow,
  project: rows.StoredProject,
  added: ReadonlySet<string>,
): Promise<void> {
  const { db, categories, chatFiles } = dependencies;
  const { userId } = row;
  const { source, projectId, name } = project;
  const { instructions, files } = await readProject(dependencies, userId, project.conversationId);
  if (instructions === '' && files.length === 0) return;
  const all = await categories.list(userId);
  await inTransaction(db, async (tx) => {
    const scope = { tx, userId };
    const members = await rows.listMembers(tx, userId, project);
    const mapping = row.options.mapping ?? {};
    const wantedCategoryId = mapping[name] ?? mapping[projectId] ?? mostCommonCategory(members, project.conversationId);
    const category = all.find(({ id }) => id === wantedCategoryId);
    const categoryId = category?.id ?? (await categories.idsBySlug(scope)).get('other');
    if (categoryId === undefined) throw new Error('the account has no category Other');
    const known = new Set(all.find(({ id }) => id === categoryId)?.subcategories.map(({ id }) => id));
    const subcategoryId = await categories.findOrAddSubcategory(scope, categoryId, {
      name: name.slice(0, limits.nameLength).trim(),
      type: 'topic',
    });
    const fileIds = await chatFiles.insertStored(scope, files);
    const isSet = await categories.fillSubcategory(
      scope,
      { categoryId, subcategoryId },
      { instructions, fileIds: files.map(({ row: file }) => file.id) },
    );
    await rows.insertProject(tx, userId, {
      source,
      projectId,
      importId: row.id,
      subcategoryId,
      isAdded: !known.has(subcategoryId),
      instructions: isSet ? instructions : '',
      fileIds,
    });
    await fileProjectConversations(dependencies, scope, { categoryId, subcategoryId }, members, { added, isNew: true });
    await bumpUserVersion(tx, userId);
  });
}

/** For a project with a subcategory: assigns to it the conversations that an import added. */
async function assignAdded(
  dependencies: ImportedProjectsDependencies,
  userId: string,
  project: rows.StoredProject,
  added: ReadonlySet<string>,
): Promise<void> {
  const { categoryId, subcategoryId } = project;
  if (categoryId === null || subcategoryId === null) return;
  await inTransaction(dependencies.db, async (tx) => {
    const members = await rows.listMembers(tx, userId, project);
    const scope: OwnerScope = { tx, userId };
    await fileProjectConversations(dependencies, scope, { categoryId, subcategoryId }, members, {
      added,
      isNew: false,
    });
    await bumpUserVersion(tx, userId);
  });
}

/**
 * The category of most conversations of a project. `contentsId` is the conversation with the project's instructions and
 * files; it is ignored unless it is the only conversation.
 */
function mostCommonCategory(members: readonly rows.ProjectMember[], contentsId: string): string | undefined {
  const chats = members.filter(({ id }) => id !== contentsId);
  const byCategory = Map.groupBy(chats.length > 0 ? chats : members, ({ categoryId }) => categoryId);
  return [...byCategory].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

async function undoProject(
  { db, categories, conversations, chatFiles }: ImportedProjectsDependencies,
  userId: string,
  project: rows.ImportedProjectRow,
): Promise<void> {
  const { subcategoryId, isAdded, instructions } = project;
  const state = await categories.subcategoryState(userId, subcategoryId);
  // A subcategory with conversations is in use, with its instructions and files.
  if (state === undefined || state.conversationCount === 0) {
    for (const fileId of project.fileIds) {
      if (await categories.isUsedElsewhere(userId, fileId, subcategoryId)) continue;
      await chatFiles.delete(userId, fileId).catch(ignoreMissing);
    }
    if (state !== undefined) {
      const isUnchanged = state.instructions === instructions && state.model === null;
      const isBare = isUnchanged && (await categories.subcategoryState(userId, subcategoryId))?.files === 0;
      if (isAdded && isBare) await conversations.deleteSubcategory(userId, subcategoryId);
      else if (instructions !== '' && state.instructions === instructions)
        await categories.updateSubcategoryDefaults(userId, subcategoryId, { instructions: '' });
    }
  }
  await rows.deleteProject(db, userId, project);
}

/** The person has deleted the file already. */
function ignoreMissing(error: unknown): void {
  if ((error as { code?: unknown }).code !== 'files.not_found') throw error;
}
