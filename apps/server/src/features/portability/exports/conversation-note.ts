import type { ConversationDetail, MessageBlock } from '@app/contract/conversations';
import { sourcesBesidesChat } from '@app/contract/providers';
import {
  type FileLink,
  listLeaves,
  messageMarkdown,
  titleOf,
  writeTurns,
} from '#features/conversations/sharing.service.ts';
import type { DocumentLink } from './note-documents.ts';
import type { LocalTimeFormatter } from './local-time-formatter.ts';

export type AttachmentBlock = Extract<MessageBlock, { type: 'attachment' }>;

export interface NoteStyle {
  appName: string;
  timeZone: string;
  formatLocalTime: LocalTimeFormatter;
  formatTime: (instant: Date) => string;
  linkTo: (attachment: AttachmentBlock) => FileLink | undefined;
}

/**
 * A conversation as a Markdown note: front matter, the branch that is shown, every other branch under a heading, and the
 * names of its documents.
 */
export function formatNote(
  conversation: ConversationDetail,
  documentLinks: readonly DocumentLink[],
  style: NoteStyle,
): string {
  const { formatTime, linkTo } = style;
  const hasAllBranches = true;
  const turns = writeTurns(conversation, hasAllBranches, {
    formatTime,
    toMarkdown: (message) => messageMarkdown(message, { linkTo }),
  });
  return `${[properties(conversation, style), `# ${titleOf(conversation)}`, ...turns, ...documentSection(documentLinks)].join('\n\n')}\n`;
}

function documentSection(links: readonly DocumentLink[]): string[] {
  const lines = links.map(({ title, target }) => {
    // Escapes the characters with a meaning in Markdown.
    const label = title.replaceAll(/[\\_*[\]]/g, String.raw`\$&`);
    return target === null ? `- ${label}` : `- [${label}](${target})`;
  });
  return lines.length === 0 ? [] : ['## Documents', lines.join('\n')];
}

function properties(conversation: ConversationDetail, { appName, timeZone, formatLocalTime }: NoteStyle): string {
  const { id, title, createdAt, updatedAt, category, subcategory, source, messages } = conversation;
  const localTime = (text: string) => {
    const { day, time } = formatLocalTime(new Date(text), timeZone);
    return `${day}T${time}`;
  };
  const tags = [tagOf(category.name), subcategory === null ? undefined : tagOf(category.name, subcategory.name)];
  return frontMatter({
    title,
    created: localTime(createdAt),
    updated: localTime(updatedAt),
    category: category.name,
    subcategory: subcategory?.name,
    source: source === 'chat' ? appName : sourcesBesidesChat[source].name,
    messages: messages.length,
    branches: listLeaves(messages).length,
    pinned: conversation.isPinned || undefined,
    archived: conversation.isArchived || undefined,
    instructions: conversation.instructions,
    temperature: conversation.temperature,
    tags: tags.filter((tag) => tag !== undefined),
    id,
  });
}

type Value = string | number | boolean | readonly string[];

/** Line ends of older YAML and invisible characters, which JSON does not escape. */
const ESCAPED_CHARACTERS = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

/** YAML for the top of a Markdown file, as Obsidian and most tools read it; undefined values are left out. */
function frontMatter(fields: Readonly<Record<string, Value | undefined>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (typeof value !== 'object') return [`${name}: ${scalar(value)}`];
    return value.length === 0 ? [] : [`${name}:`, ...value.map((item) => `  - ${scalar(item)}`)];
  });
  return ['---', ...lines, '---'].join('\n');
}

/** Texts are always quoted, so that no title becomes a date, a list or a comment. */
function scalar(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const quoted = JSON.stringify(value.toWellFormed());
  return quoted.replaceAll(
    ESCAPED_CHARACTERS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** 'Work & Career', 'Projects' → 'work-career/projects'; undefined without a letter, which a tag needs. */
function tagOf(...names: readonly string[]): string | undefined {
  const parts = names.map((name) =>
    name
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
      .replaceAll(/^-+|-+$/g, ''),
  );
  const tag = parts.filter((part) => part !== '').join('/');
  return /\p{L}/u.test(tag) ? tag : undefined;
}
