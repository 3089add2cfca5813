// Sessions of Pi, Qwen Code and Grok Build. Lines without texts only link those above and below them.
import { isObject, linkToLastKept, list, textsIn, toSeconds } from './values.mjs';

export const isPiLog = ([first]) => first?.type === 'session' && typeof first.cwd === 'string';

/** @returns {import('./values.mjs').FileConversation} */
export function readPiLog(records) {
  const messages = records.slice(1).map(({ id, parentId, timestamp, message = {} }) => {
    const parts = typeof message.content === 'string' ? [{ text: message.content }] : list(message.content);
    const isShown = ['user', 'assistant'].includes(message.role);
    return {
      id,
      parent: parentId,
      role: message.role === 'user' ? 'user' : 'assistant',
      time: toSeconds(message.timestamp ?? timestamp),
      texts: isShown ? parts.flatMap((part) => [part.thinking ?? '', part.text ?? '']) : [],
    };
  });
  const title = records.findLast(({ type, name }) => type === 'session_info' && name)?.name ?? null;
  return { id: records[0].id, title, messages };
}

export const isQwenLog = (records) =>
  records.some((record) => isObject(record) && record.uuid && 'parentUuid' in record && record.message?.parts);

/** The texts of a reply may be on several lines with one id. @returns {import('./values.mjs').FileConversation} */
export function readQwenLog(records) {
  const messages = new Map();
  for (const record of records) {
    const message = readQwenLine(record);
    const known = messages.get(message.id);
    if (known === undefined) messages.set(message.id, message);
    else for (const key of ['texts', 'originalTexts', 'unorderedTexts']) known[key].push(...message[key]);
  }
  const title = records.findLast(({ subtype }) => subtype === 'custom_title')?.systemPayload.customTitle ?? null;
  return { id: records[0].sessionId, title, messages: [...messages.values()] };
}

function readQwenLine({ uuid, parentUuid, type, subtype, timestamp, message, systemPayload, isSidechain }) {
  const parts = list(message?.parts);
  const isNotice = type === 'user' && subtype !== undefined && subtype !== 'mid_turn_user_message';
  const typed = type === 'user' && systemPayload?.displayText;
  return {
    id: uuid,
    parent: parentUuid,
    role: type === 'user' ? 'user' : 'assistant',
    time: toSeconds(timestamp),
    texts: typed ? [typed] : parts.map(({ text }) => text ?? ''),
    // Hooks add text to what a person typed.
    originalTexts: parts.map(({ text }) => text ?? ''),
    unorderedTexts: parts.flatMap(({ functionCall }) => textsIn(functionCall?.args)),
    ...(isNotice && { leftOut: 'notice' }),
    ...(isSidechain && { leftOut: 'sub-agent' }),
  };
}

const updateOf = (record) => record?.params?.update;

export const isGrokBuildLog = (records) => records.every((record) => updateOf(record)?.sessionUpdate);

/** Consecutive pieces of one kind are one text. @returns {import('./values.mjs').FileConversation} */
export function readGrokBuildLog(records) {
  const messages = [];
  let last;
  for (const record of records) {
    const { sessionUpdate: kind, content } = updateOf(record);
    const text = content?.text ?? '';
    if (kind === last) messages.at(-1).texts[0] += text;
    else {
      const role = kind === 'user_message_chunk' ? 'user' : 'assistant';
      messages.push({ role, time: toSeconds(record.timestamp), texts: [text] });
    }
    last = kind;
  }
  return { id: null, title: null, messages: linkToLastKept(messages) };
}
