import { toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';

/** The `source` of messages that no person wrote. */
const INJECTED_SOURCE = /^(?:skill|agent|system|hook|autopilot)\b/;

/** The text and the files of a person; the model received the longer `transformedContent`. */
export function readUserEvent(data: JsonObject): ParsedBlock[] {
  if (data['isAutopilotContinuation'] === true || INJECTED_SOURCE.test(asText(data['source']))) return [];
  const text = asText(data['content']).trim();
  const files = asList(data['attachments']).filter(isObject).flatMap(readAttachment);
  return text === '' ? files : [...files, { type: 'text', text }];
}

function readAttachment(file: JsonObject): ParsedBlock[] {
  const path = asText(file['path']) || asText(file['filePath']) || asText(file['url']);
  const name = asName(file['displayName']) ?? asName(file['title']) ?? asName(path.split(/[\\/]/).at(-1));
  if (name === null) return [];
  return [{ type: 'attachment', name, mimeType: asName(file['mimeType']), size: null, assetId: null }];
}

/**
 * The blocks of an event, none for types without content. Adds the tool of each call to `tools`, because results do not
 * name their tool.
 */
export function readAssistantEvent(type: string, data: JsonObject, tools: Map<string, string>): ParsedBlock[] {
  switch (type) {
    case 'assistant.message':
      return [
        ...toReasoning(asText(data['reasoningText'])),
        ...toText(data['content']),
        ...asList(data['toolRequests'])
          .filter(isObject)
          .flatMap((call) => readCall(call['name'], call, tools)),
      ];
    case 'assistant.reasoning':
      return toReasoning(asText(data['content']));
    case 'tool.user_requested':
    case 'tool.execution_start':
      return readCall(data['toolName'], data, tools);
    case 'session.task_complete':
      return toText(data['summary']);
    default:
      return [];
  }
}

/** Types of events that the program writes about itself. */
const PROGRAM_EVENTS = /^(?:session|system|hook|subagent|skill|tool|permission|external_tool|command)\.|^abort$/;

/** Whether an event of an unknown type has the content of a message. */
export function isUnknownMessage(type: string, data: JsonObject): boolean {
  if (PROGRAM_EVENTS.test(type) || type === 'assistant.message' || type === 'assistant.reasoning') return false;
  const hasCalls = asList(data['toolRequests']).length > 0 || asName(data['toolName']) !== null;
  return hasCalls || asName(data['content']) !== null || isObject(data['result']);
}

function toText(value: unknown): ParsedBlock[] {
  const text = asText(value).trim();
  return text === '' ? [] : [{ type: 'text', text }];
}

/**
 * The block of a tool call. A call is logged when it is requested and when it starts: the second time adds no block.
 */
function readCall(toolName: unknown, call: JsonObject, tools: Map<string, string>): ParsedBlock[] {
  const id = asText(call['toolCallId']);
  const tool = asName(toolName) ?? 'tool';
  if (tools.has(id)) return [];
  if (id !== '') tools.set(id, tool);
  return [toShortCall(tool, call['arguments'])];
}

export function readToolResult(data: JsonObject, tools: ReadonlyMap<string, string>): ParsedBlock[] {
  const tool = tools.get(asText(data['toolCallId']));
  // Results without a known call are those of subagents.
  if (tool === undefined) return [];
  const result = asText(asObject(data['result'])?.['content']);
  return toShortOutput(result || asText(asObject(data['error'])?.['message']), tool);
}
