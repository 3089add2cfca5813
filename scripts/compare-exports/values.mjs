// Small functions for JSON values that all readers need. Nothing here comes from packages/formats, because two programs
// with the same mistake would agree.

/**
 * A message as the file has it. `texts` are in order; `unorderedTexts` are further texts in any order, such as the input of a
 * tool. `leftOut` is the key of a reason in left-out.mjs: the message is not expected to be stored. `originalTexts` are the
 * texts of the file before the reader split them or left out parts.
 * @typedef {{ id: string, parent: string | null, role: 'user' | 'assistant', time: number | null, texts: string[],
 *   unorderedTexts?: string[], originalTexts?: string[], leftOut?: string }} FileMessage
 * @typedef {{ id: string | null, title: string | null, messages: FileMessage[] }} FileConversation
 */

/** Whole seconds since 1970, from seconds, milliseconds, ISO dates or MongoDB's dates; null if there is no time. */
export function toSeconds(value) {
  if (typeof value === 'number') return value <= 0 ? null : Math.floor(value > 1e11 ? value / 1000 : value);
  if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) return toSeconds(Number(value));
  if (typeof value === 'string') {
    // A date without a zone is in UTC.
    const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(value) || !value.includes('T');
    const time = Date.parse(hasZone ? value : `${value}Z`);
    return Number.isNaN(time) ? null : Math.floor(time / 1000);
  }
  if (isObject(value)) return toSeconds(value.$date ?? value.$numberLong ?? null);
  return null;
}

export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function list(value) {
  return Array.isArray(value) ? value : [];
}

/** Every string in a value with its path, in which an index becomes [] and an id becomes *. */
export function* stringsIn(value, path = '$') {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) for (const item of value) yield* stringsIn(item, `${path}[]`);
  else if (isObject(value))
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, `${path}.${keyOrStar(key)}`);
}

export const textsIn = (value) => [...stringsIn(value)].map(({ text }) => text);

/** The pieces of a text between citation marks, which the importer turns into links. White space becomes one space. */
export function pieces(text) {
  return text
    .split(/【[^】]*】|\uE200[^\uE201]*\uE201|\[citation:\d+\]|<grok:render\b[\s\S]*?<\/grok:render>/)
    .map(collapseWhitespace)
    .filter((piece) => piece !== '');
}

export const collapseWhitespace = (text) => text.replaceAll(/[\s\0\u200B\uFEFF]+/g, ' ').trim();

/** Makes each message of a list the child of the previous one. */
export function asOneBranch(messages) {
  return messages.map((message, index) => ({
    ...message,
    id: `${index}`,
    parent: index === 0 ? null : `${index - 1}`,
  }));
}

/** Makes each message the child of the last message before it that is not left out. So messages left out are leaves. */
export function linkToLastKept(messages) {
  let last = null;
  return messages.map((message, index) => {
    const parent = last;
    if (message.leftOut === undefined) last = `${index}`;
    return { ...message, id: `${index}`, parent };
  });
}

const keyOrStar = (key) => (/^[a-z$_][a-z_A-Z$]{0,40}$/i.test(key) ? key : '*');
