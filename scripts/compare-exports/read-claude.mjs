import { list, textsIn, toSeconds } from './values.mjs';

const ROOT = '00000000-0000-4000-8000-000000000000';

/** A conversation of Claude: a list of messages, in newer files linked by parents. @returns {import('./values.mjs').FileConversation} */
export function readClaude(record) {
  const isTree = record.chat_messages.some((message) => message.parent_message_uuid !== undefined);
  const ids = new Set(record.chat_messages.map(({ uuid }) => uuid));
  return {
    id: record.uuid ?? null,
    title: record.name ?? null,
    messages: record.chat_messages.map((message, index) => {
      const above = isTree ? message.parent_message_uuid : record.chat_messages[index - 1]?.uuid;
      return readMessage(message, above === ROOT || !ids.has(above) ? null : above);
    }),
  };
}

function readMessage(message, parent) {
  const blocks = list(message.content);
  return {
    id: message.uuid,
    parent,
    role: message.sender === 'human' ? 'user' : 'assistant',
    time: toSeconds(message.created_at),
    // `text` repeats the blocks, with reasoning and notices about unsupported blocks between them.
    texts: blocks.length > 0 ? blocks.flatMap(textsOf) : [message.text ?? ''],
    unorderedTexts: [
      ...blocks.flatMap((block) => (block.type === 'tool_use' ? sentencesIn(block.input) : [])),
      ...list(message.attachments).flatMap((file) => file.extracted_content ?? []),
    ],
  };
}

function textsOf(block) {
  if (block.type === 'text') return [block.text ?? ''];
  if (block.type === 'thinking') return [block.thinking ?? ''];
  if (block.type !== 'tool_result') return [];
  return typeof block.content === 'string' ? [block.content] : list(block.content).flatMap(({ text }) => text ?? []);
}

const sentencesIn = (input) => textsIn(input).filter((text) => text.includes(' '));

/** A chat of Claude Design. @returns {import('./values.mjs').FileConversation} */
export function readClaudeDesign(record) {
  return {
    id: record.uuid,
    title: record.name ?? null,
    messages: record.messages.map(({ uuid, role, content }, index) => ({
      id: uuid,
      parent: record.messages[index - 1]?.uuid ?? null,
      role,
      time: toSeconds(content.timestamp),
      texts: [content.content],
    })),
  };
}
