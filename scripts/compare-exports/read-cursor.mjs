// Transcripts of Cursor's agent: lines with a role and a message, without ids and times.
import { isObject, asOneBranch, list } from './values.mjs';

/** The text that a person typed, within the text that the program adds. */
const QUERY = /<user_query>\s*([\s\S]*?)\s*<\/user_query>/;

const isTurn = (record) => isObject(record) && record.role !== undefined && Array.isArray(record.message?.content);

export const isCursorLog = (records) => isTurn(records[0]) && records.every((record) => record?.uuid === undefined);

/** @returns {import('./values.mjs').FileConversation} */
export function readCursorLog(records) {
  return { id: null, title: null, messages: asOneBranch(records.filter(isTurn).map(readTurn)) };
}

function readTurn({ role, message }) {
  const written = list(message.content).flatMap((part) => part.text ?? []);
  const texts = role === 'user' ? written.map((text) => QUERY.exec(text)?.[1] ?? text) : written;
  // [REDACTED] stands in place of hidden reasoning.
  return { role, time: null, texts: texts.filter((text) => text.trim() !== '[REDACTED]') };
}
