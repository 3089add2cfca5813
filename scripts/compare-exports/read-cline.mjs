// Tasks of Cline and Roo Code: a list of messages, or one object with them.
import { isObject, linkToLastKept, list, textsIn, toSeconds } from './values.mjs';

/** Tags around a person's text. */
const PERSON_TEXT = /<(task|user_message|user_input|feedback|answer)\b[^>]*>([\s\S]*?)<\/\1>/;
/** Tags around text that the program adds. */
const ADDED_TAGS = /<(environment_details|file_content|folder_content|url_content|mode_notice)\b[\s\S]*?<\/\1>/g;
/** The program writes this into a prompt to point to the content of a file that it added. */
const POINTER = / \(see (below|above) for [a-z ]+\)/g;
const RESULT_HEADING = /^\s*\[[a-z_]+ for [^\n]*\] Result:\s*$/;
/** A text that the program writes: the result of a tool, an error, or a request to continue. */
const PROGRAM_TEXT = /^\s*\[[a-zA-Z_]+\b[^\]]*\]|^\s*The user approved switching/;
/** Calls whose argument is shown as text of the assistant. */
const SHOWN_CALLS = /^(attempt_completion|ask_followup_question|plan_mode_respond)$/;

export const isClineLog = (records) =>
  records.some((record) => isObject(record) && record.role === 'user' && partsOf(record).some(isMarked));

export const isClineFile = ({ sessionId, agent, messages }) =>
  typeof sessionId === 'string' && typeof agent === 'string' && Array.isArray(messages);

const partsOf = ({ content }) => (typeof content === 'string' ? [{ type: 'text', text: content }] : list(content));
const isMarked = ({ text }) => /^\s*<(task|user_message)>/.test(text ?? '') || /<environment_details>/.test(text ?? '');

/** @returns {import('./values.mjs').FileConversation} */
export function readClineFile({ sessionId, messages }) {
  return { ...readClineLog(messages), id: sessionId };
}

/** @returns {import('./values.mjs').FileConversation} */
export function readClineLog(records) {
  const messages = records.filter(isObject).flatMap((record) => {
    const time = toSeconds(record.ts);
    return (record.role === 'user' ? readUser(record) : [readReply(record)]).map((message) => ({ time, ...message }));
  });
  return { id: null, title: null, messages: linkToLastKept(messages) };
}

/** The person's texts, and the texts that the program wrote in their name. */
function readUser(record) {
  const personTexts = [];
  const allTexts = [];
  let isResult = false;
  for (const part of partsOf(record)) {
    const texts = part.type === 'tool_result' ? textsIn(part.content) : [part.text ?? ''];
    const found = texts.flatMap((text) =>
      part.type === 'tool_result' ? reactionIn(text) : personTextsIn(text, isResult),
    );
    personTexts.push(...found);
    allTexts.push(...texts);
    // The part after such a heading is the result of a tool.
    isResult = part.type === 'text' && RESULT_HEADING.test(part.text);
  }
  const kind = record.isSummary === true ? 'summary' : 'tool result';
  const leftOutMessage = { role: 'user', texts: allTexts, leftOut: kind };
  return personTexts.length > 0 && record.isSummary !== true
    ? [leftOutMessage, { role: 'user', texts: personTexts }]
    : [leftOutMessage];
}

function personTextsIn(text, isResult) {
  const own = text.replaceAll(ADDED_TAGS, '').replaceAll(POINTER, '');
  const wrapped = PERSON_TEXT.exec(own)?.[2];
  if (wrapped !== undefined) return [wrapped];
  return isResult || own.trim() === '' || PROGRAM_TEXT.test(own) ? [] : [own];
}

/** The person's text when they refused a call, or answered a question. */
function reactionIn(text) {
  const wrapped = PERSON_TEXT.exec(text)?.[2];
  if (wrapped !== undefined) return [wrapped];
  const status = /^\s*\{"status"/.test(text) ? JSON.parse(text) : {};
  return status.feedback ? [status.feedback] : [];
}

function readReply(record) {
  const parts = record.type === 'reasoning' ? list(record.summary) : partsOf(record);
  return {
    role: 'assistant',
    texts: parts.flatMap(({ text, thinking, name, input }) =>
      SHOWN_CALLS.test(name ?? '') ? textsIn(input).slice(0, 1) : splitCalls(text ?? thinking ?? ''),
    ),
    originalTexts: parts.flatMap(({ text }) => text ?? []),
    unorderedTexts: parts.flatMap(({ name, input }) =>
      input && !SHOWN_CALLS.test(name) ? textsIn(input).filter((text) => text.length <= 100) : [],
    ),
  };
}

/** Older versions write calls as XML within the text. */
const splitCalls = (text) => text.split(/<\/?[a-z_]+>/);
