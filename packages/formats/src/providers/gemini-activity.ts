import { htmlToMarkdown } from '../values/html-to-markdown.ts';
import type { AttachmentBlock, ParsedBlock } from '../conversation/conversation-tree.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId, buildConversation, toNodeView } from '../conversation/message-list.ts';
import { readTime } from '../values/timestamps.ts';
import { readPrompt } from './gemini-prefix.ts';

/**
 * Google Takeout's activity log of Gemini: each record is one prompt with its reply. Every product of Google has such
 * a file, so the name of the product is checked.
 */
export const geminiActivityFormat: ExportFormat = { source: 'gemini', detect, parse };

function detect(record: JsonObject): boolean {
  if (typeof record['title'] !== 'string' || !('time' in record)) return false;
  const products = asList(record['products']).map(asText);
  return [asText(record['header']), ...products].some((name) => /\b(Gemini|Bard)\b/i.test(name)) || isOnGemini(record);
}

/** Whether the activity's link leads to Gemini. */
function isOnGemini(record: JsonObject): boolean {
  return /^https:\/\/(gemini|bard)\.google\.com\//.test(asText(record['titleUrl']));
}

/** The address of a conversation, with its id; in a Gem the id of the Gem comes first. */
export const chatLink =
  /^https:\/\/(?:gemini|bard)\.google\.com\/(?:u\/\d+\/)?(?:app|gem\/[\w-]+)\/(?:c\/)?([\w-]{6,})/;

/** Titles of activities other than prompts. */
const OTHER_ACTIVITY = /^(Created|Used|Gave feedback|Selected|Viewed|Visited|Shared|Deleted|Edited|Enabled|Disabled)\b/;

/** The title of an activity in which Gemini wrote a document. */
const canvasTitle = /^Created Gemini Canvas titled\s+/;

function parse(record: JsonObject): ParseResult {
  const title = asText(record['title']).replaceAll('\u00a0', ' ').trim();
  const answer = readReply(record);
  if (answer === '' && OTHER_ACTIVITY.test(title)) {
    const reason = 'This is Gemini activity other than a conversation.';
    return { skip: { code: 'not_a_conversation', reason }, name: title };
  }
  const request = detailOf(record, /^(request|user query|prompt)$/i);
  // On an HTML page the title also has lines with the names of files; `prompt` is without them.
  const titleWithoutFiles = asText(record['prompt']).trim() || title;
  const detailOrTitlePrompt =
    request || readPrompt(titleWithoutFiles, asText(record['titleStart']) || asText(record['title']).trim());
  const prompt = detailOrTitlePrompt === '' ? readSubtitle(record) : detailOrTitlePrompt;
  if (canvasTitle.test(title))
    return toConversation(record, { prompt: '', answer, title: title.replace(canvasTitle, '') });
  const parseWithoutPrefix = (prefix: string) =>
    toConversation(record, { prompt: removePrefix(titleWithoutFiles, prefix), answer });
  if (prompt !== null) return toConversation(record, { prompt, answer });
  return {
    ...parseWithoutPrefix(''),
    prompt: { title: titleWithoutFiles, hasReply: answer !== '', parseWithoutPrefix },
  };
}

/** The prompt in a title. If the prompt is only a picture, the title is the bare prefix, and the result is empty. */
function removePrefix(title: string, prefix: string): string {
  if (title === prefix.trimEnd()) return '';
  return title.startsWith(prefix) ? title.slice(prefix.length).trim() : title;
}

/** The reply as Markdown. In a record from an HTML page, `answer` already is Markdown. */
function readReply(record: JsonObject): string {
  const pageReply = asText(record['answer']);
  if (pageReply !== '') return pageReply;
  const pieces = asList(record['safeHtmlItem']).map((item) => asText(asObject(item)?.['html']));
  const answer = pieces.filter((html) => html.trim() !== '').map(htmlToMarkdown);
  return answer.join('\n\n') || detailOf(record, /^(response|answer)$/i);
}

/** The value of a detail by its name: some logs have the prompt and the reply as details. */
function detailOf(record: JsonObject, name: RegExp): string {
  const detail = asList(record['details']).find((entry) => isObject(entry) && name.test(asText(entry['name'])));
  return asText(asObject(detail)?.['value']).trim();
}

/** The prompt of a record whose title has only the prefix, such as "Asked Gemini". */
function readSubtitle(record: JsonObject): string {
  const values = asList(record['subtitles']).map((subtitle) => asText(asObject(subtitle)?.['value']).trim());
  return values.find((value) => value !== '') ?? '';
}

function toConversation(
  record: JsonObject,
  { prompt, answer, title = '' }: { prompt: string; answer: string; title?: string },
): ParseResult {
  const createdAt = readTime(record['time']);
  const question: ParsedBlock[] = [
    ...readFiles(record),
    ...(prompt === '' ? [] : [{ type: 'text', text: prompt } as const]),
  ];
  const id = deriveId(record['time'], record['title']);
  // A document is a separate conversation, so that it keeps its title.
  const chatId = title === '' ? findChatId(record) : null;
  const reply: ParsedBlock[] = answer === '' ? [] : [{ type: 'text', text: answer }];
  const sourceId = chatId === null ? id : `activity:${chatId}`;
  const result = buildConversation({ source: 'gemini', sourceId, title, createdAt, updatedAt: createdAt }, [
    { id: `${id}:question`, view: toNodeView('user', question, { createdAt }) },
    { id: `${id}:answer`, view: toNodeView('assistant', reply, { createdAt }) },
  ]);
  return 'conversation' in result && chatId !== null ? { ...result, isPart: true } : result;
}

/** The id of the conversation in the link that newer logs have, as the address of the activity or as a detail. */
function findChatId(record: JsonObject): string | null {
  const details = asList(record['details']).filter(isObject);
  const links = [record['titleUrl'], ...details.flatMap(({ url, name }) => [url, name])];
  return asName(links.map((link) => chatLink.exec(asText(link))?.[1]).find((id) => id !== undefined));
}

/** The attached files, which are next to the log in the export. */
function readFiles(record: JsonObject): AttachmentBlock[] {
  const names = [...asList(record['attachedFiles']), record['imageFile']];
  return names.flatMap((entry) => {
    const name = asName(entry) ?? (isObject(entry) ? (asName(entry['fileName']) ?? asName(entry['name'])) : null);
    if (name === null) return [];
    const isImage = /\.(png|jpe?g|gif|webp|heic)$/i.test(name);
    const baseName = name.slice(name.lastIndexOf('/') + 1);
    return [{ type: 'attachment', name: baseName, mimeType: isImage ? 'image/*' : null, size: null, assetId: name }];
  });
}
