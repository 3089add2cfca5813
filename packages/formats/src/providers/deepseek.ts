import type { ParsedBlock } from '../conversation/conversation-tree.ts';
import { findDeepseekResponse, type DeepseekResponse } from './deepseek-api.ts';
import { linkCitations, listSources, readSearch } from './deepseek-search.ts';
import type { ExportFormat, JsonObject, ParseResult } from '../export-format.ts';
import type { NodeView } from '../conversation/fold-asides.ts';
import { asList, asName, asObject, asText, isObject, toRawJson } from '../values/json-shape.ts';
import { readContent, toFiles, toReasoning } from '../conversation/content-parts.ts';
import { deriveId, buildConversation, toNodeView } from '../conversation/message-list.ts';
import { readTime } from '../values/timestamps.ts';

/**
 * Conversations of chat.deepseek.com. An export has a `mapping` like ChatGPT's, whose messages consist of typed
 * `fragments` or are plain texts. The response that the web app loads has a list of messages. Ids are the same in both.
 */
export const deepseekFormat: ExportFormat = { source: 'deepseek', detect, parse };

function detect(record: JsonObject): boolean {
  if (findDeepseekResponse(record)) return true;
  const nodes = Object.values(asObject(record['mapping']) ?? {});
  const messages = nodes.map((node) => asObject(asObject(node)?.['message'])).filter((message) => message !== null);
  if (messages.length > 0) return messages.some((message) => Array.isArray(message['fragments']) || isPlain(message));
  return isObject(record['mapping']) && 'inserted_at' in record;
}

/** Until 2025 a message had only a text: its position in the conversation shows whether the user wrote it. */
function isPlain(message: JsonObject): boolean {
  return typeof message['content'] === 'string' && 'inserted_at' in message;
}

function parse(record: JsonObject): ParseResult {
  const response = findDeepseekResponse(record);
  if (response) return parseResponse(response);
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
  return buildConversation(
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

function parseResponse({ session, messages }: DeepseekResponse): ParseResult {
  return buildConversation(
    {
      source: 'deepseek',
      sourceId: asName(session['id']) ?? deriveId(session['inserted_at'], session['title']),
      title: asText(session['title']),
      createdAt: readTime(session['inserted_at']),
      updatedAt: readTime(session['updated_at']),
      isPinned: session['pinned'] === true,
      activeLeafSourceId: idOf(session['current_message_id']),
    },
    messages.map((message) => ({
      id: idOf(message['message_id']),
      parent: idOf(message['parent_id']),
      view: readMessage(message, /^user$/i.test(asText(message['role']))),
    })),
  );
}

const idOf = (value: unknown) => (typeof value === 'number' ? String(value) : asName(value));

/**
 * How a message is shown. `isQuestion` decides who wrote a plain text. A message with fragments is the user's if it has
 * a request or the role user; exports have no roles.
 */
function readMessage(message: JsonObject | null, isQuestion: boolean): NodeView {
  if (!message) return { kind: 'hidden' };
  if (!Array.isArray(message['fragments'])) return readPlain(message, isQuestion);
  const fragments = asList(message['fragments']).filter(isObject);
  const isUser =
    fragments.some((fragment) => fragment['type'] === 'REQUEST') || /^user$/i.test(asText(message['role']));
  const sources = listSources(message, fragments);
  const blocks = [...toFiles(message['files']), ...fragments.flatMap((fragment) => readFragment(fragment, sources))];
  const view = toNodeView(isUser ? 'user' : 'assistant', blocks, {
    createdAt: readTime(message['inserted_at']),
    model: asName(message['model']),
    isInterrupted: message['status'] === 'INCOMPLETE' || message['status'] === 'WIP',
  });
  // A search without a reply is shown too.
  return view.kind === 'aside' ? { ...view, kind: 'shown' } : view;
}

function readPlain(message: JsonObject, isUser: boolean): NodeView {
  const text = linkCitations(asText(message['content']), listSources(message, []));
  const blocks = [
    ...toFiles(message['files']),
    ...toReasoning(asText(message['reasoning_content']) || asText(message['thinking_content'])),
    ...readContent(isUser ? message['content'] : text),
  ];
  return toNodeView(isUser ? 'user' : 'assistant', blocks, {
    createdAt: readTime(message['inserted_at']),
    model: asName(message['model']),
    isInterrupted: message['status'] === 'INCOMPLETE' || message['status'] === 'WIP',
  });
}

/**
 * The ids of nodes with an even number of messages above them: these are the user's. Each node is visited once; a cycle
 * is broken where it is found.
 */
function findQuestions(mapping: JsonObject): Set<string> {
  /** Whether the number of messages above a node is even, by the id of the node. */
  const isEvenById = new Map<string, boolean>();
  for (const id of Object.keys(mapping)) {
    const path = new Set<string>();
    let ancestor: string | null = id;
    while (ancestor !== null && !isEvenById.has(ancestor) && !path.has(ancestor)) {
      path.add(ancestor);
      ancestor = asName(asObject(mapping[ancestor])?.['parent']);
    }
    let above = ancestor !== null && isEvenById.has(ancestor) ? ancestor : null;
    for (const below of [...path].toReversed()) {
      const parent = above === null ? null : asObject(mapping[above]);
      const isEvenAbove = above === null || isEvenById.get(above) === true;
      isEvenById.set(below, asObject(parent?.['message']) ? !isEvenAbove : isEvenAbove);
      above = below;
    }
  }
  return new Set([...isEvenById].flatMap(([id, isQuestion]) => (isQuestion ? [id] : [])));
}

function readFragment(fragment: JsonObject, sources: ReadonlyMap<number, string>): ParsedBlock[] {
  const type = asText(fragment['type']);
  const text = asText(fragment['content']);
  switch (type) {
    case 'REQUEST':
      return text.trim() === '' ? [] : [{ type: 'text', text }];
    case 'RESPONSE':
    case 'TEMPLATE_RESPONSE':
      return text.trim() === '' ? [] : [{ type: 'text', text: linkCitations(text, sources) }];
    case 'THINK':
      return toReasoning(linkCitations(text, sources));
    case 'SEARCH':
    case 'TOOL_SEARCH':
    case 'TOOL_OPEN':
      return readSearch(fragment);
    case 'FILE':
      return toFiles([asObject(fragment['file']) ?? fragment]);
    case 'TIP':
      return [];
    default:
      return [{ type: 'raw', label: type || 'fragment', json: toRawJson(fragment) }];
  }
}
