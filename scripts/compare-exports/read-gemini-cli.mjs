// Sessions of Gemini CLI: one object, the history that /chat save writes, or lines that change earlier ones.
import { isObject, linkToLastKept, list, textsIn, toSeconds } from './values.mjs';

export const isGeminiLog = (records) =>
  records.some((record) => isObject(record) && (record.type === 'gemini' || record.$set || record.$rewindTo));

export const isGeminiFile = ({ sessionId, messages, history }) =>
  (typeof sessionId === 'string' && list(messages).some(({ type }) => type === 'gemini')) ||
  list(history).some((turn) => isObject(turn) && Array.isArray(turn.parts));

/** @returns {import('./values.mjs').FileConversation} */
export function readGeminiFile({ sessionId, messages, history, summary, kind }) {
  return toConversation({ sessionId, summary, kind }, messages ?? history);
}

/** A line with the id of an earlier one replaces it. @returns {import('./values.mjs').FileConversation} */
export function readGeminiLog(records) {
  const session = {};
  let messages = [];
  for (const record of records.filter(isObject)) {
    if (record.$rewindTo !== undefined) undoFrom(messages, record.$rewindTo);
    else if (record.$set !== undefined) {
      Object.assign(session, record.$set);
      messages = record.$set.messages ?? messages;
    } else if (record.type === undefined) Object.assign(session, record);
    else {
      const at = messages.findIndex(({ id, isUndone }) => id === record.id && !isUndone);
      messages.splice(at === -1 ? messages.length : at, 1, { ...record });
    }
  }
  return toConversation(session, messages);
}

/** Undoes a message and all later ones. If no message has the id, all are undone, as in Gemini CLI. */
function undoFrom(messages, id) {
  const first = messages.findIndex((message) => message.id === id);
  for (const message of messages.slice(Math.max(first, 0))) message.isUndone = true;
}

function toConversation({ sessionId, summary, kind }, messages) {
  const written = messages.map((message) => {
    const leftOut = kind === 'subagent' ? 'sub-agent' : reasonToLeaveOut(message);
    return { ...readMessage(message), ...(leftOut && { leftOut }) };
  });
  return { id: sessionId ?? null, title: summary ?? null, messages: linkToLastKept(written) };
}

/** The program adds to a prompt the contents of the files that the prompt names. */
const ADDED_FILES = /--- Content from referenced files ---[\s\S]*?(--- End of content ---|$)/g;

function reasonToLeaveOut({ type, isUndone, content }) {
  if (isUndone === true) return 'undone';
  if (readText(content).startsWith('<session_context>')) return 'instructions';
  return ['info', 'error', 'warning'].includes(type) ? 'notice' : undefined;
}

function readMessage(message) {
  const speaker = message.type ?? message.role;
  const calls = list(message.toolCalls);
  return {
    role: speaker === 'user' ? 'user' : 'assistant',
    time: toSeconds(message.timestamp ?? message.ts),
    texts: [
      ...list(message.thoughts).flatMap(({ subject, description }) => [subject ?? '', description ?? '']),
      readText(message.displayContent ?? message.content ?? message.parts).replaceAll(ADDED_FILES, ''),
    ],
    originalTexts: [readText(message.content ?? message.parts)],
    unorderedTexts: calls.flatMap(({ args, resultDisplay }) => [...textsIn(args), firstLine(resultDisplay)]),
  };
}

function readText(content) {
  if (typeof content === 'string') return content;
  return list(content)
    .map((part) => (typeof part === 'string' ? part : (part.text ?? '')))
    .join('');
}

const firstLine = (text) => (typeof text === 'string' ? (text.split('\n')[0] ?? '') : '');
