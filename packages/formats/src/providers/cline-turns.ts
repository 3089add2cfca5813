import { readContent, textOf, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject, toRawJson } from '../values/json-shape.ts';
import { splitTagged } from '../values/tagged-text.ts';
import { isAnsweredByPerson, readCallText, splitCalls } from './cline-tools.ts';
import { isAddedBlock, readResult, readResultHeader, readUserText } from './cline-user-text.ts';

/** Names of tools by the ids of their calls, because results have only the id. */
type ToolNames = Map<string, string>;

export interface UserTurn {
  /** The text and the files of a person. */
  prompt: ParsedBlock[];
  toolResults: ParsedBlock[];
}

/** Reads a message with the role user, which mostly has results of tools. */
export function readUserTurn(content: unknown, tools: ToolNames): UserTurn {
  const turn: UserTurn = { prompt: [], toolResults: [] };
  /** The tool whose result is in the next text. */
  let pendingTool: string | null = null;
  for (const part of typeof content === 'string' ? [content] : asList(content)) {
    const block = asObject(part);
    const type = asText(block?.['type']);
    const text = readPartText(part);
    if (block && /^tool[_-]result$/.test(type)) addResult(turn, nameOf(block, tools), resultText(resultOf(block)));
    else if (text === null) turn.prompt.push(...readAttachment(block ?? {}));
    else {
      const header = readResultHeader(text);
      if (header && header.output.trim() !== '') addResult(turn, header.tool, header.output);
      else if (header) pendingTool = header.tool;
      else if (pendingTool !== null && !isAddedBlock(text)) addResult(turn, pendingTool, text);
      else addPrompt(turn, readUserText(text));
      if (header === null || header.output.trim() !== '') pendingTool = null;
    }
  }
  return turn;
}

/** The text of a part; null for a part that is not text. */
function readPartText(part: unknown): string | null {
  if (typeof part === 'string') return asText(part);
  const block = asObject(part);
  return block?.['type'] === 'text' ? asText(block['text']) : null;
}

function addResult(turn: UserTurn, tool: string | null, text: string): void {
  const { userText, output } = readResult(text, isAnsweredByPerson(tool));
  addPrompt(turn, userText);
  turn.toolResults.push(...toShortOutput(output, tool));
}

function addPrompt(turn: UserTurn, text: string): void {
  if (text !== '') turn.prompt.push({ type: 'text', text });
}

function nameOf(block: JsonObject, tools: ToolNames): string | null {
  const id = asText(block['tool_use_id']) || asText(block['toolCallId']);
  return asName(block['name']) ?? asName(block['toolName']) ?? tools.get(id) ?? null;
}

const resultOf = (block: JsonObject) => block['content'] ?? block['output'];

/**
 * The text of a result: a string, a list of strings, or a list of `{ query, result }`, which may be written as JSON.
 */
function resultText(value: unknown): string {
  if (Array.isArray(value)) return value.map(resultText).join('\n');
  const result = asObject(value);
  if (result)
    return asText(result['result']) || asText(result['error']) || textOf(result) || toJsonUnlessPicture(result);
  const text = asText(value);
  if (!text.startsWith('{"query"')) return text;
  try {
    return resultText(JSON.parse(text));
  } catch {
    return text;
  }
}

const toJsonUnlessPicture = (result: JsonObject) =>
  /^(?:image|media)$/.test(asText(result['type'])) ? '' : toRawJson(result);

/** An attachment. A file has only its name, because its content was added for the model. */
function readAttachment(block: JsonObject): ParsedBlock[] {
  if (block['type'] !== 'file' && !('path' in block)) return readContent(block);
  const path = asText(block['path']) || asText(block['filename']);
  const name = path.split(/[\\/]/).findLast((part) => part !== '') ?? 'Attachment';
  return [{ type: 'attachment', name, mimeType: asName(block['mediaType']), size: null, assetId: null }];
}

export function readReply(message: JsonObject, tools: ToolNames): ParsedBlock[] {
  const { content } = message;
  const thoughts = textOf(message['reasoning_content']) || textOf(message['summary']);
  const activities = asList(asObject(message['metadata'])?.['modelToolActivities']).filter(isObject);
  return [
    ...toReasoning(thoughts),
    ...activities.flatMap((call) => [
      ...readCall(call, tools),
      ...toShortOutput(call['output'], asName(call['toolName'])),
    ]),
    ...(typeof content === 'string' ? [content] : asList(content)).flatMap((part) => readReplyPart(part, tools)),
  ];
}

function readReplyPart(part: unknown, tools: ToolNames): ParsedBlock[] {
  if (typeof part === 'string') return readText(part);
  const block = asObject(part) ?? {};
  switch (block['type']) {
    case 'text':
      return readText(asText(block['text']));
    case 'tool_use':
    case 'tool-call':
      return readCall(block, tools);
    case 'redacted_thinking':
      return [];
    default:
      return readContent(block);
  }
}

function readText(text: string): ParsedBlock[] {
  return splitCalls(text).flatMap((part) => ('tool' in part ? toCall(part.tool, part.input) : splitTagged(part.text)));
}

function readCall(call: JsonObject, tools: ToolNames): ParsedBlock[] {
  const tool = asName(call['name']) ?? asName(call['toolName']) ?? 'tool';
  tools.set(asText(call['id']) || asText(call['toolCallId']), tool);
  return toCall(tool, call['input'] ?? call['args']);
}

function toCall(tool: string, input: unknown): ParsedBlock[] {
  const text = readCallText(tool, input);
  return text === null ? [toShortCall(tool, input)] : splitTagged(text);
}
