import { updateAssistantSettings } from '@app/contract/assistant';
import { sendChat } from '@app/contract/chat';
import {
  type ContextPack,
  contextPackLengths,
  downloadContextPack,
  downloadContextPackText,
  getContextPack,
  updateContextPack,
} from '@app/contract/context-pack';
import { deleteConversation, getConversation } from '@app/contract/conversations';
import { createImport } from '@app/contract/imports';
import { createMemory, listMemories } from '@app/contract/memories';
import { markCategory, markConversation } from '@app/contract/privacy';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addConversation } from '#test/mcp-client.ts';
import { multipart } from '#test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';

let app: TestApp;
let ann: TestUser;
let people = 0;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_CHAT_PER_MINUTE: '1000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.signUp(`Pack ${(people += 1)}`);
  // Otherwise the rate limit would refuse the calls of later tests.
  app.clock.advance(60_000);
});

const NURSE = ["I'm a nurse at a hospital in Leeds, how do I plan night shifts?", 'Like this.'];
const fetchPack = async (as = ann) => (await app.request(getContextPack, { as })).body;
const changePack = async (sections: unknown[], as = ann) => app.request(updateContextPack, { as, body: { sections } });
const rebuildPack = () => app.server.services.contextPack.build(ann.userId);
const itemsOf = ({ sections }: ContextPack, key: string) =>
  sections.find((section) => section.key === key)?.items ?? [];
/** The lines of one section; the key `answers` is that of “How to answer me”. */
const textsOf = (pack: ContextPack, key: string) => itemsOf(pack, key).map(({ text }) => text);
const listTexts = ({ sections }: ContextPack) => sections.flatMap(({ items }) => items.map(({ text }) => text));

describe('the lines', () => {
  test('come from what the person says about themselves, each with its messages', async () => {
    const id = await addConversation(app, ann, NURSE);
    await addConversation(app, ann, ['My wife Anna is from Porto. Please call me Alex.', 'Sure.']);
    await addConversation(app, ann, ["I'm planning to open a coffee shop in Lisbon. What permits do I need?", 'Some.']);
    await addConversation(app, ann, ['Should I quit my job and go back to university?', 'It depends.']);
    await addConversation(app, ann, ['Always answer in German.', 'Gut.']);
    const pack = await fetchPack();
    expect(pack).toMatchObject({ version: 1, isBuilding: false, includesHealth: false });
    expect(pack.madeAt).not.toBeNull();
    expect(pack.sections.map(({ title }) => title)).toEqual([
      'About me',
      'How to answer me',
      'Work',
      'People',
      'Plans',
      'Open questions',
    ]);
    expect(textsOf(pack, 'work')).toEqual(["I'm a nurse at a hospital in Leeds"]);
    expect(textsOf(pack, 'people')).toEqual(['My wife is called Anna']);
    expect(textsOf(pack, 'plans')).toEqual(['Open a coffee shop in Lisbon']);
    expect(textsOf(pack, 'questions')).toEqual(['Should I quit my job and go back to university?']);
    expect(textsOf(pack, 'answers').toSorted()).toEqual(['Always answer in German', 'Call me Alex']);
    const { messages } = (await app.request(getConversation, { as: ann, params: { id } })).body;
    expect(itemsOf(pack, 'work')[0]).toMatchObject({
      sources: [{ conversationId: id, messageId: messages[0]?.id, at: '2026-11-01T10:00:00.000Z' }],
      confidence: 0.6,
      origin: 'archive',
      pinned: false,
      hidden: false,
    });
  });

  test('are more certain if more conversations state them, and cite each of these conversations', async () => {
    for (const at of ['2026-09-01T10:00:00Z', '2026-10-01T10:00:00Z', '2026-11-01T10:00:00Z'])
      await addConversation(app, ann, NURSE, { at });
    const [line] = itemsOf(await fetchPack(), 'work');
    expect(line).toMatchObject({ confidence: 0.9 });
    expect(line?.sources.map(({ at }) => at.slice(0, 7))).toEqual(['2026-11', '2026-10', '2026-09']);
  });

  test('need a second conversation if one sentence is not enough evidence', async () => {
    await addConversation(app, ann, ['Answer in German', 'Gut.']);
    expect(textsOf(await fetchPack(), 'answers')).toEqual([]);
    await addConversation(app, ann, ['Answer in German please', 'Gut.']);
    await rebuildPack();
    expect(textsOf(await fetchPack(), 'answers')).toEqual(['Answer in German']);
  });

  test('contain only the latest home of a person, and none if two were stated within days of each other', async () => {
    await addConversation(app, ann, ['I live in Leeds.', 'Fine.'], { at: '2026-01-01T10:00:00Z' });
    await addConversation(app, ann, ['I live in Porto.', 'Fine.'], { at: '2026-10-01T10:00:00Z' });
    expect(textsOf(await fetchPack(), 'about')).toEqual(['I live in Porto']);
    await addConversation(app, ann, ['I live in Oslo.', 'Fine.'], { at: '2026-10-02T10:00:00Z' });
    await rebuildPack();
    expect(textsOf(await fetchPack(), 'about')).toEqual([]);
  });

  test('leave out plans that are done, that were for a time that has passed, or that are old', async () => {
    await addConversation(app, ann, ["I'm planning to paint the attic walls.", 'Nice.'], {
      at: '2026-10-01T10:00:00Z',
    });
    await addConversation(app, ann, ['I finally finished painting the attic walls!', 'Nice.'], {
      at: '2026-11-01T10:00:00Z',
    });
    await addConversation(app, ann, ["I'm planning to visit Oslo on 3 October 2026.", 'Nice.'], {
      at: '2026-09-01T10:00:00Z',
    });
    await addConversation(app, ann, ["I'm planning to learn the cello.", 'Nice.'], { at: '2025-03-01T10:00:00Z' });
    await addConversation(app, ann, ["I'm planning to move to Porto.", 'Nice.'], { at: '2026-11-02T10:00:00Z' });
    expect(textsOf(await fetchPack(), 'plans')).toEqual(['Move to Porto']);
  });

  test('are not made of replies, of conversations that programs filed, or of secrets', async () => {
    await addConversation(app, ann, ['Who am I?', 'I am a teacher and I live in Rome.']);
    await addConversation(app, ann, ['I work at Acme Foods, password: hunter2-Zebra-99', 'Keep it safe.']);
    const filed = await addConversation(app, ann, ['I live in Oslo.', 'Fine.']);
    await app.db.execute(sql`update conversations set source = 'saved' where id = ${filed}`);
    const pack = await fetchPack();
    expect(JSON.stringify(pack)).not.toContain('hunter2');
    expect(listTexts(pack).join()).not.toMatch(/teacher|Rome|Oslo/);
  });
});

describe('memories and instructions', () => {
  test('are the first lines, and a change of such a line changes the memory or the instructions', async () => {
    await addConversation(app, ann, ['I live in Leeds.', 'Fine.']);
    const memory = (await app.request(createMemory, { as: ann, body: { text: 'I eat fish.' } })).body;
    await app.request(updateAssistantSettings, { as: ann, body: { instructions: '- Be brief.\n- No emojis.' } });
    const pack = await fetchPack();
    expect(textsOf(pack, 'about')).toEqual(['I eat fish.', 'I live in Leeds']);
    expect(textsOf(pack, 'answers')).toEqual(['Be brief.', 'No emojis.']);
    const [brief] = itemsOf(pack, 'answers');
    await changePack([
      { key: 'about', items: [{ id: memory.id, text: 'I eat no fish.', pinned: true }] },
      { key: 'answers', items: [{ id: brief?.id, text: 'Be very brief.' }] },
    ]);
    expect((await app.request(listMemories, { as: ann })).body).toMatchObject([{ text: 'I eat no fish.' }]);
    const changed = await fetchPack();
    expect(itemsOf(changed, 'about')[0]).toMatchObject({ id: memory.id, text: 'I eat no fish.', pinned: true });
    expect(textsOf(changed, 'answers')).toEqual(['Be very brief.', 'No emojis.']);
    await changePack([{ key: 'about', items: [{ id: memory.id, text: null }] }]);
    expect((await app.request(listMemories, { as: ann })).body).toEqual([]);
  });
});

describe('a change by the person', () => {
  test('is kept by the next build: changed, pinned, hidden and own lines', async () => {
    await addConversation(app, ann, NURSE);
    await addConversation(app, ann, ['My wife Anna likes hiking. My son Tom does not.', 'I see.']);
    const before = await fetchPack();
    const job = itemsOf(before, 'work')[0]?.id;
    const [first, second] = itemsOf(before, 'people');
    const response = await changePack([
      { key: 'work', items: [{ id: job, text: "I'm a head nurse in Leeds" }, { text: 'I also teach nursing' }] },
      {
        key: 'people',
        items: [
          { id: second?.id, pinned: true },
          { id: first?.id, hidden: true },
        ],
      },
    ]);
    expect(response.status).toBe(200);
    await addConversation(app, ann, NURSE, { at: '2026-11-05T10:00:00Z' });
    await rebuildPack();
    const after = await fetchPack();
    expect(itemsOf(after, 'work')).toMatchObject([
      { text: 'I also teach nursing', origin: 'own', confidence: 1, sources: [] },
      { id: job, text: "I'm a head nurse in Leeds", builtText: "I'm a nurse at a hospital in Leeds", confidence: 1 },
    ]);
    expect(itemsOf(after, 'work')[1]?.sources).toHaveLength(2);
    expect(itemsOf(after, 'people')).toMatchObject([
      { id: second?.id, pinned: true, hidden: false },
      { id: first?.id, pinned: false, hidden: true },
    ]);
    const markdown = (await app.request(getContextPack, { as: ann, headers: { accept: 'text/markdown' } })).text;
    expect(markdown).toContain(second?.text);
    expect(markdown).not.toContain(first?.text);
  });

  test('is undone by null: the original text is restored, and a line that the person added is deleted', async () => {
    await addConversation(app, ann, NURSE);
    const [line] = itemsOf(await fetchPack(), 'work');
    await changePack([{ key: 'work', items: [{ id: line?.id, text: 'Wrong' }, { text: 'Mine' }] }]);
    const own = itemsOf(await fetchPack(), 'work').find(({ origin }) => origin === 'own');
    await changePack([
      {
        key: 'work',
        items: [
          { id: line?.id, text: null },
          { id: own?.id, text: null },
        ],
      },
    ]);
    expect(itemsOf(await fetchPack(), 'work')).toEqual([line]);
  });

  test('that sends the whole pack unchanged has no effect', async () => {
    await addConversation(app, ann, NURSE);
    await app.request(createMemory, { as: ann, body: { text: 'I eat fish.' } });
    const pack = await fetchPack();
    const response = await app.request(updateContextPack, { as: ann, body: pack });
    expect(response.body.sections).toEqual(pack.sections);
  });

  test('is refused for a line of another person, and beyond a hundred own lines', async () => {
    const bob = await app.signUp(`Pack ${(people += 1)}`);
    await addConversation(app, bob, NURSE);
    const id = itemsOf(await fetchPack(bob), 'work')[0]?.id;
    const refused = await changePack([{ key: 'work', items: [{ id, text: 'Mine' }] }]);
    expect(refused).toMatchObject({ status: 404, body: { code: 'context.line_not_found' } });
    expect(textsOf(await fetchPack(bob), 'work')).toEqual(["I'm a nurse at a hospital in Leeds"]);
    const many = Array.from({ length: 101 }, (_, at) => ({ text: `Line ${at}` }));
    expect(await changePack([{ key: 'work', items: many }])).toMatchObject({
      status: 409,
      body: { code: 'context.too_many_lines' },
    });
    expect(textsOf(await fetchPack(), 'work')).toEqual([]);
  });

  test.each([
    ['a list for a body', []],
    ['nothing to change', {}],
    ['an unknown section', { sections: [{ key: 'money', items: [] }] }],
    ['a number for a text', { sections: [{ key: 'work', items: [{ text: 12 }] }] }],
    ['a line that is too long', { sections: [{ key: 'work', items: [{ text: 'x'.repeat(301) }] }] }],
    ['an empty line', { sections: [{ key: 'work', items: [{ text: ' ' }] }] }],
    ['a word for a switch', { includesHealth: 'yes' }],
  ])('is refused with a message if it has %s', async (_name, body) => {
    const response = await app.request(updateContextPack, { as: ann, body });
    expect(response).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

describe('the pack leaves out', () => {
  test('health, until it is switched on', async () => {
    await addConversation(app, ann, ["I'm allergic to peanuts. I have asthma.", 'Noted.']);
    await addConversation(app, ann, ["I'm planning to lose 10 kg.", 'Good.']);
    const without = await fetchPack();
    expect(listTexts(without)).toEqual([]);
    const response = await app.request(updateContextPack, { as: ann, body: { includesHealth: true } });
    expect(response.body.includesHealth).toBe(true);
    expect(textsOf(response.body, 'health').toSorted()).toEqual(
      ["I'm allergic to peanuts", 'I have asthma'].toSorted(),
    );
    expect(textsOf(response.body, 'plans')).toEqual(['Lose 10 kg']);
    const plan = itemsOf(response.body, 'plans')[0]?.id;
    await changePack([{ key: 'plans', items: [{ id: plan, pinned: true }] }]);
    const off = await app.request(updateContextPack, { as: ann, body: { includesHealth: false } });
    expect(listTexts(off.body)).toEqual([]);
    expect(off.body.sections.map(({ key }) => key)).not.toContain('health');
  });

  test('lines whose conversation was deleted or marked “never send”, even if they were changed or pinned', async () => {
    const id = await addConversation(app, ann, NURSE);
    const [line] = itemsOf(await fetchPack(), 'work');
    await changePack([{ key: 'work', items: [{ id: line?.id, text: 'Head nurse', pinned: true }] }]);
    await app.request(markConversation, { as: ann, params: { id }, body: { neverSend: true } });
    expect(listTexts(await fetchPack())).toEqual([]);
    await rebuildPack();
    await app.request(markConversation, { as: ann, params: { id }, body: { neverSend: false } });
    expect(textsOf(await fetchPack(), 'work')).toEqual(['Head nurse']);
    const { categoryId } = (await app.request(getConversation, { as: ann, params: { id } })).body;
    await app.request(markCategory, { as: ann, params: { id: categoryId }, body: { neverSend: true } });
    expect(listTexts(await fetchPack())).toEqual([]);
    await app.request(markCategory, { as: ann, params: { id: categoryId }, body: { neverSend: false } });
    await app.request(deleteConversation, { as: ann, params: { id } });
    expect(listTexts(await fetchPack())).toEqual([]);
  });
});

describe('the pack as a text', () => {
  test('the short and the long form stay within their length and have the pinned line', async () => {
    const items = Array.from({ length: 60 }, (_, at) => ({ text: `Line ${at}: ${'word '.repeat(40)}` }));
    await changePack([
      { key: 'about', items },
      { key: 'work', items: [{ text: 'The pinned one', pinned: true }] },
    ]);
    for (const form of ['short', 'long'] as const) {
      const { text, headers } = await app.request(getContextPack, {
        as: ann,
        query: { form },
        headers: { accept: 'text/markdown' },
      });
      expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(text.length).toBeLessThanOrEqual(contextPackLengths[form]);
      expect(text.length).toBeGreaterThan(contextPackLengths[form] / 2);
      expect(text).toContain('## Work\n\n- The pinned one');
    }
  });

  test('plans include the month in which they were stated', async () => {
    await addConversation(app, ann, ["I'm planning to move to Porto.", 'Nice.']);
    const { text } = await app.request(downloadContextPackText, { as: ann });
    expect(text).toBe('## Plans\n\n- Move to Porto (November 2026)');
  });

  test('the pack can be downloaded as Markdown and as JSON, without hidden lines', async () => {
    await changePack([{ key: 'about', items: [{ text: 'I sing' }, { text: 'I hide', hidden: true }] }]);
    const json = await app.request(downloadContextPack, { as: ann });
    expect(json.headers['content-disposition']).toBe('attachment; filename="context.json"');
    expect(listTexts(JSON.parse(json.text) as ContextPack)).toEqual(['I sing']);
    const markdown = await app.request(downloadContextPackText, { as: ann, query: { form: 'short' } });
    expect(markdown.headers['content-disposition']).toBe('attachment; filename="context.md"');
    expect(markdown.text).toBe('## About me\n\n- I sing');
  });
});

describe('a build', () => {
  test('follows an import in the background', async () => {
    await fetchPack();
    const record = makeChatgptConversation([
      { id: 'q', text: 'I live in Leeds. Where can I run?' },
      { id: 'a', role: 'assistant', text: 'Like this.' },
    ]);
    await app.request(createImport, { as: ann, ...multipart([{ name: 'a.json', bytes: JSON.stringify([record]) }]) });
    await app.server.services.importRunner.wake();
    await app.jobs.runPending();
    expect(textsOf(await fetchPack(), 'about')).toEqual(['I live in Leeds']);
  });

  test('runs when the pack is opened after a chat, and once a day', async () => {
    await fetchPack();
    app.clock.advance(1_000);
    await app.request(sendChat, { as: ann, body: { message: 'I live in Leeds.' } });
    expect(textsOf(await fetchPack(), 'about')).toEqual(['I live in Leeds']);
    app.clock.advance(25 * 3_600_000);
    await app.server.services.contextPack.enqueueOld();
    await app.jobs.runPending();
    const { rows } = await app.db.execute<{ age: number }>(sql`
      select extract(epoch from ${app.clock.now().toISOString()}::timestamptz - made_at)::int as age
      from context_packs where user_id = ${ann.userId}`);
    expect(rows).toEqual([{ age: 0 }]);
  });
});
