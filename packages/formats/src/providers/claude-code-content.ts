import { readContent, textOf, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asText, isObject } from '../values/json-shape.ts';
import { isInterruption, readPrompt, removeTagged } from './claude-code-prompt.ts';

/** The parts of a message's content; a plain text is one part. */
export function partsOf(content: unknown): JsonObject[] {
  return typeof content === 'string' ? [{ type: 'text', text: content }] : asList(content).filter(isObject);
}

/** What a tool returned, which stands in a person's message. */
export function isResult(part: JsonObject): boolean {
  return part['type'] === 'tool_result' || asName(part['tool_use_id']) !== null;
}

/** The words and pictures of a person. */
export function readPromptParts(parts: readonly JsonObject[]): ParsedBlock[] {
  return parts.flatMap((part): ParsedBlock[] => {
    if (part['type'] === 'image' || part['type'] === 'document') return readContent(part);
    if (isObject(part['source'])) return readContent({ ...part, type: 'image' });
    const text = isResult(part) ? '' : readPrompt(asText(part['text']));
    return text === '' ? [] : [{ type: 'text', text }];
  });
}

export function interrupts(parts: readonly JsonObject[]): boolean {
  return parts.some((part) => isInterruption(asText(part['text'])));
}

/** A part of an answer. A call is the last of its blocks and has the id its result refers to. */
export function readAnswerPart(part: JsonObject): { blocks: ParsedBlock[]; callId: string | null } {
  const type = asText(part['type']);
  const toPart = (blocks: ParsedBlock[]) => ({ blocks, callId: null });
  if (type.endsWith('tool_use')) {
    return { blocks: [toShortCall(asName(part['name']) ?? 'tool', part['input'])], callId: asName(part['id']) };
  }
  if (type === 'thinking') return toPart(toReasoning(asText(part['thinking'])));
  if (type.endsWith('tool_result')) return toPart(readResult(part, null));
  const text = asText(part['text']);
  if (type === 'text') return toPart(text.trim() === '' ? [] : [{ type: 'text', text }]);
  // Encrypted reasoning, and the note that another model took over.
  return toPart(['redacted_thinking', 'fallback'].includes(type) ? [] : readContent(part));
}

/** The beginning of what a tool returned. */
export function readResult(part: JsonObject, tool: string | null): ParsedBlock[] {
  const content = part['content'];
  const text = removeTagged(textOf(content), 'system-reminder').trim();
  return toShortOutput(text === '' && isObject(content) ? content : text, tool);
}
