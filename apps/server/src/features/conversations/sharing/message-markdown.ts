import type { Message, MessageBlock } from '@app/contract/conversations';

type AttachmentBlock = Extract<MessageBlock, { type: 'attachment' }>;

export interface FileLink {
  /** A percent-encoded URL or path. */
  target: string;
  isPicture: boolean;
}

export interface MarkdownOptions {
  /** Leaves out reasoning, tool calls and sources. */
  isPublic?: boolean;
  /** The link to an attachment's file; without it the attachment is only named. */
  linkTo?: (attachment: AttachmentBlock) => FileLink | undefined;
}

/** A message as Markdown. */
export function messageMarkdown(
  message: Pick<Message, 'content' | 'blocks'>,
  { isPublic = false, linkTo }: MarkdownOptions = {},
): string {
  if (message.blocks === undefined) return message.content;
  const shown = message.blocks.filter(({ type }) => !isPublic || !PRIVATE_TYPES.has(type));
  const sections = shown
    .map((block) => (block.type === 'attachment' ? attachmentMarkdown(block, linkTo?.(block)) : blockMarkdown(block)))
    .filter((section) => section !== '');
  // Without a text block the text is only in `content`.
  const hasText = shown.some(({ type }) => type === 'text');
  return (hasText || message.content === '' ? sections : [message.content, ...sections]).join('\n\n');
}

const PRIVATE_TYPES: ReadonlySet<MessageBlock['type']> = new Set([
  'reasoning',
  'tool_call',
  'raw',
  'tools',
  'sources',
  'passages',
  'context',
  'offers',
]);

function blockMarkdown(block: Exclude<MessageBlock, AttachmentBlock>): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'reasoning':
      return quote(`**Reasoning**\n\n${block.text}`);
    case 'code':
      return (block.title === undefined ? '' : `**${block.title}**\n\n`) + fence(block.text, block.language ?? '');
    case 'output':
      return fence(block.text);
    case 'tool_call':
      return `**${block.tool}**\n\n${fence(block.input)}`;
    case 'raw':
      return `**${block.label}**\n\n${fence(block.json, 'json')}`;
    case 'sources':
      return block.sources.map(({ title }) => `- ${title}`).join('\n');
    case 'passages':
      return block.passages.map(({ name, page }) => `- ${name}${page === null ? '' : `, p. ${page}`}`).join('\n');
    case 'tools':
    case 'context':
    case 'offers':
      return '';
  }
}

function attachmentMarkdown({ name }: AttachmentBlock, link: FileLink | undefined): string {
  const label = name.replaceAll(/[\\_*[\]]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
  if (link === undefined) return `_Attachment: ${label}_`;
  return `${link.isPicture ? '!' : ''}[${label}](${link.target})`;
}

/** A fence longer than any run of backticks in the text. */
function fence(text: string, language = ''): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const backticks = '`'.repeat(longest + 1);
  return `${backticks}${language}\n${text}\n${backticks}`;
}

function quote(text: string): string {
  return text.replaceAll(/^/gm, '> ');
}
