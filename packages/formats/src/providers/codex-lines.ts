import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';

const lineTypes = new Set('session_meta turn_context response_item event_msg compacted world_state'.split(' '));
const itemTypes = new Set(
  'message reasoning function_call function_call_output local_shell_call tool_call tool_result'.split(' '),
);

/** A line of a session. */
export function isLine(record: JsonObject): boolean {
  return isObject(record['payload']) && lineTypes.has(asText(record['type']));
}

/** The first line of a session in the first versions. */
export function isBareHead(record: JsonObject): boolean {
  return asName(record['id']) !== null && asName(record['timestamp']) !== null && 'instructions' in record;
}

/** A message, reasoning, a call or its output, whatever the type of its line says. */
export function isItem(item: JsonObject): boolean {
  const isMessage = asName(item['role']) !== null && 'content' in item;
  const isCall = asName(item['call_id']) !== null && ['arguments', 'input', 'output'].some((name) => name in item);
  const isReasoning = item['type'] === 'reasoning' || asList(item['summary']).length > 0;
  return isMessage || isCall || isReasoning;
}

/** Any of these could be of another tool, if it were not for the place of the file. */
export function isBareItem(record: JsonObject, path: string): boolean {
  const isItem = 'role' in record ? 'content' in record : itemTypes.has(asText(record['type']));
  return isItem && /(?:^|\/)(?:\.?codex[^/]*\/|rollout-[^/]*$)/.test(path);
}

/** A line of session_index.jsonl. */
export function isName(record: JsonObject): boolean {
  return typeof record['thread_name'] === 'string' && asName(record['id']) !== null;
}

/** A line of history.jsonl. */
export function isPrompt(record: JsonObject): boolean {
  return (
    asName(record['session_id']) !== null && typeof record['ts'] === 'number' && typeof record['text'] === 'string'
  );
}

/** Codex starts sessions itself, for parts of a task and for reviews. */
export function isSubagent(head: JsonObject | null): boolean {
  const source = asObject(head?.['source']);
  const isStarted = source !== null && ('subagent' in source || 'internal' in source);
  return isStarted || head?.['thread_source'] === 'subagent' || asName(head?.['parent_thread_id']) !== null;
}
