import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import { importNotFound, importInWrongState } from './imports.errors.ts';
import * as rows from './imports.repository.ts';
import type { ImportedProjects } from './projects/imported-projects.ts';

const FINISHED_STATUSES = new Set<rows.ImportRow['status']>(['completed', 'failed', 'cancelled']);

interface ImportUndoDependencies {
  db: Database;
  conversations: ConversationsService;
  documents: Pick<DocumentsService, 'removeImported'>;
  projects: Pick<ImportedProjects, 'undo'>;
}

/**
 * Undoes an import: moves the conversations that it added to the trash, and removes the messages and documents that it
 * added to other conversations. Messages that the user wrote stay. Subcategories that it created for projects are deleted
 * unless they are in use.
 */
export function createImportUndo({ db, conversations, documents, projects }: ImportUndoDependencies) {
  async function undoChange(userId: string, importId: string, change: rows.ChangeRow): Promise<void> {
    await inTransaction(db, async (tx) => {
      const scope = { tx, userId };
      const current = await conversations.lockConversation(tx, userId, change.conversationId);
      if (current === undefined || current.deletedAt !== null) return;
      // A conversation that the user continued stays, even if the import has added it.
      const mayBeTrashed = change.action !== 'updated' && !(await conversations.hasOwnMessages(scope, current.id));
      if (mayBeTrashed) return conversations.moveToTrash(scope, change.conversationId, importId);
      // A restored conversation also has the messages of an earlier import that was undone: null stands for every import.
      const removedImportId = change.action === 'restored' ? null : importId;
      await conversations.removeImportedMessages(scope, current, removedImportId, change.before);
      await documents.removeImported(scope, current.id, removedImportId);
      const { title, isPinned, isArchived } = change.before ?? {};
      const properties = { ...(title !== undefined && { title, isPinned, isArchived }) };
      if (title !== undefined) await conversations.applySourceChanges(scope, current, properties);
    });
  }

  /** Returns false if a device has added further conversations to its receipt in the meantime. */
  async function markUndone(userId: string, importId: string, undoneIds: ReadonlySet<string>): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      await rows.lockImport(tx, userId, importId);
      const changes = await rows.listChanges(tx, userId, importId);
      if (changes.some(({ conversationId }) => !undoneIds.has(conversationId))) return false;
      await rows.updateImport(tx, userId, importId, { status: 'undone' });
      await bumpUserVersion(tx, userId);
      return true;
    });
  }

  /** Does nothing if the import is undone already. Throws imports.not_found, or imports.wrong_state while it runs. */
  return async function undo(userId: string, importId: string): Promise<void> {
    const row = await rows.findImport(db, userId, importId);
    if (row === undefined) throw importNotFound();
    if (row.status === 'undone') return;
    if (!FINISHED_STATUSES.has(row.status)) throw importInWrongState();
    const undoneIds = new Set<string>();
    do {
      const changes = await rows.listChanges(db, userId, importId);
      for (const change of changes) await undoChange(userId, importId, change);
      for (const { conversationId } of changes) undoneIds.add(conversationId);
      await projects.undo(userId, importId);
    } while (!(await markUndone(userId, importId, undoneIds)));
  };
}
