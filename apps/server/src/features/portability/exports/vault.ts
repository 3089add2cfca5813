import type { ConversationDetail } from '@app/contract/conversations';
import { createTimeFormat } from '#features/conversations/sharing.service.ts';
import type { DocumentsService } from '#features/documents/documents.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ZipItem } from '#platform/zip-writer.ts';
import { formatNote } from './conversation-note.ts';
import { createUniquePath, safeName } from './file-names.ts';
import { createLocalTimeFormatter } from './local-time-formatter.ts';
import { createNoteDocuments } from './note-documents.ts';
import { createNoteFiles } from './note-files.ts';

export interface Vault {
  userId: string;
  appName: string;
  timeZone: string;
  attachments: Pick<AttachmentsService, 'listStored' | 'open'>;
  documents: Pick<DocumentsService, 'list' | 'openFile'>;
  conversations: AsyncIterable<ConversationDetail>;
}

const MAX_FOLDER_CHARACTERS = 40;

/**
 * A vault for Obsidian or similar programs: every conversation as a Markdown file, by category, and attachments in their
 * own folder. Conversations are read and written one by one.
 */
export async function* writeVault(vault: Vault): AsyncGenerator<ZipItem> {
  const { userId, appName, timeZone, attachments, documents } = vault;
  const root = safeName(appName, 'Conversations', MAX_FOLDER_CHARACTERS);
  const uniquePath = createUniquePath();
  const noteFiles = await createNoteFiles({ attachments, userId, root, uniquePath });
  const noteDocuments = createNoteDocuments({ documents, userId, uniquePath });
  const formatLocalTime = createLocalTimeFormatter();
  const style = {
    appName,
    timeZone,
    formatLocalTime,
    formatTime: createTimeFormat(timeZone),
    linkTo: noteFiles.linkTo,
  };
  yield { name: uniquePath(root, 'Read me', '.md'), bytes: [Buffer.from(readMeText(appName, timeZone))] };
  for await (const conversation of vault.conversations) {
    // The attachments come before the note, which links to them.
    yield* noteFiles.newFilesOf(conversation);
    const folder = `${root}/Conversations/${safeName(conversation.category.name, 'Other', MAX_FOLDER_CHARACTERS)}`;
    const { day } = formatLocalTime(new Date(conversation.createdAt), timeZone);
    const name = `${day} ${safeName(conversation.title, 'Untitled Conversation')}`;
    const notePath = uniquePath(folder, name, '.md');
    const noteLocation = { folder, name: notePath.slice(folder.length + 1, -'.md'.length) };
    const documentLinks = yield* noteDocuments.filesOf(conversation.id, noteLocation);
    yield { name: notePath, bytes: [Buffer.from(formatNote(conversation, documentLinks, style))] };
  }
}

/** Describes the folder for readers who no longer know the app. */
function readMeText(appName: string, timeZone: string): string {
  return `# Your conversations

Exported from ${appName}. Open this folder as a vault in Obsidian, or with anything that reads Markdown.

- \`Conversations\` has a folder for each category and a file for each conversation, named after its first day and its
  title. Conversations in the trash are not included.
- The block between the dashed lines at the top of a file has the properties of the conversation: title, first and last
  change, category, source, number of messages and branches, and id. All times are in the time zone ${timeZone}.
- The active branch comes first. If a message was edited or answered again, the other branches follow, each under a
  heading such as \`Branch 2\`. The heading is followed by the message after which the branch begins; messages before
  it are not repeated.
- Documents that were written in a conversation, or whose text was imported with it, are in a folder next to its file,
  with every version. They are listed at the end of the file.
- \`Attachments\` has the files attached to conversations; each conversation links to its own. Files that an import
  named but did not contain are named in the conversation as well.
`;
}
