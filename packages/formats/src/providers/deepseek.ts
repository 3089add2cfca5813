import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import type { NodeView } from '../conversation/fold-hidden.ts';
import { asList, asName, asObject, asText, isObject, toRawJson } from '../values/json-shape.ts';
import { readContent, toFiles, toOutput, toReasoning } from '../conversation/content-parts.ts';
import { deriveId, finishList, toView } from '../conversation/message-list.ts';
import { readTime } from '../values/timestamps.ts';

/** Conversations of chat.deepseek.com: a `mapping` like ChatGPT's, whose messages consist of typed `fragments`. */
export const deepseekFormat: ExportFormat = { source: 'deepseek', detect, parse };

function detect(record: JsonObject): boolean {
  const nodes = Object.values(asObject(record['mapping']) ?? {});
  const messages = nodes.map((node) => asObject(asObject(node)?.['message'])).filter((message) => message !== null);
  if (messages.length > 0) return messages.some((message) => Array.isArray(message['fragments']) || isPlain(message));
  return isObject(record['mapping']) && 'inserted_at' in record;
}

/** Until 2025 a message was only its text: its place tells whether the user wrote it. */
function isPlain(message: JsonObject): boolean {
  return typeof message['content'] === 'string' && 'inserted_at' in message;
}

function parse(record: JsonObject): ParseResult {
  const mapping = asObject(record['mapping']) ?? {};
  const questions = findQuestions(mapping);
  const messages = Object.entries(mapping).map(([id, value]) => {
    const node = asObject(value);
    const children = asList(node?.['children']).filter((child) => typeof child === 'string');
    return {
      id,
      parent: asName(node?.['parent']),
      children,
      view: readMessage(asObject(node?.['message']), questions.has(id)),
    };
  });
  return finishList(
    {
      source: 'deepseek',
      sourceId: asName(record['id']) ?? deriveId(record['inserted_at'], record['title']),
      title: asText(record['title']),
      createdAt: readTime(record['inserted_at']),
      updatedAt: readTime(record['updated_at']),
      isPinned: record['pinned'] === true,
      activeLeafSourceId: asName(record['current_node']) ?? asName(record['current_message_id']),
    },
    messages,
  );
}

/** Messages have no role: one with a request is the user's. */
function readMessage(message: JsonObject | null, isQuestion: boolean): NodeView {
  if (!message) return { kind: 'hidden' };
  if (isPlain(message) && !Array.isArray(message['fragments'])) return readPlain(message, isQuestion);
  const fragments = asList(message['fragments']).filter(isObject);
  const isUser = fragments.some((fragment) => fragment['type'] === 'REQUEST');
  const blocks = [...toFiles(message['files']), ...fragments.flatMap(readFragment)];
  const view = toView(isUser ? 'user' : 'assistant', blocks, {
    createdAt: readTime(message['inserted_at']),
    model: asName(message['model']),
    isInterrupted: message['status'] === 'INCOMPLETE' || message['status'] === 'WIP',
  });
  // A search without an answer is shown too.
  return view.kind === 'aside' ? { ...view, kind: 'shown' } : view;
}

function readPlain(message: JsonObject, isUser: boolean): NodeView {
  const blocks = [
    ...toFiles(message['files']),
    ...toReasoning(asText(message['reasoning_content'])),
    ...readContent(message['content']),
  ];
  return toView(isUser ? 'user' : 'assistant', blocks, {
    createdAt: readTime(message['inserted_at']),
    model: asName(message['model']),
  });
}

/**
 * The nodes with an even number of messages above them, which are the user's. Each node is visited once; a cycle is broken
 * where it is found.
 */
function findQuestions(mapping: JsonObject): Set<string> {
  const isEven = new Map<string, boolean>();
  for (const id of Object.keys(mapping)) {
    const path = new Set<string>();
    let at: string | null = id;
    while (at !== null && !isEven.has(at) && !path.has(at)) {
      path.add(at);
      at = asName(asObject(mapping[at])?.['parent']);
    }
    let above = at !== null && isEven.has(at) ? at : null;
    for (const below of [...path].toReversed()) {
      const parent = above === null ? null : asObject(mapping[above]);
      const isEvenAbove = above === null || isEven.get(above) === true;
      isEven.set(below, asObject(parent?.['message']) ? !isEvenAbove : isEvenAbove);
      above = below;
    }
  }
  return new Set([...isEven].flatMap(([id, is]) => (is ? [id] : [])));
}

function readFragment(fragment: JsonObject): ParsedBlock[] {
  const type = asText(fragment['type']);
  const text = asText(fragment['content']);
  switch (type) {
    case 'REQUEST':
    case 'RESPONSE':
      return text.trim() === '' ? [] : [{ type: 'text', text }];
    case 'THINK':
      return toReasoning(text);
    case 'SEARCH':
    case 'TOOL_SEARCH':
      return toOutput(fragment['content'] ?? fragment['results'], 'search');
    case 'FILE':
      return toFiles([asObject(fragment['file']) ?? fragment]);
    default:
      return [{ type: 'raw', label: type || 'fragment', json: toRawJson(fragment) }];
  }
}
