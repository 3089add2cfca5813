import { htmlToMarkdown } from '../values/html-to-markdown.ts';
import type { AttachmentBlock, ParsedBlock } from '../conversation/conversation-tree.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId, finishList, toView } from '../conversation/message-list.ts';
import { readTime } from '../values/timestamps.ts';
import { readPrompt } from './gemini-prefix.ts';

/**
 * Google Takeout's activity log of Gemini: each record is one prompt with its answer. Every product of Google has such a
 * file, so the name of the product is checked.
 */
export const geminiActivityFormat: ExportFormat = { source: 'gemini', detect, parse };

function detect(record: JsonObject): boolean {
  if (typeof record['title'] !== 'string' || !('time' in record)) return false;
  const products = asList(record['products']).map(asText);
  return [asText(record['header']), ...products].some((name) => /\b(Gemini|Bard)\b/i.test(name)) || isOnGemini(record);
}

function isOnGemini(record: JsonObject): boolean {
  return /^https:\/\/(gemini|bard)\.google\.com\//.test(asText(record['titleUrl']));
}

/** Activity that is no question. */
const OTHER_ACTIVITY = /^(Created|Used|Gave feedback|Selected|Viewed|Visited|Shared|Deleted|Edited|Enabled|Disabled)\b/;

const canvas = /^Created Gemini Canvas titled\s+/;

function parse(record: JsonObject): ParseResult {
  const title = asText(record['title']).replaceAll('\u00a0', ' ').trim();
  const answer = readAnswer(record);
  if (answer === '' && OTHER_ACTIVITY.test(title)) {
    const reason = 'This is something done in Gemini other than a conversation.';
    return { skip: { code: 'not_a_conversation', reason }, name: title };
  }
  const request = detailOf(record, /^(request|user query|prompt)$/i);
  // A page names files in lines of their own, which are no words of the prompt.
  const shown = asText(record['prompt']).trim() || title;
  const prompt = request || readPrompt(shown, asText(record['lead']) || asText(record['title']).trim());
  if (canvas.test(title)) return toConversation(record, { prompt: '', answer, title: title.replace(canvas, '') });
  const withoutPrefix = (prefix: string) => toConversation(record, { prompt: withoutWords(shown, prefix), answer });
  if (prompt !== null) return toConversation(record, { prompt, answer });
  return { ...withoutPrefix(''), prompt: { title: shown, hasAnswer: answer !== '', withoutPrefix } };
}

/** A prompt of only a picture has nothing after the words. */
function withoutWords(shown: string, prefix: string): string {
  if (shown === prefix.trimEnd()) return '';
  return shown.startsWith(prefix) ? shown.slice(prefix.length).trim() : shown;
}

/** The answer of an HTML page is Markdown already. */
function readAnswer(record: JsonObject): string {
  const read = asText(record['answer']);
  if (read !== '') return read;
  const pieces = asList(record['safeHtmlItem']).map((item) => asText(asObject(item)?.['html']));
  const answer = pieces.filter((html) => html.trim() !== '').map(htmlToMarkdown);
  return answer.join('\n\n') || detailOf(record, /^(response|answer)$/i);
}

/** Some logs have the question and the answer as named details. */
function detailOf(record: JsonObject, name: RegExp): string {
  const detail = asList(record['details']).find((entry) => isObject(entry) && name.test(asText(entry['name'])));
  return asText(asObject(detail)?.['value']).trim();
}

function toConversation(record: JsonObject, read: { prompt: string; answer: string; title?: string }): ParseResult {
  const createdAt = readTime(record['time']);
  const question: ParsedBlock[] = [
    ...readFiles(record),
    ...(read.prompt === '' ? [] : [{ type: 'text', text: read.prompt } as const]),
  ];
  const sourceId = deriveId(record['time'], record['title']);
  const reply: ParsedBlock[] = read.answer === '' ? [] : [{ type: 'text', text: read.answer }];
  const title = read.title ?? '';
  return finishList({ source: 'gemini', sourceId, title, createdAt, updatedAt: createdAt }, [
    { id: `${sourceId}:question`, view: toView('user', question, { createdAt }) },
    { id: `${sourceId}:answer`, view: toView('assistant', reply, { createdAt }) },
  ]);
}

/** Files are next to the log, under these names. */
function readFiles(record: JsonObject): AttachmentBlock[] {
  const names = [...asList(record['attachedFiles']), record['imageFile']];
  return names.flatMap((entry) => {
    const name = asName(entry) ?? (isObject(entry) ? (asName(entry['fileName']) ?? asName(entry['name'])) : null);
    if (name === null) return [];
    const isImage = /\.(png|jpe?g|gif|webp|heic)$/i.test(name);
    const shown = name.slice(name.lastIndexOf('/') + 1);
    return [{ type: 'attachment', name: shown, mimeType: isImage ? 'image/*' : null, size: null, assetId: name }];
  });
}
