import type { ConversationDetail } from '@app/contract/conversations';
import { createTimeFormat } from '#features/conversations/sharing.service.ts';
import type { AttachmentsService } from '#features/files/attachments.service.ts';
import type { ZipItem } from '#platform/zip-writer.ts';
import { writeNote } from './conversation-note.ts';
import { createPaths, safeName } from './file-names.ts';
import { createLocalStamp } from './local-stamp.ts';
import { createNoteFiles } from './note-files.ts';
import { writeReadMe } from './read-me.ts';

export interface Vault {
  userId: string;
  appName: string;
  timeZone: string;
  attachments: Pick<AttachmentsService, 'listStored' | 'open'>;
  conversations: AsyncIterable<ConversationDetail>;
}

const CATEGORY_CHARACTERS = 40;

/**
 * Every conversation as a Markdown file, by category, attachments in a folder beside them: one is read, written and
 * forgotten before the next.
 */
export async function* writeVault(vault: Vault): AsyncGenerator<ZipItem> {
  const { userId, appName, timeZone, attachments } = vault;
  const root = safeName(appName, 'Conversations', CATEGORY_CHARACTERS);
  const paths = createPaths();
  const files = await createNoteFiles({ attachments, userId, root, paths });
  const stamp = createLocalStamp();
  const style = { appName, timeZone, stamp, formatTime: createTimeFormat(timeZone), linkTo: files.linkTo };
  yield { name: paths(root, 'Read me', '.md'), bytes: [Buffer.from(writeReadMe(appName, timeZone))] };
  for await (const conversation of vault.conversations) {
    // Before their note, which names them.
    yield* files.newFilesOf(conversation);
    const folder = `${root}/Conversations/${safeName(conversation.category.name, 'Other', CATEGORY_CHARACTERS)}`;
    const { day } = stamp(new Date(conversation.createdAt), timeZone);
    const name = `${day} ${safeName(conversation.title, 'Untitled Conversation')}`;
    yield { name: paths(folder, name, '.md'), bytes: [Buffer.from(writeNote(conversation, style))] };
  }
}
