import { describe, expect, test } from 'vitest';
import { expectValidConversation } from '../testing/valid-conversation.ts';
import type { ParsedConversation } from './conversation/conversation-tree.ts';
import { parseRecord } from './find-format.ts';
import { isObject } from './values/json-shape.ts';

/** The number of a message's parent, by the number of the message; -1 for no parent. */
type Link = (index: number) => number;
type Make = (count: number, parentOf: Link) => Record<string, unknown>;

const links: Record<string, Link> = {
  'in a chain': (index) => index - 1,
  'as replies to the first': (index) => (index === 0 ? -1 : 0),
  'in pairs of versions': (index) => (index === 0 ? -1 : index % 2 === 1 ? index - 1 : index - 2),
};
const isQuestion = (index: number) => index % 2 === 0;
const makeId = (index: number) => (index < 0 ? undefined : `m${index}`);
const list = <Item>(count: number, make: (index: number) => Item) => Array.from({ length: count }, (_, at) => make(at));
const table = <Item>(count: number, make: (index: number) => Item) =>
  Object.fromEntries(list(count, (index) => [`m${index}`, make(index)]));
const makeChatgptNode = (parent: string | undefined, role: string, text: string) => ({
  parent,
  message: { author: { role }, content: { content_type: 'text', parts: [text] } },
});

const records: Record<string, Make> = {
  chatgpt: (count, parentOf) => ({
    conversation_id: 'c',
    mapping: table(count, (at) =>
      makeChatgptNode(makeId(parentOf(at)), isQuestion(at) ? 'user' : 'assistant', `text ${at}`),
    ),
  }),
  'deepseek of 2024': (count, parentOf) => ({
    id: 'c',
    mapping: table(count, (at) => ({
      parent: makeId(parentOf(at)),
      message: { inserted_at: '2024-05-01T10:00:00Z', content: `text ${at}` },
    })),
  }),
  claude: (count, parentOf) => ({
    uuid: 'c',
    chat_messages: list(count, (at) => ({
      uuid: makeId(at),
      sender: isQuestion(at) ? 'human' : 'assistant',
      text: `text ${at}`,
      parent_message_uuid: makeId(parentOf(at)),
    })),
  }),
  aistudio: (count, parentOf) => ({
    chunkedPrompt: {
      chunks: list(count, (at) => ({
        id: makeId(at),
        role: isQuestion(at) ? 'user' : 'model',
        text: `text ${at}`,
        branchParent: { id: makeId(parentOf(at)) },
      })),
    },
  }),
  librechat: (count, parentOf) => ({
    conversationId: 'c',
    messages: list(count, (at) => ({
      messageId: makeId(at),
      isCreatedByUser: isQuestion(at),
      text: `text ${at}`,
      parentMessageId: makeId(parentOf(at)),
    })),
  }),
  openwebui: (count, parentOf) => ({
    chat: {
      id: 'c',
      history: {
        messages: table(count, (at) => ({
          role: isQuestion(at) ? 'user' : 'assistant',
          content: `text ${at}`,
          parentId: makeId(parentOf(at)) ?? null,
        })),
      },
    },
  }),
};

/** A copy of the record that calls `onRead` at every read of a value in it. */
function watchReads<Value>(value: Value, onRead: () => void): Value {
  if (typeof value !== 'object' || value === null) return value;
  const known = new Map<unknown, unknown>();
  return new Proxy(value, {
    get: (target, key, receiver) => {
      onRead();
      const found: unknown = Reflect.get(target, key, receiver);
      if (!isObject(found) && !Array.isArray(found)) return found;
      if (!known.has(found)) known.set(found, watchReads(found, onRead));
      return known.get(found);
    },
  });
}

function parseWatched(record: Record<string, unknown>): { conversation: ParsedConversation; reads: number } {
  let reads = 0;
  const [result] = parseRecord(watchReads(record, () => (reads += 1))).results;
  if (!result || !('conversation' in result)) throw new Error('no conversation');
  return { conversation: result.conversation, reads };
}

describe.each(Object.entries(records))('a conversation of %s', (_source, make) => {
  test.each(Object.entries(links))(
    'with all messages %s is parsed in linear time: four times the messages need less than five times the reads',
    (_how, parentOf) => {
      const [small, large] = [parseWatched(make(500, parentOf)), parseWatched(make(2_000, parentOf))];
      expect(large.conversation.messages).toHaveLength(2_000);
      expectValidConversation(large.conversation);
      expect(large.reads / small.reads).toBeLessThan(5);
    },
  );

  test('with a chain of 30,000 messages is read without recursion', () => {
    const [result] = parseRecord(make(30_000, (index) => index - 1)).results;
    expect(result && 'conversation' in result && result.conversation.messages.length).toBe(30_000);
  });
});

describe('tool results with many replies', () => {
  /** A question, a chain of `asideCount` tool results, and `replyCount` replies to the last result. */
  function makeFork(asideCount: number, replyCount: number) {
    const nodes = table(1 + asideCount + replyCount, (at) => {
      const role = at === 0 ? 'user' : at <= asideCount ? 'tool' : 'assistant';
      return makeChatgptNode(makeId(Math.min(at - 1, asideCount)), role, `text ${at}`);
    });
    const [result] = parseRecord({ conversation_id: 'c', mapping: nodes }).results;
    if (!result || !('conversation' in result)) throw new Error('no conversation');
    expectValidConversation(result.conversation);
    return result.conversation.messages;
  }
  const countBlocks = (messages: ParsedConversation['messages']) =>
    messages.reduce((sum, { blocks }) => sum + (blocks?.length ?? 1), 0);

  test('are part of each reply', () => {
    const messages = makeFork(3, 2);
    expect(messages.map(({ blocks }) => blocks?.length ?? 1)).toEqual([1, 4, 4]);
  });

  test('become a reply of their own if repeating them in each reply would take too much space', () => {
    const messages = makeFork(2_000, 2_000);
    expect(messages).toHaveLength(1 + 1 + 2_000);
    expect(countBlocks(messages)).toBe(1 + 2_000 + 2_000);
    expect(new Set(messages.slice(2).map(({ parentSourceId }) => parentSourceId))).toEqual(new Set(['m2000']));
  });

  test('are not repeated more often than there are messages, wherever the replies are', () => {
    const count = 4_000;
    // A chain of calls with even numbers, and a reply with an odd number beside each.
    const nodes = table(count, (at) => {
      if (at === 0) return makeChatgptNode(undefined, 'user', `text ${at}`);
      const isReply = at % 2 === 1;
      return makeChatgptNode(makeId(isReply ? at - 1 : at - 2), isReply ? 'assistant' : 'tool', `text ${at}`);
    });
    const [result] = parseRecord({ conversation_id: 'c', mapping: nodes }).results;
    const messages = result && 'conversation' in result ? result.conversation.messages : [];
    expect(countBlocks(messages)).toBeLessThan(3 * count);
    const texts = new Set(
      messages.flatMap(({ content, blocks }) => blocks?.map((block) => 'text' in block && block.text) ?? [content]),
    );
    expect(texts.size).toBe(count);
  });
});
