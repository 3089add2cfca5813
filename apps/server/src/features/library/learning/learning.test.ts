import { allEndpoints } from '@app/contract/all-endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { sql } from 'drizzle-orm';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createLogger } from '#platform/logger.ts';
import { createRounds } from '#platform/rounds.ts';
import { multipart } from '#test/multipart.ts';
import { storeConversations } from '#test/stored-conversations.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { createProposeCards } from './propose-cards.ts';
import { markPending } from './sources.repository.ts';
import { studyDayOf } from './study-day.ts';

let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Learner ${(people += 1)}`);
const fetchLearning = async (as: TestUser) => (await app.request(allEndpoints.getLearning, { as })).body;
const fetchCardProposals = async (as: TestUser) => (await app.request(allEndpoints.listCardProposals, { as })).body;
const decideProposals = (as: TestUser, decision: 'accept' | 'decline', ids?: string[]) =>
  app.request(allEndpoints.decideCardProposals, { as, body: { decision, ...(ids && { ids }) } });
const addDeck = async (as: TestUser, name = 'Spanish') =>
  (await app.request(allEndpoints.createDeck, { as, body: { name } })).body.id;
const addCard = async (as: TestUser, deckId: string, front: string) =>
  (await app.request(allEndpoints.createCard, { as, body: { deckId, front, back: `${front}, in English` } })).body;
const reviewOne = (as: TestUser, id: string, body: object, key?: string) =>
  app.request(allEndpoints.reviewCard, {
    as,
    params: { id },
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

const kernelTurns = [
  { id: 'q', text: 'Explain the Linux kernel' },
  {
    id: 'a',
    role: 'assistant',
    text: 'The Linux kernel is a core component of the Linux operating system. It serves as the bridge between the hardware and the software of a machine.',
  },
];

const memoryTurns = [
  { id: 'mq', text: 'What is virtual memory in the Linux kernel?' },
  {
    id: 'ma',
    role: 'assistant',
    text: 'Virtual memory is a technique of the Linux kernel that gives every program the illusion of a memory of its own.',
  },
];

const fetchCategoryId = async (as: TestUser, id = '') =>
  (await app.request(allEndpoints.getConversation, { as, params: { id } })).body.category;

const endOfStudyDay = (): Date => studyDayOf(app.clock.now(), 'UTC').end;

/** Does the work of the job directly, without running all others. */
const proposeNewCards = (as: TestUser) => app.server.services.learning.proposeCards(as.userId);

async function importConversation(
  as: TestUser,
  title: string,
  turns = kernelTurns,
  read = proposeNewCards,
): Promise<void> {
  const conversation = makeChatgptConversation(turns, { title, conversation_id: title, id: title });
  const form = multipart([{ name: 'conversations.json', bytes: JSON.stringify([conversation]) }]);
  await app.request(allEndpoints.createImport, { as, headers: form.headers, body: form.body });
  await app.server.services.importRunner.wake();
  await read(as);
}

describe('a conversation', () => {
  test('is searched in the background', async () => {
    const ann = await createUser();
    await importConversation(ann, 'Linux kernel', kernelTurns, () => app.jobs.runPending());
    expect((await fetchCardProposals(ann)).length).toBeGreaterThan(0);
  });

  test('leads to proposed cards in the deck of its category, each with its message and none of them due', async () => {
    const ann = await createUser();
    await importConversation(ann, 'Linux kernel');
    const cards = await fetchCardProposals(ann);
    const category = await fetchCategoryId(ann, cards[0]?.source?.conversationId);
    expect(cards.map(({ front, back, deckName }) => ({ front, back, deckName }))).toEqual(
      expect.arrayContaining([
        {
          front: 'What is the Linux kernel?',
          back: 'The bridge between the hardware and the software of a machine.',
          deckName: category.name,
        },
      ]),
    );
    expect(cards[0]?.source).toMatchObject({ title: 'Linux kernel', messageId: expect.any(String) });
    expect(await fetchLearning(ann)).toMatchObject({
      dueCount: 0,
      proposalCount: cards.length,
      decks: [
        {
          name: category.name,
          isTopic: true,
          isSubject: true,
          category: { id: category.id, color: expect.any(String) },
          cardCount: 0,
          proposalCount: cards.length,
          noteCount: 1,
        },
      ],
    });
  });

  test('shares its deck with others of its subcategory or category', async () => {
    const ann = await createUser();
    await importConversation(ann, 'Linux kernel');
    await importConversation(ann, 'Virtual memory of the Linux kernel', memoryTurns);
    expect(await fetchLearning(ann)).toMatchObject({ decks: [{ isSubject: true, noteCount: 2 }] });
    const bob = await createUser();
    await importConversation(bob, 'Linux kernel', kernelTurns, async () => {
      await app.db.execute(sql`with one as (
          select id, category_id, gen_random_uuid() as sub from conversations where user_id = ${bob.userId}
        ), named as (
          insert into subcategories (user_id, category_id, id, name, type)
          select ${bob.userId}, category_id, sub, 'Operating systems', 'topic' from one
        ) update conversations c set subcategory_id = one.sub from one
          where c.user_id = ${bob.userId} and c.id = one.id`);
      await proposeNewCards(bob);
    });
    expect(await fetchLearning(bob)).toMatchObject({ decks: [{ name: 'Operating systems', isSubject: true }] });
  });

  test('keeps its deck, even if that is the deck of a single topic', async () => {
    const ann = await createUser();
    await importConversation(ann, 'Linux kernel');
    const [deck] = (await fetchLearning(ann)).decks;
    const id = deck?.id ?? '';
    await app.db.execute(
      sql`update learning_decks set title = 'My kernel', topic_key = 'kernel linux' where user_id = ${ann.userId}`,
    );
    const before = (await fetchCardProposals(ann)).length;
    await importConversation(ann, 'Linux kernel', [...kernelTurns, ...memoryTurns]);
    expect((await fetchCardProposals(ann)).length).toBeGreaterThan(before);
    expect((await fetchLearning(ann)).decks).toMatchObject([{ id, name: 'My kernel', isSubject: false }]);
  });

  test('gets a deck of its topic while the deck of its category is in the trash', async () => {
    const ann = await createUser();
    await importConversation(ann, 'Linux kernel');
    const id = (await fetchLearning(ann)).decks[0]?.id ?? '';
    await app.request(allEndpoints.deleteDeck, { as: ann, params: { id } });
    await importConversation(ann, 'Virtual memory of the Linux kernel', memoryTurns);
    expect((await fetchLearning(ann)).decks).toMatchObject([{ isTopic: true, isSubject: false }]);
  });

  test('leads to one proposal per question, and to none after it was declined', async () => {
    const ann = await createUser();
    await importConversation(ann, 'Linux kernel');
    const before = await fetchCardProposals(ann);
    await decideProposals(ann, 'decline');
    await importConversation(ann, 'The kernel of Linux once more');
    expect(before.length).toBeGreaterThan(0);
    expect(await fetchCardProposals(ann)).toEqual([]);
  });

  test('has proposals that can be edited and that become cards when they are accepted', async () => {
    const ann = await createUser();
    await importConversation(ann, 'Linux kernel');
    const [first, ...rest] = await fetchCardProposals(ann);
    const id = first?.id ?? '';
    await app.request(allEndpoints.updateCard, { as: ann, params: { id }, body: { front: 'Linux kernel?' } });
    expect((await decideProposals(ann, 'accept', [id])).body).toEqual({ decided: 1 });
    expect(await fetchLearning(ann)).toMatchObject({ dueCount: 1, due: [{ front: 'Linux kernel?', reviewCount: 0 }] });
    expect((await decideProposals(ann, 'accept')).body).toEqual({ decided: rest.length });
    expect((await decideProposals(ann, 'decline', [id])).body).toEqual({ decided: 0 });
    expect(await fetchLearning(ann)).toMatchObject({ dueCount: rest.length + 1, proposalCount: 0 });
  });

  test('hides its proposals when it is deleted, and its cards then show no source', async () => {
    const ann = await createUser();
    await importConversation(ann, 'Linux kernel');
    const [kept, ...others] = await fetchCardProposals(ann);
    await decideProposals(ann, 'accept', [kept?.id ?? '']);
    const params = { id: kept?.source?.conversationId ?? '' };
    await app.request(allEndpoints.deleteConversation, { as: ann, params });
    expect(await fetchCardProposals(ann)).toEqual([]);
    const after = await fetchLearning(ann);
    expect(after).toMatchObject({ proposalCount: 0, due: [{ source: null, isSourceGone: true }] });
    expect(after.decks).toMatchObject([{ noteCount: 0 }]);
    await app.request(allEndpoints.restoreTrashItem, { as: ann, params: { type: 'conversation', ...params } });
    expect(await fetchCardProposals(ann)).toHaveLength(others.length);
    expect((await fetchLearning(ann)).due).toMatchObject([{ isSourceGone: false }]);
  });

  test('is searched for cards even if a whole batch before it fails', async () => {
    const ann = await createUser();
    const at = '2026-11-01T09:00:00Z';
    const drafts = Array.from({ length: 60 }, (_, n) => ({ title: n < 55 ? 'Broken' : 'Fine', at }));
    const ids = await storeConversations(app, ann, drafts);
    await app.db.execute(sql`delete from learning_sources where user_id = ${ann.userId}`);
    await inTransaction(app.db, (tx) => markPending(tx, ann.userId, ids));
    const read: string[] = [];
    const readLesson = (title: string) => {
      read.push(title);
      if (title === 'Broken') throw new Error('this text cannot be read');
      return { topic: '', topicKey: '', cards: [], note: [] };
    };
    const engine = { lessonOf: readLesson, cardKey: (front: string) => front, topicKey: (name: string) => name };
    const rounds = createRounds({ clock: app.clock, log: createLogger({ level: 'silent' }) });
    await createProposeCards({ db: app.db, clock: app.clock, newId, rounds, engine })(ann.userId);
    expect(read.filter((title) => title === 'Fine')).toHaveLength(5);
    expect(read).toHaveLength(60);
  });

  test('is quoted in the notes of its topic', async () => {
    const ann = await createUser();
    await importConversation(ann, 'Linux kernel');
    const deckId = (await fetchLearning(ann)).decks[0]?.id ?? '';
    const { body } = await app.request(allEndpoints.getDeck, { as: ann, params: { id: deckId } });
    expect(body.notes).toMatchObject([{ title: 'Linux kernel' }]);
    expect(kernelTurns[1]?.text).toContain(body.notes[0]?.sentences[0]?.text);
  });
});

describe('a review', () => {
  test('schedules a better known card later, and counts for the day and the streak', async () => {
    const ann = await createUser();
    const deckId = await addDeck(ann);
    const { id } = await addCard(ann, deckId, 'la casa');
    const [due] = (await fetchLearning(ann)).due;
    const { again, hard, good, easy } = due?.next ?? { again: '', hard: '', good: '', easy: '' };
    expect([again, hard, good, easy]).toEqual([again, hard, good, easy].toSorted());
    const { body } = await reviewOne(ann, id, { rating: 'good', reviewCount: 0 });
    expect(body).toMatchObject({ isCounted: true, card: { reviewCount: 1, dueAt: good } });
    expect(await fetchLearning(ann)).toMatchObject({ dueCount: 0, reviewedToday: 1, streakDays: 1, nextDueAt: good });
  });

  test('counts once when repeated with its key', async () => {
    const ann = await createUser();
    const { id } = await addCard(ann, await addDeck(ann), 'el perro');
    const first = await reviewOne(ann, id, { rating: 'good' }, 'once');
    const second = await reviewOne(ann, id, { rating: 'good' }, 'once');
    expect(second.body).toEqual(first.body);
    expect((await fetchLearning(ann)).reviewedToday).toBe(1);
  });

  test('does not count for a card that another device has reviewed since', async () => {
    const ann = await createUser();
    const { id } = await addCard(ann, await addDeck(ann), 'el gato');
    const answers = await Promise.all([
      reviewOne(ann, id, { rating: 'easy', reviewCount: 0 }),
      reviewOne(ann, id, { rating: 'again', reviewCount: 0 }),
    ]);
    expect(answers.map(({ body }) => body.isCounted).toSorted()).toEqual([false, true]);
    expect(new Set(answers.map(({ body }) => body.card.dueAt)).size).toBe(1);
    expect((await fetchLearning(ann)).reviewedToday).toBe(1);
  });

  test('can be undone completely, but only once and only while it is the latest', async () => {
    const ann = await createUser();
    const { id } = await addCard(ann, await addDeck(ann), 'la llave');
    const undoLastReview = async (reviewCount: number) =>
      (await app.request(allEndpoints.undoReview, { as: ann, params: { id }, body: { reviewCount } })).body;
    expect(await undoLastReview(0)).toMatchObject({ isUndone: false });
    const before = await fetchLearning(ann);
    await reviewOne(ann, id, { rating: 'easy' });
    expect(await undoLastReview(1)).toMatchObject({ isUndone: true, card: { id, reviewCount: 0 } });
    expect(await fetchLearning(ann)).toEqual(before);
    expect(await undoLastReview(1)).toMatchObject({ isUndone: false });

    await reviewOne(ann, id, { rating: 'good' });
    const failedCard = (await reviewOne(ann, id, { rating: 'again', reviewCount: 1 })).body.card;
    expect(await undoLastReview(1)).toMatchObject({ isUndone: false, card: { reviewCount: 2 } });
    expect(await undoLastReview(2)).toMatchObject({ isUndone: true, card: { reviewCount: 1 } });
    expect((await reviewOne(ann, id, { rating: 'again', reviewCount: 1 })).body.card).toEqual(failedCard);
  });

  test('with the rating “again” makes the card due again in the same session', async () => {
    const ann = await createUser();
    const { id } = await addCard(ann, await addDeck(ann), 'la mesa');
    await reviewOne(ann, id, { rating: 'again' });
    expect(await fetchLearning(ann)).toMatchObject({ dueCount: 1, due: [{ id, reviewCount: 1 }] });
  });
});

describe('what is due today', () => {
  test('excludes a card that is due at the end of the day, which belongs to the next day', async () => {
    const ann = await createUser();
    const card = await addCard(ann, await addDeck(ann), 'perro');
    await reviewOne(ann, card.id, { rating: 'good' });
    await app.db.execute(
      sql`update learning_cards set due_at = ${endOfStudyDay().toISOString()}::timestamptz where id = ${card.id}`,
    );
    expect(await fetchLearning(ann)).toMatchObject({ dueCount: 0, due: [], nextDueAt: endOfStudyDay().toISOString() });
  });

  test('has the latest found first of the new cards that were accepted together', async () => {
    const ann = await createUser();
    const deckId = await addDeck(ann);
    await addCard(ann, deckId, 'found first');
    app.clock.advance(60_000);
    await addCard(ann, deckId, 'found later');
    const acceptedAt = app.clock.now().toISOString();
    await app.db.execute(sql`update learning_cards set due_at = ${acceptedAt}::timestamptz where deck_id = ${deckId}`);
    expect((await fetchLearning(ann)).due.map(({ front }) => front)).toEqual(['found later', 'found first']);
  });

  test('includes at most twenty new cards', async () => {
    const ann = await createUser();
    const deckId = await addDeck(ann);
    const text = Array.from({ length: 25 }, (_, index) => `word ${index}\tmeaning ${index}`).join('\n');
    await app.request(allEndpoints.importCards, { as: ann, body: { text, deckId } });
    const { dueCount, due, decks } = await fetchLearning(ann);
    expect(dueCount).toBe(20);
    expect(decks).toMatchObject([{ dueCount: 20, newCount: 25, cardCount: 25 }]);
    expect(due.map(({ front }) => front)).toEqual(Array.from({ length: 20 }, (_, index) => `word ${index}`));
    await reviewOne(ann, due[0]?.id ?? '', { rating: 'easy' });
    const later = await fetchLearning(ann);
    expect([later.dueCount, later.decks[0]?.dueCount]).toEqual([19, 19]);
    expect((await app.request(allEndpoints.getDeck, { as: ann, params: { id: deckId } })).body).toMatchObject({
      dueCount: 19,
    });
  });
});

describe('decks', () => {
  test('and cards can be deleted and restored, a card with its deck', async () => {
    const ann = await createUser();
    const deckId = await addDeck(ann);
    const { id } = await addCard(ann, deckId, 'la casa');
    await app.request(allEndpoints.deleteCard, { as: ann, params: { id } });
    app.clock.advance(1);
    await app.request(allEndpoints.deleteDeck, { as: ann, params: { id: deckId } });
    expect((await app.request(allEndpoints.listTrash, { as: ann })).body).toMatchObject([
      { type: 'deck', title: 'Spanish' },
      { type: 'card', title: 'la casa' },
    ]);
    expect(await fetchLearning(ann)).toMatchObject({ dueCount: 0, decks: [] });
    await app.request(allEndpoints.restoreTrashItem, { as: ann, params: { type: 'card', id } });
    expect(await fetchLearning(ann)).toMatchObject({ dueCount: 1, decks: [{ id: deckId, cardCount: 1 }] });
    await app.request(allEndpoints.deleteDeck, { as: ann, params: { id: deckId } });
    await app.request(allEndpoints.deleteTrashItem, { as: ann, params: { type: 'deck', id: deckId } });
    expect((await app.request(allEndpoints.listTrash, { as: ann })).body).toEqual([]);
    expect((await reviewOne(ann, id, { rating: 'good' })).status).toBe(404);
  });

  test('can be exported and imported again without lost or duplicate cards', async () => {
    const ann = await createUser();
    const deckId = await addDeck(ann);
    await addCard(ann, deckId, 'He said "hola"\tand left');
    await addCard(ann, deckId, 'two\nlines');
    const { text } = await app.request(allEndpoints.exportDeck, { as: ann, params: { id: deckId } });
    expect(text).toMatch(/^#separator:tab\n/);
    const again = await app.request(allEndpoints.importCards, { as: ann, body: { text } });
    expect(again.body).toEqual({ created: 0, unchanged: 2, rejected: [] });
    const bob = await createUser();
    const other = await app.request(allEndpoints.importCards, { as: bob, body: { text: `${text}no back\n` } });
    expect(other.body).toMatchObject({
      created: 2,
      rejected: [{ line: 10, text: 'no back', reason: 'The back is missing.' }],
    });
    expect((await fetchLearning(bob)).decks).toMatchObject([{ name: 'Spanish', isTopic: false, cardCount: 2 }]);
  });

  test('are imported as long as the new cards are not too many for one person', async () => {
    const ann = await createUser();
    const deckId = await addDeck(ann);
    await addCard(ann, deckId, 'one of many');
    const columns = sql.raw('user_id, deck_id, front, back, tags, state, due_at, created_at, updated_at');
    await app.db.execute(sql`insert into learning_cards (id, ${columns})
      select gen_random_uuid(), ${columns} from learning_cards, generate_series(1, 19997) where deck_id = ${deckId}`);
    const importText = (text: string) => app.request(allEndpoints.importCards, { as: ann, body: { text, deckId } });
    expect((await importText('a\tb\nc\td')).body).toMatchObject({ created: 2 });
    expect((await importText('a\tb\nc\td')).body).toMatchObject({ created: 0, unchanged: 2 });
    const more = await importText('a\tb\ne\tf');
    expect([more.status, more.body]).toMatchObject([409, { code: 'learning.too_many' }]);
  });

  test('are paged', async () => {
    const ann = await createUser();
    const deckId = await addDeck(ann);
    const text = Array.from({ length: 5 }, (_, index) => `word ${index}\tmeaning`).join('\n');
    await app.request(allEndpoints.importCards, { as: ann, body: { text, deckId } });
    const params = { id: deckId };
    const first = await app.request(allEndpoints.listDeckCards, { as: ann, params, query: { limit: '3' } });
    const cursor = /cursor=([^>&]+)/.exec(String(first.headers['link']))?.[1] ?? '';
    const next = await app.request(allEndpoints.listDeckCards, { as: ann, params, query: { limit: '3', cursor } });
    expect([...first.body, ...next.body].map(({ front }) => front)).toEqual([4, 3, 2, 1, 0].map((n) => `word ${n}`));
    expect(next.headers['link']).toBeUndefined();
  });

  test('cannot be imported from a file without cards', async () => {
    const ann = await createUser();
    const { status, body } = await app.request(allEndpoints.importCards, { as: ann, body: { text: '#html:true\n' } });
    expect([status, body]).toMatchObject([400, { code: 'learning.not_cards' }]);
  });
});
