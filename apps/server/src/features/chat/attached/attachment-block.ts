import type { MessageBlock } from '@app/contract/conversations';

export type AttachmentBlock = Extract<MessageBlock, { type: 'attachment' }>;

/** Whether a block of a message is a file that was uploaded for it. */
export const isUpload = (block: { type: string }): block is AttachmentBlock =>
  block.type === 'attachment' && 'fileId' in block && block.fileId !== undefined;
