import { toReasoning } from '../conversation/content-parts.ts';
import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { deriveId, buildConversation, toNodeView, type ListedMessage } from '../conversation/message-list.ts';
import { toShortCall, toShortOutput } from '../conversation/tool-blocks.ts';
import type { ArchiveFormat, JsonObject, ParseResult } from '../export-format.ts';
import { asList, asName, asObject, asText, isObject, toRawJson } from '../values/json-shape.ts';
import { readTime } from '../values/timestamps.ts';
import { reportUnknownMessages } from './unknown-messages.ts';

/**
 * OpenCode: the output of `opencode export`, a session with its messages, each with its parts. Source:
 * packages/opencode/src/cli/cmd/export.ts and src/session/message-v2.ts of the program.
 */
export const opencodeFormat: ArchiveFormat = { source: 'opencode', detect, parse };

function detect(record: JsonObject): boolean {
  const info = asObject(record['info']);
  const hasSession = asName(info?.['id']) !== null && isObject(info?.['time']);
  return hasSession && asList(record['messages']).some((message) => isMessage(message));
}

function isMessage(message: unknown): message is JsonObject {
  const role = asObject(asObject(message)?.['info'])?.['role'];
  return typeof role === 'string' && Array.isArray(asObject(message)?.['parts']);
}

function parse(record: JsonObject): ParseResult[] {
  const info = asObject(record['info']) ?? {};
  const list = asList(record['messages']).filter(isObject);
  if (asName(info['parentID']) !== null) {
    const reason = 'This is the work of a subagent; its result is in the conversation that started it.';
    return [{ skip: { code: 'not_a_conversation', reason } }];
  }
  const time = asObject(info['time']);
  const properties = {
    source: 'opencode' as const,
    sourceId: asName(info['id']) ?? deriveId(list[0]),
    title: asText(info['title']),
    createdAt: readTime(time?.['created']),
    updatedAt: readTime(time?.['updated']),
    isArchived: readTime(time?.['archived']) !== null,
    projectName: asName(
      asText(info['directory'])
        .split(/[\\/]/)
        .findLast((name) => name !== ''),
    ),
  };
  const known = list.flatMap(readMessage);
  return [buildConversation(properties, known), ...reportUnknownMessages(list.length - known.length)];
}

/** An empty list for a message of an unknown role. */
function readMessage(message: JsonObject): ListedMessage[] {
  const info = asObject(message['info']) ?? {};
  const role = info['role'];
  if (role !== 'user' && role !== 'assistant') return [];
  const parts = asList(message['parts']).filter(isObject);
  const error = asName(asObject(info['error'])?.['name']);
  const view = toNodeView(role, parts.flatMap(readPart), {
    createdAt: readTime(asObject(info['time'])?.['created']),
    model: asName(info['modelID']),
    isInterrupted: error === 'MessageAbortedError',
  });
  return [{ id: asName(info['id']), view }];
}

/** Parts that the program adds for itself. */
const PROGRAM_PARTS = /^(?:step-start|step-finish|snapshot|patch|agent|subtask|retry|compaction)$/;

/** No blocks for parts that the program adds for itself, such as texts that no person wrote. */
function readPart(part: JsonObject): ParsedBlock[] {
  const text = asText(part['text']).trim();
  switch (part['type']) {
    case 'text':
      return text === '' || part['synthetic'] === true || part['ignored'] === true ? [] : [{ type: 'text', text }];
    case 'reasoning':
      return toReasoning(text);
    case 'tool': {
      const tool = asName(part['tool']) ?? 'tool';
      const state = asObject(part['state']);
      return [toShortCall(tool, state?.['input']), ...toShortOutput(state?.['output'] ?? state?.['error'], tool)];
    }
    case 'file': {
      const name = asName(part['filename']) ?? 'Attachment';
      return [{ type: 'attachment', name, mimeType: asName(part['mime']), size: null, assetId: null }];
    }
    default:
      if (PROGRAM_PARTS.test(asText(part['type']))) return [];
      return [{ type: 'raw', label: asName(part['type']) ?? 'part', json: toRawJson(part) }];
  }
}
