import type { ConversationDetail, MessageBlock } from '@app/contract/conversations';
import { providers } from '@app/contract/providers';
import {
  type FileLink,
  listLeaves,
  messageMarkdown,
  titleOf,
  writeTurns,
} from '#features/conversations/sharing.service.ts';
import { frontMatter, tagOf } from './front-matter.ts';
import type { LocalStamp } from './local-stamp.ts';

export type AttachmentBlock = Extract<MessageBlock, { type: 'attachment' }>;

export interface NoteStyle {
  appName: string;
  timeZone: string;
  stamp: LocalStamp;
  formatTime: (instant: Date) => string;
  linkTo: (attachment: AttachmentBlock) => FileLink | undefined;
}

/** A conversation as a note: front matter, the branch that is shown, then every other branch under its own heading. */
export function writeNote(conversation: ConversationDetail, style: NoteStyle): string {
  const { formatTime, linkTo } = style;
  const turns = writeTurns(conversation, true, {
    formatTime,
    toMarkdown: (message) => messageMarkdown(message, { linkTo }),
  });
  return `${[properties(conversation, style), `# ${titleOf(conversation)}`, ...turns].join('\n\n')}\n`;
}

function properties(conversation: ConversationDetail, { appName, timeZone, stamp }: NoteStyle): string {
  const { id, title, createdAt, updatedAt, category, subcategory, source, messages } = conversation;
  const at = (text: string) => {
    const { day, time } = stamp(new Date(text), timeZone);
    return `${day}T${time}`;
  };
  const tags = [tagOf(category.name), subcategory === null ? undefined : tagOf(category.name, subcategory.name)];
  return frontMatter({
    title,
    created: at(createdAt),
    updated: at(updatedAt),
    category: category.name,
    subcategory: subcategory?.name,
    source: source === 'chat' ? appName : providers[source].name,
    messages: messages.length,
    branches: listLeaves(messages).length,
    pinned: conversation.isPinned || undefined,
    archived: conversation.isArchived || undefined,
    tags: tags.filter((tag) => tag !== undefined),
    id,
  });
}
