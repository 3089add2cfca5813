import { MAX_CATEGORY_FILES, MAX_INSTRUCTIONS_LENGTH } from '@app/contract/chat-settings';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { ChatFileRow, ChatFilesService } from '#features/files/chat-files.service.ts';

export interface ProjectContentsDependencies {
  chatFiles: Pick<ChatFilesService, 'storeText'>;
  documents: Pick<DocumentsService, 'list' | 'readVersion'>;
}

export interface ProjectContents {
  /** Empty if the project has none. */
  instructions: string;
  files: { row: ChatFileRow; text: string }[];
}

/**
 * The instructions and the files of a project, from the documents of its conversation. The bytes of the files are
 * stored. Files that do not fit into the storage or the file library are left out; they stay documents of the
 * conversation.
 */
export async function readProject(
  { chatFiles, documents }: ProjectContentsDependencies,
  userId: string,
  conversationId: string,
): Promise<ProjectContents> {
  const contents: ProjectContents = { instructions: '', files: [] };
  for (const { id, kind, title, versions } of await documents.list(userId, conversationId)) {
    const latest = versions.at(-1);
    if (latest === undefined || (kind !== 'instructions' && kind !== 'project_file')) continue;
    const { text, mimeType } = await documents.readVersion(userId, id, latest.id);
    if (kind === 'instructions') contents.instructions = text.trim().slice(0, MAX_INSTRUCTIONS_LENGTH).toWellFormed();
    else if (contents.files.length < MAX_CATEGORY_FILES) {
      const row = await chatFiles.storeText(userId, { name: title, type: mimeType, text });
      const isNew = row !== undefined && contents.files.every((file) => file.row.hash !== row.hash);
      if (isNew) contents.files.push({ row, text });
    }
  }
  return contents;
}
