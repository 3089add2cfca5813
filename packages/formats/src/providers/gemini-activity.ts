import { htmlToMarkdown } from '../values/html-to-markdown.ts';
import type { AttachmentBlock, ParsedBlock } from '../conversation/conversation-tree.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { deriveId, finishList, toView } from '../conversation/message-list.ts';
import { readTime } from '../values/timestamps.ts';

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

/** Words before the prompt, in the language of the account. */
const PREFIXES =
  /^(Prompted|Asked|Said|送信したメッセージ|Eingegebener Prompt|Prompt eingegeben|Requête envoyée|Invite envoyée|Prompt enviado|Petición enviada|Se envió la instrucción|Comando enviado|Prompt inviato|Prompt verzonden|Wysłano prompta?|Отправлен запрос|已发送提示|已傳送提示|프롬프트 입력)\s*[:：]?\s+/i;
/** Activity that is no question. */
const OTHER_ACTIVITY = /^(Created|Used|Gave feedback|Selected|Viewed|Visited|Shared|Deleted|Edited|Enabled|Disabled)\b/;

function parse(record: JsonObject): ParseResult {
  const title = asText(record['title']).replaceAll('\u00a0', ' ').trim();
  const answers = asList(record['safeHtmlItem']).map((item) => asText(asObject(item)?.['html']));
  // The answer of an HTML page is Markdown already.
  const read = asText(record['answer']);
  const answer =
    read ||
    answers
      .filter((html) => html.trim() !== '')
      .map(htmlToMarkdown)
      .join('\n\n');
  if (answer === '' && OTHER_ACTIVITY.test(title)) {
    const reason = 'This is something done in Gemini other than a conversation.';
    return { skip: { code: 'not_a_conversation', reason }, name: title };
  }
  const createdAt = readTime(record['time']);
  const prompt = title.replace(PREFIXES, '');
  const question: ParsedBlock[] = [
    ...readFiles(record),
    ...(prompt === '' ? [] : [{ type: 'text', text: prompt } as const]),
  ];
  const sourceId = deriveId(record['time'], record['title']);
  const reply: ParsedBlock[] = answer === '' ? [] : [{ type: 'text', text: answer }];
  return finishList({ source: 'gemini', sourceId, createdAt, updatedAt: createdAt }, [
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
