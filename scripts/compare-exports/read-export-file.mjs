// Reads export files a second time, without the code of the importer, so that the two results can be compared.
import { inflateRawSync, zstdDecompressSync } from 'node:zlib';
import { isAiderHistory, readAider } from './read-aider.mjs';
import { readChatgpt } from './read-chatgpt.mjs';
import { readClaude, readClaudeDesign } from './read-claude.mjs';
import { readClaudeCode } from './read-claude-code.mjs';
import { isClineFile, isClineLog, readClineFile, readClineLog } from './read-cline.mjs';
import { readCodex } from './read-codex.mjs';
import { isCopilotLog, readCopilotLog } from './read-copilot-cli.mjs';
import { isCursorLog, readCursorLog } from './read-cursor.mjs';
import { isSqliteFile, readCursorStore } from './read-cursor-store.mjs';
import { readJan, readLmstudio, readSavedPage } from './read-desktop-apps.mjs';
import { isGeminiFile, isGeminiLog, readGeminiFile, readGeminiLog } from './read-gemini-cli.mjs';
import * as agents from './read-other-agents.mjs';
import { readBingPage, readChatHeadings, readCopilotTable, readHeadings } from './read-texts.mjs';
import { isVscodeFile, isVscodeLog, readVscodeFile, readVscodeLog } from './read-vscode.mjs';
import {
  isGeminiResponse,
  readCopilotHistory,
  readDeepseekHistory,
  readGeminiResponse,
} from './read-web-responses.mjs';
import * as web from './read-web-exports.mjs';
import { isObject, list } from './values.mjs';

/**
 * `conversations` is empty if the file has none, such as a file with the titles of conversations in other files.
 * `records` are the values of a JSON or JSON lines file, otherwise empty.
 * @param {Buffer} bytes
 * @returns {{ conversations: import('./values.mjs').FileConversation[], records: unknown[], titles: string[] }}
 */
export function readExportFile(bytes) {
  if (bytes.subarray(0, 2).toString() === 'PK') return combine(unzip(bytes).map(readExportFile));
  if (bytes.subarray(0, 4).equals(ZSTANDARD)) return readExportFile(zstdDecompressSync(bytes));
  if (isSqliteFile(bytes)) return { conversations: readCursorStore(bytes), records: [], titles: [] };
  const text = bytes.toString().replace(/^\uFEFF/, '');
  const records = parseRecords(text);
  if (records === null) return { conversations: readText(text), records: [], titles: [] };
  const [first] = records;
  const isLog =
    records.length > 1 ||
    (isObject(first) && ('loglines' in first || isVscodeLog(records) || agents.isQwenLog(records)));
  const log = isLog ? readLog(records) : null;
  const conversations = (log ?? records.flatMap(readRecord)).filter(({ messages }) => messages.length > 0);
  return { records, conversations, titles: records.flatMap(readTitle) };
}

const ZSTANDARD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

const combine = (parts) => ({
  conversations: parts.flatMap(({ conversations }) => conversations),
  records: parts.flatMap(({ records }) => records),
  titles: parts.flatMap(({ titles }) => titles),
});

/**
 * The records of a list, of one object, or of lines. A line that is cut off is left out; a line with several objects is
 * split. Null if the text is not JSON.
 */
function parseRecords(text) {
  if (!/^\s*[[{]/.test(text)) return null;
  const whole = parse(text);
  if (whole !== undefined) return Array.isArray(whole) ? whole : [whole];
  const records = text
    .split('\n')
    .flatMap((line) => (parse(line) === undefined ? line.split(/(?<=\})(?=\{")/) : [line]))
    .map(parse)
    .filter((line) => line !== undefined);
  return records.length > 0 ? records : null;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readLog(records) {
  const [{ loglines } = {}] = records;
  if (Array.isArray(loglines)) return readClaudeCode(loglines);
  const has = (test) => records.some((record) => isObject(record) && test(record));
  if (has(({ object }) => object === 'thread.message')) return [readJan(records)];
  if (has(({ type, payload }) => type === 'session_meta' && isObject(payload))) return [readCodex(records)];
  if (has(({ timestamp, role, content }) => timestamp && role && typeof content === 'string'))
    return [readCodex(records)];
  if (has(({ type, message }) => /^(user|assistant)$/.test(type) && isObject(message) && 'content' in message)) {
    return readClaudeCode(records);
  }
  const other = LOGS.find(([fits]) => fits(records));
  return other ? [other[1](records)] : null;
}

/** The formats of logs; the first that fits is used. */
const LOGS = [
  [isVscodeLog, readVscodeLog],
  [isCopilotLog, readCopilotLog],
  [isGeminiLog, readGeminiLog],
  [isClineLog, readClineLog],
  [isCursorLog, readCursorLog],
  [agents.isPiLog, agents.readPiLog],
  [agents.isQwenLog, agents.readQwenLog],
  [agents.isGrokBuildLog, agents.readGrokBuildLog],
];

/** The formats of a single record; the first that fits is used. */
const SHAPES = [
  [({ mapping }) => nodesOf(mapping).some(({ message }) => isObject(message?.content)), readChatgpt],
  [({ mapping }) => nodesOf(mapping).some(({ message }) => Array.isArray(message?.fragments)), web.readDeepseek],
  [({ chat_messages: messages }) => Array.isArray(messages), readClaude],
  [({ messages }) => isObject(list(messages)[0]?.content) && 'content' in messages[0].content, readClaudeDesign],
  [({ chunkedPrompt }) => isObject(chunkedPrompt), web.readAistudio],
  [({ responses }) => Array.isArray(responses), web.readGrok],
  [({ conversationId, messages, messagesTree }) => conversationId && (messages ?? messagesTree), web.readLibrechat],
  [({ chat }) => isObject(chat?.history), web.readOpenwebui],
  [({ messages }) => Array.isArray(list(messages)[0]?.versions), readLmstudio],
  [isVscodeFile, readVscodeFile],
  [isGeminiFile, readGeminiFile],
  [isClineFile, readClineFile],
  [({ results }) => isObject(list(results)[0]?.author), readCopilotHistory],
  [({ exporter, messages }) => exporter && Array.isArray(messages), readSavedPage],
];

function readRecord(record) {
  if (!isObject(record)) return [];
  if (Array.isArray(record.conversations)) return record.conversations.flatMap(readRecord);
  if (Array.isArray(record.history) && !isGeminiFile(record)) return record.history.map(web.readChatbotui);
  if (Array.isArray(record.entries)) return [web.readPerplexity(record.entries)];
  const shared = record.data?.grokShare?.items;
  if (Array.isArray(shared)) return [web.readGrokShare(shared)];
  if (isObject(record.data?.biz_data)) return [readDeepseekHistory(record.data.biz_data)];
  const shape = SHAPES.find(([fits]) => fits(record));
  return shape ? [shape[1](record)] : [];
}

/** The title of a session of Cline, whose messages are in another file. */
function readTitle(record) {
  return isObject(record) && record.session_id && record.metadata?.title ? [record.metadata.title] : [];
}

const nodesOf = (mapping) => (isObject(mapping) ? Object.values(mapping).filter(isObject) : []);

function readText(text) {
  if (isAiderHistory(text)) return readAider(text);
  if (isGeminiResponse(text)) return readGeminiResponse(text);
  if (/^Conversation,Time,Author,Message\s/.test(text)) return readCopilotTable(text);
  if (/^## (user|assistant)$/m.test(text)) return [readHeadings(text)];
  if (/^## chat-1$/m.test(text)) return [readChatHeadings(text)];
  return /^# .*\n[\s\S]*^Source: Conversation with Bing/m.test(text) ? [readBingPage(text)] : [];
}

/** The entries of a small ZIP archive, by its central directory. */
function unzip(bytes) {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'));
  const entries = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, packed, start] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 42),
    ];
    const body = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const content = bytes.subarray(body, body + packed);
    entries.push(method === 0 ? content : inflateRawSync(content));
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
