import { readContent, textOf, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asText, isObject } from '../values/json-shape.ts';
import { isInterruption, readPrompt, removeElements } from './claude-code-prompt.ts';

/** The parts of a message's content; a plain text is one part. */
export function partsOf(content: unknown): JsonObject[] {
  const parts = typeof content === 'string' ? [content] : asList(content);
  return parts.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part)).filter(isObject);
}

/** Whether a part of a message with the role user is the result of a tool. */
export function isResult(part: JsonObject): boolean {
  return part['type'] === 'tool_result' || asName(part['tool_use_id']) !== null;
}

/** The text and the files of a person; results of tools and texts of the program are left out. */
export function readPromptParts(parts: readonly JsonObject[]): ParsedBlock[] {
  return parts.flatMap((part): ParsedBlock[] => {
    if (part['type'] === 'image' || part['type'] === 'document') return readContent(part);
    if (isObject(part['source'])) return readContent({ ...part, type: 'image' });
    const text = isResult(part) ? '' : readPrompt(asText(part['text']));
    return text === '' ? [] : [{ type: 'text', text }];
  });
}

/** Whether a message says that the person stopped the reply. */
export function isInterruptionMessage(parts: readonly JsonObject[]): boolean {
  return parts.some((part) => isInterruption(asText(part['text'])));
}

/** The blocks of a part of a reply. For a tool call, `callId` is the id that its result refers to. */
export function readReplyPart(part: JsonObject): { blocks: ParsedBlock[]; callId: string | null } {
  const type = asText(part['type']);
  const toPart = (blocks: ParsedBlock[]) => ({ blocks, callId: null });
  if (type.endsWith('tool_use')) {
    return { blocks: [toShortCall(asName(part['name']) ?? 'tool', part['input'])], callId: asName(part['id']) };
  }
  if (type === 'thinking') return toPart(toReasoning(asText(part['thinking'])));
  if (type.endsWith('tool_result')) return toPart(readResult(part, null));
  const text = asText(part['text']);
  if (type === 'text') return toPart(text.trim() === '' ? [] : [{ type: 'text', text }]);
  // Encrypted reasoning, and the note that another model took over, cannot be shown.
  return toPart(['redacted_thinking', 'fallback'].includes(type) ? [] : readContent(part));
}

/** The beginning of a tool's result. */
export function readResult(part: JsonObject, tool: string | null): ParsedBlock[] {
  const content = part['content'];
  const text = removeElements(textOf(content), 'system-reminder').trim();
  return toShortOutput(text === '' && isObject(content) ? content : text, tool);
}
