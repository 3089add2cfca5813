import { readContent, toFile, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toToolBlocks } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';

/**
 * Whether a line is a help text of the program or a comment, and not a message. Messages that the person hid from the
 * model have `is_system` as well, but no type.
 */
export function isNote(message: JsonObject): boolean {
  if (message['is_system'] !== true) return false;
  const extra = asObject(message['extra']);
  if (Array.isArray(extra?.['tool_invocations'])) return false;
  const type = asName(extra?.['type']);
  return (type !== null && type !== 'narrator') || message['name'] === 'SillyTavern System';
}

export function readMessageBlocks(message: JsonObject): ParsedBlock[] {
  const extra = asObject(message['extra']) ?? {};
  const calls = asList(extra['tool_invocations']).filter(isObject);
  // The text of a message with calls repeats them.
  if (calls.length > 0) return calls.flatMap(readInvocation);
  return [...toReasoning(asText(extra['reasoning'])), ...readText(message), ...readFiles(extra)];
}

function readInvocation(call: JsonObject): ParsedBlock[] {
  const tool = asName(call['displayName']) ?? asName(call['name']) ?? 'tool';
  return toToolBlocks(tool, call['parameters'], call['result']);
}

/** The text of a message; in a group chat, the character's name comes first. Other programs wrap `mes` in an object. */
function readText(message: JsonObject): ParsedBlock[] {
  const text = asText(message['mes']) || asText(asObject(message['mes'])?.['message']);
  const name = asName(message['name']);
  const isInGroup = asName(message['original_avatar']) !== null && message['is_user'] !== true;
  return readContent(isInGroup && name !== null && text !== '' ? `**${name}:** ${text}` : text);
}

function readFiles(extra: JsonObject): ParsedBlock[] {
  const pictures = [extra['image'], ...asList(extra['image_swipes'])].flatMap((address) => asName(address) ?? []);
  const media = [...asList(extra['media']), ...asList(extra['files']), extra['file']].filter(isObject);
  return [
    ...[...new Set(pictures)].map((address) => toFile({ name: fileNameIn(address), type: 'image/*' })),
    ...media.map((file) =>
      toFile({ name: asName(file['name']) ?? fileNameIn(asText(file['url'])), size: file['size'] }),
    ),
  ];
}

const fileNameIn = (address: string) =>
  address.startsWith('data:') ? 'Image' : address.slice(address.lastIndexOf('/') + 1).slice(0, 200);
