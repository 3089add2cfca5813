import type { ImportSource } from '../conversation/conversation-tree.ts';
import { readContent } from '../conversation/content-parts.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import type { ExportFormat, JsonObject, ParseResult, TextFormat } from '../export-format.ts';
import { createCodeCheck } from '../values/code-ranges.ts';
import { asList, asName, asText, isObject, toStorable } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * The JSON or Markdown that the browser script “AI Chat Exporter” writes from the page of a chat. Both name the page's
 * address, which shows the provider and the chat, so the two files of one chat are one conversation. Messages have only
 * numbers as ids, so this conversation is not joined with the same chat from the provider's own export.
 */
export const pageExportFormat: ExportFormat = { source: 'transcript', detect, parse };
export const pageMarkdownFormat: TextFormat = { source: 'transcript', parse: parseMarkdown };

function detect(record: JsonObject): boolean {
  const hasMessages = asList(record['messages']).some((message) => isObject(message) && 'author' in message);
  return hasMessages && typeof record['exporter'] === 'string' && typeof record['url'] === 'string';
}

const providersByHost: [RegExp, ImportSource][] = [
  [/(^|\.)(chatgpt\.com|chat\.openai\.com)$/, 'chatgpt'],
  [/(^|\.)claude\.ai$/, 'claude'],
  [/(^|\.)gemini\.google\.com$/, 'gemini'],
  [/(^|\.)aistudio\.google\.com$/, 'aistudio'],
  [/(^|\.)grok\.com$/, 'grok'],
  [/(^|\.)deepseek\.com$/, 'deepseek'],
  [/(^|\.)copilot\.microsoft\.com$/, 'copilot'],
  [/(^|\.)perplexity\.ai$/, 'perplexity'],
  [/(^|\.)mistral\.ai$/, 'mistral'],
  [/(^|\.)qwen\.ai$/, 'qwen'],
];

function sourceOf(url: string): ImportSource {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  return providersByHost.find(([pattern]) => pattern.test(host))?.[1] ?? 'transcript';
}

interface Page {
  title: string;
  url: string;
  date: unknown;
}

function finishPage({ title, url, date }: Page, messages: readonly ListedMessage[]): ParseResult {
  const updatedAt = readTime(date);
  const sourceId = `page-${deriveId(url.replace(/[?#].*$/, ''))}`;
  return buildConversation({ source: sourceOf(url), sourceId, title, updatedAt }, messages);
}

function parse(record: JsonObject): ParseResult {
  const page = { title: asText(record['title']), url: asText(record['url']), date: record['date'] };
  return finishPage(
    page,
    asList(record['messages'])
      .filter(isObject)
      .map((message) => {
        const isUser = /^(user|you|human)$/i.test(asText(message['author']));
        const view = toNodeView(isUser ? 'user' : 'assistant', readContent(message['content']));
        return { id: asName(message['id']), view };
      }),
  );
}

const frontMatter = /^---\n([\s\S]{1,4000}?)\n---\n/;
const turnStart = /^## chat-(\d+)[ \t]*$/gm;
const turnEnd = /\n_{3,}\n#{1,6} \[top\]\([^)]*\)\s*$/;

function parseMarkdown(text: string): ParseResult[] | null {
  const head = frontMatter.exec(text)?.[1] ?? '';
  const property = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  if (property('exporter') === '' || property('url') === '') return null;
  const plain = toStorable(text);
  const isCode = createCodeCheck(plain);
  const starts = [...plain.matchAll(turnStart)].filter(({ index }) => !isCode(index));
  const messages = starts.flatMap((start, at) => {
    const body = plain.slice(start.index + start[0].length, starts[at + 1]?.index ?? plain.length);
    return readTurn(start[1] ?? '', body.trim().replace(turnEnd, ''));
  });
  const title = property('title')
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('\\"', '"');
  // In 2026-03-23T21-37-57+0800, hyphens stand for colons, which names of files must not contain.
  const date = property('date').replace(/T(\d{2})-(\d{2})-(\d{2})/, 'T$1:$2:$3');
  return [finishPage({ title, url: property('url'), date }, messages)];
}

/** The messages of a turn: the question is written as a quote, and all text after it is the reply. */
function readTurn(number: string, body: string): ListedMessage[] {
  const quote = /^(?:>[^\n]*(?:\n|$))+/.exec(body)?.[0] ?? '';
  const question = quote.replace(/^> ?/gm, '').trim();
  return [
    { id: `user-${number}`, view: toNodeView('user', question === '' ? [] : [{ type: 'text', text: question }]) },
    { id: `ai-${number}`, view: toNodeView('assistant', readContent(body.slice(quote.length).trim())) },
  ];
}
