import { listModelCalls } from '@app/contract/assistant';
import { getContextPack, updateContextPack } from '@app/contract/context-pack';
import { getLearning, listCardProposals } from '@app/contract/learning';
import { markConversation } from '@app/contract/privacy';
import { generateRecommendations, listRecommendations, updateRecommendation } from '@app/contract/recommendations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, type Tx } from '#db/database.ts';
import { createFakeModel, type FakeModel } from '#integrations/llm/fake-model.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let model: FakeModel;
let ann: TestUser;
let people = 0;

beforeAll(async () => {
  model = createFakeModel();
  app = await createTestApp({ models: model, environment: { AI_REFINE_TOKENS_PER_DAY: '1000000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  ann = await app.signUp(`Ann ${(people += 1)}`);
});

/**
 * Stores a conversation that is four days old, has a title of its own and a sure category, so that only one kind of
 * review has work to do.
 */
async function storeConversation(...texts: string[]): Promise<string> {
  const { conversations, sorting, categories } = app.server.services;
  const [id, at] = [newId(), new Date('2026-11-16T08:00:00Z')];
  const ids = texts.map(() => newId());
  const messages = texts.map((content, index) => ({
    id: ids[index] ?? '',
    parentId: ids[index - 1] ?? null,
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
    createdAt: at,
  }));
  const draft = { id, title: 'Our conversation', source: 'chatgpt' as const, createdAt: at, updatedAt: at, messages };
  const ownerScope = (tx: Tx) => ({ tx, userId: ann.userId });
  await inTransaction(app.db, (tx) =>
    conversations.storeConversations(ownerScope(tx), [{ ...draft, activeLeafId: ids.at(-1) ?? '' }]),
  );
  const family = (await categories.list(ann.userId)).find(({ name }) => name === 'Family')?.id ?? '';
  await inTransaction(app.db, (tx) => sorting.resolveReview(ownerScope(tx), id, family));
  return id;
}

const refineOnce = () => app.server.services.refining.refineNext();
const generateList = async () => (await app.request(generateRecommendations, { as: ann })).body;
const fetchRecommendations = async () => (await app.request(listRecommendations, { as: ann })).body;

describe('recommendations, by a model', () => {
  const plan = "I'm planning to open a coffee shop in Lisbon. What permits do I need?";

  test('are reworded and extended, with sources and actions from messages', async () => {
    const id = await storeConversation(plan);
    const keys = await storeConversation('My sister is cross. She wants her keys by Friday and I keep forgetting.');
    const [before] = await generateList();
    // `said` is the number of a message in the prompt. The quote is not in message 1.
    const fields = {
      quote: 'She wants her keys by Friday',
      title: 'Bring your sister her keys',
      description: 'Put them into your bag tonight.',
      priority: 'high',
      action: 'reminder',
    };
    const misattributed = { said: 1, ...fields };
    const valid = { said: 2, ...fields };
    model.answer(
      JSON.stringify({
        advice: [
          { number: 1, title: 'Draw up a plan for your Lisbon coffee shop', description: 'Begin with the permits.' },
        ],
        more: [misattributed, valid],
      }),
    );
    expect(await refineOnce()).toBe(true);
    const after = await fetchRecommendations();
    const rewordedPlan = after.find((one) => one.id === before?.id);
    expect(rewordedPlan).toEqual({
      ...before,
      title: 'Draw up a plan for your Lisbon coffee shop',
      description: 'Begin with the permits.',
    });
    // What a model added has the rule 'model'.
    const added = after.filter(({ rule }) => rule === 'model');
    expect(added).toMatchObject([
      {
        title: 'Bring your sister her keys',
        priority: 'high',
        action: { kind: 'reminder', title: 'Bring your sister her keys' },
        sources: [{ id: keys, quote: 'She wants her keys by Friday' }],
      },
    ]);
    const [call] = (await app.request(listModelCalls, { as: ann })).body;
    expect(call?.purpose).toBe('recommendations');
    expect(call?.conversations.map((one) => one.id).toSorted()).toEqual([id, keys].toSorted());
    expect(await refineOnce()).toBe(false);

    // Recomputing keeps both recommendations; a dismissed one stays dismissed.
    expect((await generateList()).map(({ title }) => title).toSorted()).toEqual(
      after.map(({ title }) => title).toSorted(),
    );
    await app.request(updateRecommendation, {
      as: ann,
      params: { id: added[0]?.id ?? '' },
      body: { isDismissed: true },
    });
    const openRecommendations = (await generateList()).filter(({ isDismissed }) => !isDismissed);
    expect(openRecommendations.map(({ title }) => title)).toEqual(['Draw up a plan for your Lisbon coffee shop']);
  });

  test.each(['Certainly!', '{"advice":[{"number":1,"title":"Buy 3 boats","description":"They are very cheap now."}]}'])(
    'keep the wording of the rules when the model replies %j',
    async (uselessReply) => {
      await storeConversation(plan);
      const before = await generateList();
      model.answer(uselessReply);
      expect(await refineOnce()).toBe(true);
      expect(await fetchRecommendations()).toEqual(before);
      expect(await refineOnce()).toBe(false);
    },
  );

  test('from conversations marked “never send” are not sent', async () => {
    const id = await storeConversation(plan);
    await app.server.services.privacy.markConversation(ann.userId, id, true);
    const before = await generateList();
    const requestCount = model.requests.length;
    await refineOnce();
    expect(await fetchRecommendations()).toEqual(before);
    expect(model.requests).toHaveLength(requestCount);
  });
});

describe('cards, by a model', () => {
  const question = 'Explain the Linux kernel';
  const reply =
    'The Linux kernel is a core component of the Linux operating system. It serves as the bridge between the hardware and the software of a machine.';

  test('replace the proposals of the rules, each with its message', async () => {
    const id = await storeConversation(question, reply);
    await app.server.services.learning.proposeCards(ann.userId);
    expect((await app.request(listCardProposals, { as: ann })).body.length).toBeGreaterThan(0);
    const card = {
      front: 'Between what does the Linux kernel serve as a bridge?',
      back: 'Between the hardware and the software of a machine.',
      quote: 'It serves as the bridge between the hardware and the software',
    };
    const invented = { ...card, front: 'Who wrote the Linux kernel?', back: 'Linus Torvalds in 1991.' };
    model.answer(JSON.stringify({ topic: 'Kernels', cards: [card, invented] }));
    expect(await refineOnce()).toBe(true);
    const proposals = (await app.request(listCardProposals, { as: ann })).body;
    expect(proposals).toMatchObject([{ front: card.front, back: card.back, source: { conversationId: id } }]);
    expect((await app.request(getLearning, { as: ann })).body).toMatchObject({ dueCount: 0, proposalCount: 1 });
    expect(await refineOnce()).toBe(false);
  });

  test('that are invalid do not replace those of the rules', async () => {
    await storeConversation(question, reply);
    await app.server.services.learning.proposeCards(ann.userId);
    const before = (await app.request(listCardProposals, { as: ann })).body;
    model.answer('{"cards":[{"front":"Why?","back":"Because.","quote":"nobody said that at all"}]}');
    expect(await refineOnce()).toBe(true);
    expect((await app.request(listCardProposals, { as: ann })).body).toEqual(before);
    expect(await refineOnce()).toBe(false);
  });
});

describe('the context pack, by a model', () => {
  const readWork = async () => {
    const { sections } = (await app.request(getContextPack, { as: ann })).body;
    return sections.find(({ key }) => key === 'work')?.items ?? [];
  };
  const answerWording = (text: string) => model.answer(JSON.stringify({ lines: [{ number: 1, text }] }));
  const found = "I'm a nurse at a hospital in Leeds";
  const newWording = 'I am a nurse at a hospital in Leeds';

  test('keeps its sources when a line is reworded; the line is sent once, without the rest of its message', async () => {
    const id = await storeConversation(`${found}, how do I plan night shifts?`, 'Like this.');
    const [before] = await readWork();
    answerWording(newWording);
    expect(await refineOnce()).toBe(true);
    expect(JSON.stringify(model.requests.at(-1)?.messages)).not.toContain('night shifts');
    expect(await readWork()).toEqual([{ ...before, text: newWording, builtText: found, wordedBy: 'model' }]);
    const [call] = (await app.request(listModelCalls, { as: ann })).body;
    expect(call).toMatchObject({ purpose: 'context', conversations: [{ id }] });
    await app.server.services.contextPack.build(ann.userId);
    expect(await refineOnce()).toBe(false);
    expect((await readWork())[0]?.text).toBe(newWording);
  });

  test('shows the original wording after the person has chosen it, until that choice is undone', async () => {
    await storeConversation(`${found}, how do I plan night shifts?`, 'Like this.');
    const [line] = await readWork();
    answerWording(newWording);
    await refineOnce();
    const changeLine = (text: string | null) =>
      app.request(updateContextPack, {
        as: ann,
        body: { sections: [{ key: 'work', items: [{ id: line?.id, text }] }] },
      });
    await changeLine(newWording);
    expect(await readWork()).toMatchObject([{ text: newWording, wordedBy: 'model' }]);
    await changeLine(found);
    expect(await readWork()).toEqual([{ ...line, confidence: 1 }]);
    await changeLine(null);
    expect(await readWork()).toMatchObject([{ text: newWording, wordedBy: 'model' }]);
  });

  test('keeps a line if the model changes its meaning; conversations marked “never send” are not sent', async () => {
    await storeConversation(`${found}, how do I plan night shifts?`, 'Like this.');
    const [line] = await readWork();
    answerWording('I am the head nurse of a hospital in Leeds');
    await refineOnce();
    expect(await readWork()).toEqual([line]);

    const hidden = await storeConversation("I'm learning Portuguese and I'm a beekeeper in Kent.", 'Fine.');
    await readWork(); // Reading builds the pack anew, now with lines of this conversation.
    await app.request(markConversation, { as: ann, params: { id: hidden }, body: { neverSend: true } });
    expect(await refineOnce()).toBe(false);
    const calls = (await app.request(listModelCalls, { as: ann })).body;
    expect(calls.filter(({ purpose }) => purpose === 'context')).toHaveLength(1);
  });
});
