import { getConversation, listConversations } from '@app/contract/conversations';
import { createImport, getImport } from '@app/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeChatgptConversation, type MessageSpec } from '@app/formats/testing/chatgpt-export';
import { multipart } from '../../../../test/multipart.ts';
import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { findOutdatedReplies } from './outdated-replies.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Returner ${(people += 1)}`);

/** Imports one file after the other and returns what is shown then, with the counts of the last import. */
async function importStates(...states: MessageSpec[][]) {
  const as = await createUser();
  let counts = {};
  for (const specs of states) {
    const bytes = JSON.stringify([makeChatgptConversation(specs, { conversation_id: 'c', id: 'c', title: 'Talk' })]);
    const { body } = await app.request(createImport, { as, ...multipart([{ name: 'a.json', bytes }]) });
    await app.server.services.importRunner.wake();
    ({ counts } = (await app.request(getImport, { as, params: { id: body.id } })).body);
  }
  const [stored] = (await app.request(listConversations, { as, query: { limit: '5' } })).body;
  const { body } = await app.request(getConversation, { as, params: { id: stored?.id ?? '' } });
  return { counts, messageCount: stored?.messageCount, shown: body.messages.map(({ content }) => content), body };
}

const question: MessageSpec = { id: 'q', text: 'Why?' };
const thought: MessageSpec = {
  id: 't',
  role: 'assistant',
  content: { content_type: 'thoughts', thoughts: [{ summary: 'Thinking', content: 'hm' }] },
};
const reply: MessageSpec = { id: 'a', role: 'assistant', text: 'Because of this and that.' };

test('a reply that was exported during its reasoning leaves no branch', async () => {
  const { counts, messageCount, shown, body } = await importStates([question, thought], [question, thought, reply]);
  expect({ counts, messageCount, shown }).toMatchObject({
    counts: { updated: 1 },
    messageCount: 2,
    shown: ['Why?', 'Because of this and that.'],
  });
  expect(body.content).toContain('Because of this');
});

test('a partial reply is replaced by the complete one', async () => {
  const half = { ...reply, text: 'Because of' };
  const { counts, messageCount, shown } = await importStates([question, half], [question, reply], [question, reply]);
  expect({ counts, messageCount, shown }).toMatchObject({
    counts: { unchanged: 1 },
    messageCount: 2,
    shown: ['Why?', 'Because of this and that.'],
  });
});

test('an older export reverts nothing', async () => {
  const more: MessageSpec[] = [question, reply, { id: 'q2', text: 'And?' }];
  expect((await importStates(more, [question, reply])).messageCount).toBe(3);
  const { shown } = await importStates([question, reply], [question, { ...reply, text: 'Because of' }]);
  expect(shown).toEqual(['Why?', 'Because of this and that.']);
});

test('the work grows in proportion to the number of replies with only reasoning', () => {
  const countReads = (count: number): number => {
    let reads = 0;
    const stored = Array.from({ length: count }, (_, index) => {
      const [role, parentId] = index === 0 ? ['user', null] : ['assistant', 'm0'];
      return { id: `m${index}`, parentId, role, content: '', blocks: [{}], sourceId: `s${index}` };
    });
    const messages = Array.from({ length: count }, (_, index) => ({
      sourceId: `later ${index}`,
      parentSourceId: 's0',
      get role() {
        reads += 1;
        return index === count - 1 ? ('assistant' as const) : ('user' as const);
      },
      content: '',
      createdAt: null,
    }));
    const parsed = { messages } as unknown as ParsedConversation;
    expect(findOutdatedReplies(stored, parsed).size).toBe(count - 1);
    return reads;
  };
  expect(countReads(2_000) / countReads(500)).toBeLessThan(5);
});
