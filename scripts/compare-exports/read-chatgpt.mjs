import { isObject, list, toSeconds } from './values.mjs';

/** A conversation of ChatGPT: `mapping` is a tree of nodes. @returns {import('./values.mjs').FileConversation} */
export function readChatgpt(record) {
  const nodes = Object.entries(record.mapping);
  const parents = new Map();
  for (const [id, node] of nodes) for (const child of list(node?.children)) parents.set(child, id);
  for (const [id, node] of nodes) if (typeof node?.parent === 'string') parents.set(id, node.parent);
  return {
    id: record.conversation_id ?? record.id ?? null,
    title: record.title ?? null,
    messages: nodes.flatMap(([id, node]) =>
      isObject(node?.message)
        ? [readNode(id, parents.get(id) ?? null, node.message)]
        : [emptyNode(id, parents.get(id))],
    ),
  };
}

function readNode(id, parent, message) {
  const role = message.author?.role;
  const leftOut = reasonToLeaveOut(message);
  return {
    id,
    parent,
    role: role === 'user' ? 'user' : 'assistant',
    time: toSeconds(message.create_time),
    ...readContent(message.content ?? {}),
    ...(leftOut && { leftOut }),
  };
}

const emptyNode = (id, parent) => ({ id, parent: parent ?? null, role: 'user', time: null, texts: [] });

function reasonToLeaveOut({ author, weight, metadata, content }) {
  if (author?.role === 'system') return 'system';
  if (metadata?.is_visually_hidden_from_conversation === true) return 'hidden';
  if (metadata?.is_user_system_message === true) return 'instructions';
  if (/^(user|model)_editable_context$/.test(content?.content_type)) return 'instructions';
  return weight === 0 ? 'hidden' : undefined;
}

/** Content has `parts`; otherwise its texts are in other fields, in an order that depends on its type. */
function readContent(content) {
  const parts = list(content.parts).map((part) => (typeof part === 'string' ? part : part?.text));
  const thoughts = list(content.thoughts).flatMap(({ summary, content: text }) => [summary, text]);
  const fields = [content.title, content.text, content.result, content.content, content.snippet];
  const rest = [...thoughts, ...fields].filter(isText);
  return parts.some(isText) ? { texts: parts.filter(isText), unorderedTexts: rest } : { texts: rest };
}

const isText = (value) => typeof value === 'string' && value.trim() !== '';
