// The exports of web apps except ChatGPT and Claude: one function for each format.
import { asOneBranch, list, textsIn, toSeconds } from './values.mjs';

/** @returns {import('./values.mjs').FileConversation} */
export function readDeepseek(record) {
  const nodes = Object.entries(record.mapping);
  return {
    id: record.id ?? null,
    title: record.title ?? null,
    messages: nodes.map(([id, { parent, message }]) => ({
      id,
      parent: parent ?? null,
      role: list(message?.fragments).some(({ type }) => type === 'REQUEST') ? 'user' : 'assistant',
      time: toSeconds(message?.inserted_at),
      texts: list(message?.fragments).flatMap(({ content }) => content ?? []),
    })),
  };
}

/** @returns {import('./values.mjs').FileConversation} */
export function readGrok({ conversation = {}, responses }) {
  const messages = responses.map((item) => item.response ?? item);
  const idOf = (message, index) => message._id ?? message.responseId ?? `${index}`;
  return {
    id: conversation.id ?? conversation.conversationId ?? null,
    title: conversation.title ?? null,
    messages: messages.map((message, index) => {
      const parentId = message.parent_response_id ?? message.parentResponseId;
      return {
        id: idOf(message, index),
        parent: parentId ?? (index === 0 ? null : idOf(messages[index - 1], index - 1)),
        role: message.sender === 'human' ? 'user' : 'assistant',
        time: toSeconds(message.create_time ?? message.createTime),
        texts: [message.message],
        unorderedTexts: list(message.steps).flatMap(readStep),
      };
    }),
  };
}

/** A step is Grok's reasoning, a tool call as XML, or a result. */
function readStep({ text, tags }) {
  if (list(tags).includes('raw_function_result')) return [];
  const isCall = list(tags).includes('tool_usage_card');
  return isCall
    ? list(text).flatMap((card) => textsIn(JSON.parse(/CDATA\[(.*?)\]\]/.exec(card)?.[1] ?? '{}')))
    : list(text);
}

/** @returns {import('./values.mjs').FileConversation} */
export function readGrokShare(items) {
  const messages = items.map(({ sender, message, thinking_trace: thoughts, deepsearch_headers: headers }) => ({
    role: sender === 'User' ? 'user' : 'assistant',
    time: null,
    texts: [thoughts ?? '', message],
    unorderedTexts: list(headers).flatMap(({ header, steps }) => [
      header,
      ...steps.flatMap(({ assistant }) => assistant ?? []),
    ]),
  }));
  return { id: null, title: null, messages: asOneBranch(messages) };
}

/** @returns {import('./values.mjs').FileConversation} */
export function readLibrechat(record) {
  const flat = [];
  const add = (messages) => {
    for (const message of messages) {
      flat.push(message);
      add(list(message.children));
    }
  };
  add(record.messages ?? record.messagesTree);
  const ids = new Set(flat.map(({ messageId }) => messageId));
  return {
    id: record.conversationId,
    title: record.title ?? null,
    messages: flat.map((message) => ({
      id: message.messageId,
      parent: ids.has(message.parentMessageId) ? message.parentMessageId : null,
      role: message.isCreatedByUser ? 'user' : 'assistant',
      time: toSeconds(message.createdAt),
      texts: [message.text ?? ''],
    })),
  };
}

/** Parts of a text that are not stored: reasoning and tool calls, which are HTML, and references to sources such as [1]. */
const NOT_STORED = /<details\b[\s\S]*?<\/details>|\[\d+\]/;

/** @returns {import('./values.mjs').FileConversation} */
export function readOpenwebui(record) {
  const messages = Object.values(record.chat.history.messages);
  return {
    id: record.id,
    title: record.title ?? record.chat.title ?? null,
    messages: messages.map((message) => ({
      id: message.id,
      parent: message.parentId ?? null,
      role: message.role === 'user' ? 'user' : 'assistant',
      time: toSeconds(message.timestamp),
      // `content` repeats the parts of `output` as HTML.
      texts: message.output ? [] : message.content.split(NOT_STORED),
      originalTexts: [message.content],
      unorderedTexts: list(message.output).flatMap((part) =>
        [...list(part.content), ...list(part.output)].flatMap(({ text }) => text ?? []),
      ),
    })),
  };
}

/** @returns {import('./values.mjs').FileConversation} */
export function readChatbotui({ id, name, messages }) {
  const written = messages.map(({ role, content }) => ({ role, time: null, texts: [content] }));
  return { id, title: name, messages: asOneBranch(written) };
}

/** @returns {import('./values.mjs').FileConversation} */
export function readPerplexity(entries) {
  const textOf = ({ answer: whole, chunks }) => whole ?? list(chunks).join('');
  const messages = entries.flatMap((entry) => [
    { role: 'user', time: null, texts: [entry.query_str] },
    {
      role: 'assistant',
      time: null,
      texts: list(entry.blocks).flatMap(({ markdown_block: block }) => (block ? [textOf(block)] : [])),
    },
  ]);
  return { id: null, title: entries[0]?.thread_title ?? null, messages: asOneBranch(messages) };
}

/** A prompt of AI Studio. @returns {import('./values.mjs').FileConversation} */
export function readAistudio(record) {
  const { chunks } = record.chunkedPrompt;
  const idOf = (index) => chunks[index]?.id ?? `${index}`;
  return {
    id: record.id ?? null,
    title: record.displayName ?? record.title ?? null,
    messages: chunks.map((chunk, index) => ({
      id: idOf(index),
      parent: chunk.branchParent?.id ?? (index === 0 ? null : idOf(index - 1)),
      role: chunk.role === 'user' ? 'user' : 'assistant',
      time: toSeconds(chunk.createTime),
      texts: [
        ...(chunk.text === undefined ? list(chunk.parts).map(({ text }) => text ?? '') : [chunk.text]),
        chunk.youtubeVideo?.id ?? '',
        chunk.executableCode?.code ?? '',
        chunk.codeExecutionResult?.output ?? '',
        chunk.errorMessage ?? '',
      ],
    })),
  };
}
