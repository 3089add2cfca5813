import { readContent, textOf, toFile, toFiles, toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { toToolBlocks } from '../conversation/tool-blocks.ts';
import type { JsonObject } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject } from '../values/json-shape.ts';
import type { Speaker } from '../values/speaker.ts';

/** The list of attached files that Jan adds at the end of a question, for the model to read. */
const fileList = /\s*\[ATTACHED_FILES\]\n([\s\S]*?)\[\/ATTACHED_FILES\]\s*$/;

export function readJanBlocks(message: JsonObject, speaker: Speaker): ParsedBlock[] {
  const parts = Array.isArray(message['content']) ? message['content'].filter(isObject) : [];
  const blocks = parts.flatMap((part) => readPart(part, speaker));
  const hasCallParts = blocks.some(({ type }) => type === 'tool_call');
  // Older versions write calls beside the content.
  const callsOfOlderVersions = hasCallParts
    ? []
    : asList(asObject(message['metadata'])?.['tool_calls']).filter(isObject).flatMap(readCall);
  return [...readInlineFiles(message), ...callsOfOlderVersions, ...blocks];
}

function readPart(part: JsonObject, speaker: Speaker): ParsedBlock[] {
  switch (part['type']) {
    case 'text':
      return speaker === 'user' ? readQuestion(textOf(part['text'])) : readReply(textOf(part['text']));
    case 'reasoning':
      return toReasoning(textOf(part['text']));
    case 'tool_call':
      return toToolBlocks(asName(part['tool_name']) ?? 'tool', part['input'], part['output']);
    default:
      return readContent(part);
  }
}

/** The blocks of a reply's text. Reasoning without a closing tag was interrupted. */
function readReply(text: string): ParsedBlock[] {
  const openReasoning = /^\s*<think>(?![\s\S]*<\/think>)([\s\S]*)$/.exec(text)?.[1];
  return openReasoning === undefined ? readContent(text) : toReasoning(openReasoning);
}

function readQuestion(text: string): ParsedBlock[] {
  const listed = fileList.exec(text);
  if (!listed) return readContent(text);
  const files = (listed[1] ?? '').split('\n').flatMap((line) => {
    const name = /\bname: ([^,\n]+)/.exec(line)?.[1];
    if (name === undefined) return [];
    const size = /\bsize: (\d+)/.exec(line)?.[1];
    return [toFile({ name, type: /\btype: ([^,\n]+)/.exec(line)?.[1], size: Number(size ?? Number.NaN) })];
  });
  return [...files, ...readContent(text.slice(0, listed.index))];
}

/** The names of the files whose texts were sent with the question; the texts are left out. */
function readInlineFiles(message: JsonObject): ParsedBlock[] {
  const files = asList(asObject(message['metadata'])?.['inline_file_contents']).filter(isObject);
  return toFiles(files.map((file) => ({ name: file['name'] })));
}

/** The blocks of a tool call as older versions write it, beside the content of the reply. */
function readCall(call: JsonObject): ParsedBlock[] {
  const inner = asObject(asObject(call['tool'])?.['function']);
  return toToolBlocks(asName(inner?.['name']) ?? 'tool', asText(inner?.['arguments']), call['response']);
}
