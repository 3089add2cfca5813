import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';

const lineTypes = new Set('session_meta turn_context response_item event_msg compacted world_state'.split(' '));
const itemTypes = new Set(
  'message reasoning function_call function_call_output local_shell_call tool_call tool_result'.split(' '),
);

/** Whether a record is a line of a session. */
export function isSessionLine(record: JsonObject): boolean {
  return isObject(record['payload']) && lineTypes.has(asText(record['type']));
}

/** Whether a record is the first line of a session, as the first versions wrote it. */
export function isBareHeader(record: JsonObject): boolean {
  return asName(record['id']) !== null && asName(record['timestamp']) !== null && 'instructions' in record;
}

/** Whether an item looks like a message, reasoning, a call or an output, whatever its type says. */
export function looksLikeItem(item: JsonObject): boolean {
  const isMessage = asName(item['role']) !== null && 'content' in item;
  const isCall = asName(item['call_id']) !== null && ['arguments', 'input', 'output'].some((name) => name in item);
  const isReasoning = item['type'] === 'reasoning' || asList(item['summary']).length > 0;
  return isMessage || isCall || isReasoning;
}

/**
 * Whether a record is an item without a line around it. Another tool may write the same shape, so the path has to
 * match.
 */
export function isBareItem(record: JsonObject, path: string): boolean {
  const isItem = 'role' in record ? 'content' in record : itemTypes.has(asText(record['type']));
  return isItem && /(?:^|\/)(?:\.?codex[^/]*\/|rollout-[^/]*$)/.test(path);
}

/** Whether a record is a line of session_index.jsonl, the list of session names. */
export function isIndexLine(record: JsonObject): boolean {
  return typeof record['thread_name'] === 'string' && asName(record['id']) !== null;
}

/** Whether a record is a line of history.jsonl, the list of all prompts. */
export function isHistoryLine(record: JsonObject): boolean {
  return (
    asName(record['session_id']) !== null && typeof record['ts'] === 'number' && typeof record['text'] === 'string'
  );
}

/** Whether Codex itself started the session, for a part of a task or for a review. */
export function isSubagentSession(header: JsonObject | null): boolean {
  const source = asObject(header?.['source']);
  const isStartedByCodex = source !== null && ('subagent' in source || 'internal' in source);
  return isStartedByCodex || header?.['thread_source'] === 'subagent' || asName(header?.['parent_thread_id']) !== null;
}
