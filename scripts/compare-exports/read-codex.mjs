import { isObject, linkToLastKept, list, toSeconds } from './values.mjs';

const NOT_A_PROMPT = /^\s*(# AGENTS\.md instructions|<environment_context>|<user_instructions>|<INSTRUCTIONS>)/;

/**
 * A log of Codex: lines {timestamp, type, payload}, or in old logs the payload itself. A fork begins with a copy of its
 * parent's lines. @returns {import('./values.mjs').FileConversation}
 */
export function readCodex(lines) {
  const records = lines
    .filter(isObject)
    .map(({ type, payload, timestamp, ...rest }) =>
      isObject(payload)
        ? { kind: type, payload, timestamp }
        : { kind: 'response_item', payload: { type, ...rest }, timestamp },
    );
  const head = records.find(({ kind }) => kind === 'session_meta');
  const firstOwnIndex = findFirstOwnLine(records, head?.payload);
  const promptEvents = records.flatMap(({ payload }) => (payload.type === 'user_message' ? payload.message : []));
  const promptTimes = new Map();
  const messages = [];
  for (const [index, record] of records.entries()) {
    const message = readRecord(record, promptEvents, promptTimes);
    if (message !== null) messages.push(index < firstOwnIndex ? { ...message, leftOut: 'copy' } : message);
    if (record.payload.type === 'thread_rolled_back') undoTurns(messages, record.payload.num_turns);
  }
  // The message after undone ones becomes a child of the last kept one.
  return { id: head?.payload.id ?? null, title: null, messages: linkToLastKept(messages) };
}

/** The fork's own turns begin with the first turn_context whose id is not older than the fork. */
function findFirstOwnLine(records, meta) {
  if (meta?.forked_from_id === undefined) return 0;
  const timeOf = (uuid) => parseInt(uuid.replaceAll('-', '').slice(0, 12), 16);
  const first = records.findIndex(
    ({ kind, payload }) => kind === 'turn_context' && timeOf(payload.turn_id) >= timeOf(meta.id),
  );
  return first === -1 ? records.length : first;
}

/** The open files and the selection, which an editor adds above a prompt. */
const EDITOR_CONTEXT = /^# Context from my IDE setup:[\s\S]*?## My request for Codex:/;

/**
 * A prompt is logged twice: as a message, then as an event with the text that the person wrote. The event is read, with
 * the time of the message, which `promptTimes` has by the text.
 */
function readRecord({ kind, payload, timestamp }, promptEvents, promptTimes) {
  const time = toSeconds(timestamp);
  if (kind === 'event_msg') {
    if (payload.type !== 'user_message') return null;
    const { message } = payload;
    return {
      role: 'user',
      time: promptTimes.get(message) ?? time,
      texts: [message.replace(EDITOR_CONTEXT, '')],
      originalTexts: [message],
    };
  }
  if (kind !== 'response_item') return null;
  if (payload.type === 'reasoning') {
    return { role: 'assistant', time, texts: list(payload.summary).map(({ text }) => text) };
  }
  if (payload.type === 'custom_tool_call') {
    return { role: 'assistant', time, texts: [], unorderedTexts: [`${payload.input}`.split('\n')[0]] };
  }
  if (payload.type !== 'message' && payload.type !== undefined) return null;
  const texts =
    typeof payload.content === 'string' ? [payload.content] : list(payload.content).flatMap(({ text }) => text ?? []);
  if (payload.role === 'assistant') return { role: 'assistant', time, texts };
  if (payload.role === 'developer' || payload.role === 'system')
    return { role: 'user', time, texts, leftOut: 'system' };
  if (texts.some((text) => NOT_A_PROMPT.test(text))) return { role: 'user', time, texts, leftOut: 'instructions' };
  const repeated = promptEvents.find((text) => texts.join('\n').includes(text));
  if (repeated === undefined) return { role: 'user', time, texts };
  promptTimes.set(repeated, time);
  return null;
}

function undoTurns(messages, turnCount) {
  let left = turnCount;
  for (const message of messages.toReversed()) {
    if (left === 0 || message.leftOut === 'undone') return;
    if (message.role === 'user') left -= 1;
    message.leftOut = 'undone';
  }
}
