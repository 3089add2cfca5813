import path from 'node:path';
import type { AttachmentsService, FoundFile } from '#features/files/attachments.service.ts';
import type { ConversationItem, SkippedItem } from './read-export.types.ts';

/** Stores the files that came with these conversations, and writes into their attachments where they are shown from. */
export async function showAttachments(
  attachments: AttachmentsService,
  userId: string,
  directory: string,
  items: readonly (ConversationItem | SkippedItem)[],
): Promise<void> {
  const files = new Map<string, FoundFile>();
  for (const item of items) {
    if (item.type === 'skipped') continue;
    for (const block of item.conversation.messages.flatMap(({ blocks }) => blocks ?? [])) {
      if (block.type !== 'attachment' || !block.file) continue;
      const { hash, size } = block.file;
      files.set(hash, { hash, size, path: path.join(directory, hash) });
      block.url = attachments.addressOf(userId, hash);
    }
  }
  if (files.size > 0) await attachments.keep(userId, [...files.values()]);
}
