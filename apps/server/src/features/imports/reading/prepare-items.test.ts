import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { parseRecord } from '@app/formats/find-format';
import { makeChatgptConversation, makeRealisticConversation } from '@app/formats/testing/chatgpt-export';
import { analyseConversation, openLocalEngine } from '#features/conversations/engine-findings.service.ts';
import { projectDirectory } from '#platform/project-paths.ts';
import { toConversationDraft } from '../storing/conversation-from-export.ts';
import { ItemPreparer, type OnFailure } from './prepare-items.ts';
import type { ConversationItem } from './read-export.types.ts';

const modelDirectory = path.join(projectDirectory, 'packages/understanding/models');

function makeItem(record: unknown): ConversationItem {
  const [result] = parseRecord(record).results;
  if (result === undefined || !('conversation' in result)) throw new Error('the record is no conversation');
  const { conversation } = result;
  return { type: 'conversation', item: '', conversation, cursor: { file: 0, entry: 0, record: 0 } };
}

const openPreparer = (directory: string | undefined, onFailure: OnFailure = () => undefined) =>
  new ItemPreparer(
    { files: [], resumeAfter: null, limits: {}, storedHashes: [], modelDirectory: directory },
    onFailure,
  );

async function listFindings(preparer: ItemPreparer, items: readonly ConversationItem[]) {
  const found = [];
  for (const item of items) {
    const prepared = await preparer.prepare(item);
    found.push('texts' in prepared ? prepared.texts?.findings : undefined);
  }
  return found;
}

let ids = 0;
const toDraft = (parsed: ParsedConversation) =>
  toConversationDraft(parsed, { newId: () => `id ${(ids += 1)}`, importId: 'import', now: new Date(0) });

test('in a large import the reading thread finds what the main thread would find in the stored conversation', async () => {
  const untitled = makeChatgptConversation([{ id: 'q', text: 'How do I plan a sprint?' }], { title: 'New chat' });
  const branched = makeChatgptConversation(
    [
      { id: 'a', text: 'I hate this awful bug.' },
      { id: 'b', role: 'assistant', text: 'Let us see.', parent: 'a' },
      { id: 'c', text: 'My doctor is wonderful.', parent: 'missing' },
    ],
    { current_node: 'b' },
  );
  const records = Array.from({ length: 120 }, (_, seed) => makeRealisticConversation(seed));
  const items = [...records, untitled, branched].map(makeItem);
  const engine = await openLocalEngine(modelDirectory);
  const found = await listFindings(openPreparer(modelDirectory), items);
  expect(found.slice(0, 100).every((findings) => findings === undefined)).toBe(true);
  expect(found.slice(100)).toEqual(
    items.slice(100).map(({ conversation }) => analyseConversation(engine, toDraft(conversation))),
  );
});

test('without readable models the main thread finds everything itself', async () => {
  const items = Array.from({ length: 102 }, (_, seed) => makeItem(makeRealisticConversation(seed)));
  const onFailure = vi.fn<OnFailure>();
  const found = await listFindings(openPreparer('/nowhere', onFailure), items);
  expect(found.filter((findings) => findings !== undefined)).toEqual([]);
  expect(onFailure).toHaveBeenCalledOnce();
});

test('a conversation that the engine cannot read is left to the main thread', async () => {
  const items = Array.from({ length: 103 }, (_, seed) => makeItem(makeRealisticConversation(seed)));
  const messages = items[101]?.conversation.messages ?? [];
  const failing = new Error('unreadable');
  messages[0] = Object.defineProperty({ ...messages[0] }, 'parentSourceId', {
    get: () => {
      throw failing;
    },
  }) as (typeof messages)[number];
  const onFailure = vi.fn<OnFailure>();
  const found = await listFindings(openPreparer(modelDirectory, onFailure), items);
  expect(found.slice(100).map((findings) => findings !== undefined)).toEqual([true, false, true]);
  expect(onFailure.mock.calls).toEqual([[failing]]);
});
