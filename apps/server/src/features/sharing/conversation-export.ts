import type { ConversationDetail, Message } from '@app/contract/conversations';
import { providers } from '@app/contract/providers';
import type { ExportQuery } from '@app/contract/sharing';
import { activePath } from '#features/conversations/conversations.service.ts';
import { messageMarkdown } from './message-markdown.ts';

export interface ExportedFile {
  name: string;
  type: string;
  text: string;
}

/** One conversation as a file. Times are those of `timeZone`; JSON has them in UTC. */
export function exportFile(
  conversation: ConversationDetail,
  { format, branches }: ExportQuery,
  timeZone: string,
): ExportedFile {
  const name = fileName(conversation.title);
  if (format === 'json') {
    return { name: `${name}.json`, type: 'application/json', text: toJson(conversation, branches) };
  }
  return { name: `${name}.md`, type: 'text/markdown', text: toMarkdown(conversation, branches, timeZone) };
}

function toJson(conversation: ConversationDetail, branches: ExportQuery['branches']): string {
  const { id, title, source, createdAt, updatedAt, category, subcategory, activeLeafId, messages } = conversation;
  const shown = branches === 'all' ? messages : activePath(messages, activeLeafId);
  const record = { id, title, source, createdAt, updatedAt, category, subcategory, activeLeafId, messages: shown };
  return `${JSON.stringify(record, undefined, 2)}\n`;
}

function toMarkdown(conversation: ConversationDetail, branches: ExportQuery['branches'], timeZone: string): string {
  const { messages, activeLeafId, category, source, createdAt } = conversation;
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(createdAt));
  const from = source === 'chat' ? [] : [`From ${providers[source].name}`];
  const parts = [`# ${titleOf(conversation)}`, `_${[date, category.name, ...from].join(' · ')}_`];
  const main = activePath(messages, activeLeafId);
  parts.push(...main.map((message) => turn(message, timeZone)));
  if (branches === 'all') parts.push(...otherBranches(messages, main, timeZone));
  return `${parts.join('\n\n')}\n`;
}

/** Every branch beside the main one, each from where it leaves what was told before. */
function otherBranches(messages: readonly Message[], main: readonly Message[], timeZone: string): string[] {
  const told = new Set(main.map(({ id }) => id));
  const parents = new Set(messages.map(({ parentId }) => parentId));
  const leaves = messages.filter(({ id }) => !parents.has(id) && !told.has(id));
  return leaves.flatMap(({ id }, at) => {
    const path = activePath(messages, id);
    const own = path.filter((message) => !told.has(message.id));
    const fork = path[path.length - own.length - 1];
    for (const message of own) told.add(message.id);
    const after = fork === undefined ? 'from the beginning' : `after “${beginning(fork.content)}”`;
    return ['---', `## Branch ${at + 2}, ${after}`, ...own.map((message) => turn(message, timeZone))];
  });
}

function turn(message: Message, timeZone: string): string {
  const who = message.role === 'user' ? 'You' : 'AI Assistant';
  const at = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return `**${who}** · ${at.format(new Date(message.createdAt))}\n\n${messageMarkdown(message)}`;
}

function titleOf({ title }: ConversationDetail): string {
  return title === '' ? 'Untitled Conversation' : title.replaceAll(/\s+/g, ' ');
}

function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59).toWellFormed()}…`;
}

/** Letters and digits of any script, short enough for every file system. */
function fileName(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return (
    words
      .join('-')
      .slice(0, 60)
      .toWellFormed()
      .replace(/[-\uFFFD]+$/, '') || 'conversation'
  );
}
