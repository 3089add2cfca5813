import { isObject, pieces, collapseWhitespace, textsIn } from './values.mjs';

/**
 * A conversation as the API returns it.
 * @typedef {{ id: string, parentId: string | null, role: string, content: string, blocks?: object[], createdAt: string }} StoredMessage
 * @typedef {{ title: string, messages: StoredMessage[] }} StoredConversation
 */

/** All text of a message in the order in which it is shown. @param {StoredMessage} message */
export function shownText(message) {
  const blocks = message.blocks ?? [{ type: 'text', text: message.content }];
  return collapseWhitespace(blocks.map(blockText).join('\n'));
}

function blockText(block) {
  return textsIn(block)
    .flatMap((text) => (/^\s*[[{]/.test(text) ? [text, ...textsIn(parse(text))] : [text]))
    .join('\n');
}

function parse(text) {
  try {
    const value = JSON.parse(text);
    return isObject(value) || Array.isArray(value) ? value : '';
  } catch {
    return '';
  }
}

/** The stored conversation that has the most texts of the exported one; undefined if none has any of them. */
export function findStored(exported, stored) {
  const wanted = exported.messages.flatMap(({ leftOut, texts }) => (leftOut ? [] : texts.flatMap(pieces)));
  let best;
  for (const conversation of stored) {
    const all = conversation.messages.map(shownText).join('\n');
    const found = wanted.filter((piece) => all.includes(piece)).length;
    // Most texts first; of equal ones the one with the same title, then the shortest.
    const score =
      found * 4 + (isSameTitle(exported.title, conversation.title) ? 2 : 0) - conversation.messages.length / 1000;
    if (found > 0 && (best === undefined || score > best.score)) best = { conversation, score };
  }
  return best?.conversation;
}

/**
 * Every difference between a conversation in a file and the stored one, as sentences. One stored message may hold
 * several messages of the file, such as reasoning and the reply after it. Reasoning that two replies share may be stored
 * with both.
 */
export function compareConversation(exported, stored, documents) {
  const findings = [];
  if (!isSameTitle(exported.title, stored.title))
    findings.push(`title: ${exported.title} is stored as ${stored.title}`);
  const shown = stored.messages.map((message) => ({ message, text: shownText(message), times: new Set() }));
  const places = new Map();
  for (const message of parentsFirst(exported.messages)) {
    const wanted = message.texts.flatMap(pieces);
    const parentPlaces = places.get(message.parent) ?? [];
    // A command may be stored although it is left out elsewhere, so it is looked for, but not required.
    const isExpected = wanted.length > 0 && (message.leftOut === undefined || message.leftOut === 'command');
    const found = isExpected ? findPlaces(message, wanted, parentPlaces, shown) : [];
    places.set(message.id, found.length > 0 ? found : parentPlaces);
    for (const { item } of found) if (message.time !== null) item.times.add(message.time);
    if (message.leftOut !== undefined) continue;
    if (isExpected && found.length === 0) findings.push(describeLoss(message, wanted, shown));
    const searchedText =
      (found.length > 0 ? found.map(({ item }) => item) : shown).map(({ text }) => text).join('\n') + documents;
    for (const text of (message.unorderedTexts ?? []).flatMap(pieces)) {
      if (!searchedText.includes(text)) findings.push(`lost a further text of ${message.id}: ${truncate(text)}`);
    }
  }
  return [...findings, ...compareTimes(shown)];
}

/**
 * The stored messages that contain all texts of a message. They are looked for in the stored messages with the texts of
 * its parent (`parentPlaces`), and in those that follow these.
 */
function findPlaces(message, wanted, parentPlaces, shown) {
  const ids = new Set(parentPlaces.map(({ item }) => item.message.id));
  const byId = new Map(shown.map(({ message: stored }) => [stored.id, stored]));
  const isBelow = (item) => {
    let parent = byId.get(item.message.parentId);
    // Skips stored messages without text: files sent without text, and tool calls that nothing follows.
    while (parent !== undefined && !ids.has(parent.id) && hasNoText(parent)) parent = byId.get(parent.parentId);
    return parentPlaces.length === 0 ? parent === undefined : ids.has(parent?.id);
  };
  return shown.flatMap((item) => {
    const parentPlace = parentPlaces.find((other) => other.item === item);
    const end = item.message.role === message.role ? endOf(wanted, item.text, parentPlace?.end ?? 0) : -1;
    return end !== -1 && (parentPlace !== undefined || isBelow(item)) ? [{ item, end }] : [];
  });
}

const TEXTLESS_BLOCKS = new Set(['attachment', 'tool_call', 'output']);
const hasNoText = ({ blocks }) => blocks?.every(({ type }) => TEXTLESS_BLOCKS.has(type)) === true;

function describeLoss(message, wanted, shown) {
  const holders = shown.filter(({ text }) => endOf(wanted, text, 0) !== -1);
  const name = `${message.role} ${message.id}`;
  const all = shown.map(({ text }) => text).join('\n');
  if (holders.length === 0)
    return `lost: ${name}: ${truncate(wanted.find((piece) => !all.includes(piece)) ?? wanted.join(' | '))}`;
  const hasRole = holders.some(({ message: stored }) => stored.role === message.role);
  return `${hasRole ? 'wrong parent' : 'wrong role'}: ${name}: ${truncate(wanted.join(' '))}`;
}

/** The end of the last piece, if all pieces occur in this order after `from`; otherwise -1. */
function endOf(wanted, text, from) {
  let at = from;
  for (const piece of wanted) {
    const start = text.indexOf(piece, at);
    if (start === -1) return -1;
    at = start + piece.length;
  }
  return at;
}

function compareTimes(shown) {
  return shown.flatMap(({ message, times }) => {
    const second = Math.floor(Date.parse(message.createdAt) / 1000);
    if (times.size === 0 || times.has(second)) return [];
    const expected = [...times].map((time) => new Date(time * 1000).toISOString()).join(' or ');
    return [`time: ${message.createdAt} instead of ${expected}: ${truncate(message.content)}`];
  });
}

/** If the file has no title for a conversation, or only “New chat”, any stored title is accepted. */
function isSameTitle(exported, stored) {
  const title = collapseWhitespace(exported ?? '');
  return (
    title === '' ||
    /^new (?:chat|conversation)$/i.test(title) ||
    collapseWhitespace(stored) === title.slice(0, 300).trim()
  );
}

function parentsFirst(messages) {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const order = new Set();
  for (const message of messages) {
    const path = [];
    for (let at = message; at !== undefined && !order.has(at) && !path.includes(at); at = byId.get(at.parent))
      path.push(at);
    for (const at of path.toReversed()) order.add(at);
  }
  return order;
}

export const truncate = (text) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
