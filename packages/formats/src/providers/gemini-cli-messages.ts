import { toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import { readSpeaker } from '../values/speaker.ts';
import { readTime } from '../values/timestamps.ts';

/** Texts that the program writes with the role user: its instructions, a summary, and the request to continue. */
const INJECTED_TEXT =
  /^\s*(?:<session_context>|<state_snapshot>|This is the Gemini CLI\.|System: Please continue\.\s*$)/;
/** The content of files that a person named, which the program adds to the prompt. */
const FILE_CONTENT = /\s*--- Content from referenced files ---[\s\S]*?(?:--- End of content ---|$)/g;

/** Whether a history consists of turns as the Gemini API has them, with `role` and `parts`. */
export function hasGeminiTurns(history: unknown): boolean {
  return asList(history).some(
    (turn) => isObject(turn) && /^(model|gemini)$/.test(asText(turn['role'])) && Array.isArray(turn['parts']),
  );
}

/** Whether a message is a notice of the program. */
export function isNotice(message: JsonObject): boolean {
  return /^(?:info|warning|error)$/.test(asText(message['type']));
}

/** The message in a list; an empty list for notices of the program and messages of an unknown type. */
export function readGeminiMessage(message: JsonObject): ListedMessage[] {
  const speaker = readSpeaker(message['type'] ?? message['role']);
  if (speaker !== 'user' && speaker !== 'assistant') return [];
  const content = message['content'] ?? message['parts'];
  const blocks = speaker === 'user' ? readQuestion(message, content) : readReply(message, content);
  const createdAt = readTime(message['timestamp'] ?? message['ts']);
  return [
    { id: asName(message['id']), view: toNodeView(speaker, blocks, { createdAt, model: asName(message['model']) }) },
  ];
}

/**
 * The person's own text is in `displayContent`. The model received `content`, which includes files that the person
 * named.
 */
function readQuestion(message: JsonObject, content: unknown): ParsedBlock[] {
  const displayed = message['displayContent'];
  const writtenParts = textOfParts(displayed) === '' ? content : displayed;
  const text = textOfParts(writtenParts).replace(FILE_CONTENT, '').trim();
  const files = partsOf(content).flatMap(readFile);
  if (text === '' || INJECTED_TEXT.test(text)) return files;
  return [...files, { type: 'text', text }];
}

function readReply(message: JsonObject, content: unknown): ParsedBlock[] {
  const parts = partsOf(content).filter(isObject);
  const thoughts = [...asList(message['thoughts']), ...parts.filter((part) => part['thought'] === true)];
  const text = textOfParts(partsOf(content).filter((part) => !isObject(part) || part['thought'] !== true)).trim();
  return [
    ...thoughts.filter(isObject).flatMap(readThought),
    ...(text === '' ? [] : [{ type: 'text', text } as const]),
    ...parts.flatMap((part) => readCall(asObject(part['functionCall']) ?? {})),
    ...asList(message['toolCalls']).filter(isObject).flatMap(readCall),
    ...parts.flatMap(readFile),
  ];
}

function readThought(thought: JsonObject): ParsedBlock[] {
  const subject = asText(thought['subject']).trim();
  const description = asText(thought['description']).trim() || asText(thought['text']).trim();
  return toReasoning([subject === '' ? '' : `**${subject}**`, description].filter((line) => line !== '').join('\n\n'));
}

function readCall(call: JsonObject): ParsedBlock[] {
  const tool = asName(call['name']);
  if (tool === null) return [];
  const diff = asName(asObject(call['resultDisplay'])?.['fileDiff']);
  const results = partsOf(call['result']).map((part) => {
    const response = asObject(asObject(part)?.['functionResponse'])?.['response'];
    return asText(asObject(response)?.['output']) || asText(asObject(response)?.['error']);
  });
  const output = asName(call['resultDisplay']) ?? diff ?? results.join('\n');
  return [toShortCall(tool, call['args']), ...toShortOutput(output, tool)];
}

function readFile(part: unknown): ParsedBlock[] {
  const file = asObject(asObject(part)?.['inlineData']) ?? asObject(asObject(part)?.['fileData']);
  if (file === null) return [];
  const name = asName(file['displayName']) ?? asName(file['fileUri']) ?? 'Attachment';
  return [{ type: 'attachment', name, mimeType: asName(file['mimeType']), size: null, assetId: null }];
}

/** The parts of content, which is a text, one part, or a list of both. */
function partsOf(content: unknown): readonly unknown[] {
  if (Array.isArray(content)) return content;
  return content === undefined || content === null ? [] : [content];
}

function textOfParts(content: unknown): string {
  return partsOf(content)
    .map((part) => (typeof part === 'string' ? asText(part) : asText(asObject(part)?.['text'])))
    .join('');
}
