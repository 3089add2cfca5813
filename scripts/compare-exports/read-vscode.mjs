// Chats of VS Code: one object, or a log of changes to it.
import { isObject, linkToLastKept, list, toSeconds } from './values.mjs';

/** A log begins with the whole chat (kind 0). One that lost its beginning is recognised by a change of `requests`. */
export const isVscodeLog = (records) =>
  records.every((record) => Number.isInteger(record?.kind)) &&
  records.some(({ kind, k, v }) => (kind === 0 ? isObject(v) : list(k)[0] === 'requests'));

export const isVscodeFile = ({ requests, sessionId, responderUsername }) =>
  Array.isArray(requests) && (sessionId ?? responderUsername) !== undefined;

/** @returns {import('./values.mjs').FileConversation} */
export function readVscodeLog(records) {
  let state = {};
  for (const { kind, k: path = [], v: value, i: length } of records) {
    if (kind === 0) state = structuredClone(value);
    else change(state, path, { kind, value, length });
  }
  return readVscodeFile(state);
}

/** `kind` 1 sets a value, 2 cuts a list to `length` and appends to it, and 3 deletes a value. */
function change(state, path, { kind, value, length }) {
  const holder = path.slice(0, -1).reduce((at, key, index) => {
    return (at[key] ??= typeof path[index + 1] === 'number' ? [] : {});
  }, state);
  const key = path.at(-1);
  if (kind === 1) holder[key] = structuredClone(value);
  if (kind === 2) {
    holder[key] ??= [];
    holder[key].splice(length ?? holder[key].length, Infinity, ...list(structuredClone(value)));
  }
  if (kind === 3) delete holder[key];
}

/** @returns {import('./values.mjs').FileConversation} */
export function readVscodeFile({ sessionId, customTitle, requests }) {
  const asked = list(requests).filter((request) => request?.message !== undefined);
  return {
    id: sessionId ?? null,
    title: customTitle ?? null,
    messages: linkToLastKept(asked.flatMap(readRequest)),
  };
}

function readRequest({ timestamp, message, response, isSystemInitiated, shouldBeRemovedOnSend }) {
  const text = typeof message === 'string' ? message : (message.text ?? '');
  const isUndone = shouldBeRemovedOnSend !== undefined;
  const leftOut = isUndone ? { leftOut: 'undone' } : {};
  const leftOutQuestion = isSystemInitiated === true ? { leftOut: 'notice', ...leftOut } : leftOut;
  return [
    { role: 'user', time: toSeconds(timestamp), texts: [text], ...leftOutQuestion },
    { role: 'assistant', time: null, texts: list(response).map(textOf), ...leftOut },
  ];
}

/** The line of a code fence, which stands alone before and after the code of an edit. */
const FENCE = /^\s*```\w*\s*$/;

/** A part without a kind is text of the reply. */
function textOf({ kind, value }) {
  if (kind !== undefined && kind !== 'thinking' && kind !== 'markdownContent') return '';
  const text = [value?.value ?? value].flat().join('');
  return FENCE.test(text) ? '' : text;
}
