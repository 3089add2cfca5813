// Tasks of Cline and Roo Code: a list of messages, or one object with them.
import { isObject, linked, list, textsIn, toSeconds } from './values.mjs';

/** Tags around what a person wrote. */
const WORDS = /<(task|user_message|user_input|feedback|answer)\b[^>]*>([\s\S]*?)<\/\1>/;
/** Tags around what the program adds. */
const ADDED = /<(environment_details|file_content|folder_content|url_content|mode_notice)\b[\s\S]*?<\/\1>/g;
/** A text the program writes: the result of a tool, an error, or a push to go on. */
const PROGRAM = /^\s*\[[a-zA-Z_]+\b[^\]]*\]|^\s*The user approved switching/;
/** Calls whose argument is shown as what the assistant says. */
const SPOKEN = /^(attempt_completion|ask_followup_question|plan_mode_respond)$/;

export const isClineLog = (records) =>
  records.some((record) => isObject(record) && record.role === 'user' && partsOf(record).some(isMarked));

export const isClineFile = ({ sessionId, agent, messages }) =>
  typeof sessionId === 'string' && typeof agent === 'string' && Array.isArray(messages);

const partsOf = ({ content }) => (typeof content === 'string' ? [{ type: 'text', text: content }] : list(content));
const isMarked = ({ text }) => /^\s*<(task|user_message)>/.test(text ?? '') || /<environment_details>/.test(text ?? '');

/** @returns {import('./values.mjs').WrittenConversation} */
export function readClineFile({ sessionId, messages }) {
  return { ...readClineLog(messages), id: sessionId };
}

/** @returns {import('./values.mjs').WrittenConversation} */
export function readClineLog(records) {
  const messages = records.filter(isObject).map((record) => ({
    time: toSeconds(record.ts),
    ...(record.role === 'user' ? readUser(record) : readReply(record)),
  }));
  return { id: null, title: null, messages: linked(messages) };
}

function readUser(record) {
  const parts = partsOf(record);
  const texts = parts.flatMap((part) => (part.type === 'text' ? wordsIn(part.text) : []));
  const said = parts.flatMap((part) => (part.type === 'tool_result' ? textsIn(part.content).flatMap(reactionIn) : []));
  if (record.isSummary === true) return { role: 'user', texts, leftOut: 'summary' };
  if (texts.length + said.length > 0) return { role: 'user', texts: [...said, ...texts] };
  return { role: 'user', texts: [], leftOut: parts.some(({ type }) => type === 'text') ? 'notice' : 'tool result' };
}

function wordsIn(text) {
  const own = text.replaceAll(ADDED, '');
  const wrapped = WORDS.exec(own)?.[2];
  if (wrapped !== undefined) return [wrapped];
  return own.trim() === '' || PROGRAM.test(own) ? [] : [own];
}

/** What a person wrote when they refused a call, or were asked. */
function reactionIn(text) {
  const wrapped = WORDS.exec(text)?.[2];
  return wrapped === undefined ? [] : [wrapped];
}

function readReply(record) {
  const parts = record.type === 'reasoning' ? list(record.summary) : partsOf(record);
  return {
    role: 'assistant',
    texts: parts.flatMap(({ text, thinking, name, input }) =>
      SPOKEN.test(name ?? '') ? textsIn(input).slice(0, 1) : splitCalls(text ?? thinking ?? ''),
    ),
    beside: parts.flatMap(({ name, input }) =>
      input && !SPOKEN.test(name) ? textsIn(input).filter((text) => text.length <= 100) : [],
    ),
  };
}

/** Older versions write calls as XML between the words. */
const splitCalls = (text) => text.split(/<\/?[a-z_]+>/);
