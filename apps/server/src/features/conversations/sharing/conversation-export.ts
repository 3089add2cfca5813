import type { ConversationDetail } from '@app/contract/conversations';
import { sourcesBesidesChat } from '@app/contract/providers';
import type { Document } from '@app/contract/documents';
import type { ExportQuery } from '@app/contract/sharing';
import { activePath } from '../conversations.service.ts';
import { createTimeFormat, writeTurns } from './conversation-turns.ts';
import { messageMarkdown } from './message-markdown.ts';

/** A conversation with the documents that belong to it. */
export type ExportedConversation = ConversationDetail & { documents: readonly Document[] };

export interface ExportedFile {
  name: string;
  type: string;
  text: string;
}

/** One conversation as a file. Markdown has times in `timeZone`, JSON in UTC. */
export function exportFile(
  conversation: ExportedConversation,
  { format, branches }: ExportQuery,
  timeZone: string,
): ExportedFile {
  const name = fileName(conversation.title);
  if (format === 'json') {
    return { name: `${name}.json`, type: 'application/json', text: toJson(conversation, branches) };
  }
  return { name: `${name}.md`, type: 'text/markdown', text: toMarkdown(conversation, branches, timeZone) };
}

function toJson(conversation: ExportedConversation, branches: ExportQuery['branches']): string {
  const { id, title, source, createdAt, updatedAt, category, subcategory, activeLeafId, messages, documents } =
    conversation;
  const shown = branches === 'all' ? messages : activePath(messages, activeLeafId);
  const record = {
    id,
    title,
    source,
    createdAt,
    updatedAt,
    category,
    subcategory,
    activeLeafId,
    messages: shown,
    documents,
  };
  return `${JSON.stringify(record, undefined, 2)}\n`;
}

function toMarkdown(conversation: ExportedConversation, branches: ExportQuery['branches'], timeZone: string): string {
  const { category, source, createdAt } = conversation;
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(createdAt));
  const sourceNote = source === 'chat' ? [] : [`From ${sourcesBesidesChat[source].name}`];
  const style = { formatTime: createTimeFormat(timeZone), toMarkdown: messageMarkdown };
  const turns = writeTurns(conversation, branches === 'all', style);
  return `${[`# ${titleOf(conversation)}`, `_${[date, category.name, ...sourceNote].join(' · ')}_`, ...turns, ...documentsSection(conversation)].join('\n\n')}\n`;
}

function documentsSection({ documents }: ExportedConversation): string[] {
  const lines = documents.map(({ title, versions }) =>
    versions.length === 1 ? `- ${title}` : `- ${title} (${versions.length} versions)`,
  );
  return lines.length === 0 ? [] : ['## Documents', lines.join('\n')];
}

export function titleOf({ title }: Pick<ConversationDetail, 'title'>): string {
  return title === '' ? 'Untitled Conversation' : title.replaceAll(/\s+/g, ' ');
}

/** A file name of letters and digits of any script, short enough for every file system. */
function fileName(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // Cutting may leave a hyphen at the end, or half a character, which toWellFormed turns into U+FFFD.
  return (
    words
      .join('-')
      .slice(0, 60)
      .toWellFormed()
      .replace(/[-\uFFFD]+$/, '') || 'conversation'
  );
}
