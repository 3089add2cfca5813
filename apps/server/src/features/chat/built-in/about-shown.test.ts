import { sendChat } from '@app/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
  ann = await app.signUp('Ann');
  const post = (line: string, body: unknown) => app.request(line, { as: ann, body });
  const event = (title: string, eventDate: string) => post('POST /api/events', { title, eventDate, duration: 60 });
  await event('Ottilie 90th dinner, Seeblick', '2026-12-05T17:00:00Z');
  await event('Boiler inspection at the Verbeeks', '2026-11-26T09:00:00Z');
  await event('Choir rehearsal', '2026-11-24T18:30:00Z');
  await post('POST /api/goals', { title: 'Cargo bike fund', targetValue: 4000, unit: 'EUR' });
  await post('POST /api/goals', { title: 'Rowing 2026', targetValue: 600, unit: 'km' });
  await post('POST /api/tasks', { title: 'Winter curtains for the caravan' });
  await store('Feest voor Ottilie', [
    'Ottilie wordt 90 op 5 december, diner in Seeblick met 20 mensen. Schrijf een uitnodiging.',
    'Ottilie wordt negentig! Vier het mee in Seeblick.',
    'Mooi. Als geschenk krijgt ze van ons allen een luchtballonvaart, 240 euro.',
    'Wat een plan.',
  ]);
  await store('Financing a cargo bike', [
    'A cargo bike costs 4,000. Leasing is 120 a month for 36 months, or should I save?',
    'Leasing costs 4,320 in all.',
    'I do not lease it, because the insurance would be compulsory. I save.',
    'Sensible.',
  ]);
  await store('Lease of the garage', [
    'The lease of our garage ends in May. What should we check before we sign again?',
    'The notice period.',
  ]);
});
afterAll(() => app.close());

async function store(title: string, texts: readonly string[]): Promise<void> {
  const createdAt = new Date('2026-09-04T10:00:00Z');
  const ids = texts.map(() => newId());
  const messages = texts.map((content, index) => ({
    id: ids[index] ?? '',
    parentId: ids[index - 1] ?? null,
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
    createdAt,
  }));
  const times = { createdAt, updatedAt: createdAt };
  const draft = { ...times, id: newId(), title, source: 'chat' as const, messages, activeLeafId: ids.at(-1) ?? '' };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: ann.userId }, [draft]),
  );
}

async function sendMessages(...messages: string[]) {
  let conversationId: string | undefined;
  let last;
  for (const message of messages) {
    app.clock.advance(20_000);
    const { body } = await app.request(sendChat, {
      as: ann,
      body: { message, ...(conversationId !== undefined && { conversationId }) },
    });
    ({ conversationId } = body);
    last = body;
  }
  return { response: last?.response ?? '', suggestions: last?.suggestions ?? [], offers: last?.offers };
}

test.each(['Wann feiern wir Ottilies Neunzigsten?', 'When is Ottilie’s ninetieth?', 'Quando è la cena di Ottilie?'])(
  'the calendar is asked for a name before the archive: %s',
  async (question) => {
    expect((await sendMessages(question)).response).toContain('Ottilie 90th dinner, Seeblick');
  },
);

test.each([
  ['Wann feiern wir Ottilies Neunzigsten?', 'Und welches Geschenk bekommt sie?', 'luchtballonvaart'],
  ['How far am I with the cargo bike fund?', 'And why did I not lease it?', 'compulsory'],
  ['Wie weit bin ich mit dem Cargo bike fund?', 'Und warum habe ich es nicht geleast?', 'compulsory'],
])('what follows a plan or a goal is about it: %s %s', async (first, second, expected) => {
  const { response } = await sendMessages(first, second);
  expect(response).toContain(expected);
  expect(response).not.toContain('Lease of the garage');
  expect(response).not.toContain('Choir rehearsal');
});

test.each([
  ['Quando devo andare dai Verbeek?', 'spostala alle 11 per favore'],
  ['Wanneer is de boiler inspection?', 'verzet het naar elf uur'],
  ['When is the boiler inspection?', 'move it to 11 please'],
])('an order moves what was shown, whatever its title: %s %s', async (first, second) => {
  const { response, offers } = await sendMessages(first, second);
  expect(response).toMatch(/Boiler inspection at the Verbeeks.*11[:.]00/);
  expect(offers).toHaveLength(2);
});

test.each(['did 14 k on the lake this morning, add it to the total', 'fatto 14 km sul lago, aggiungili'])(
  'a report of progress is no appointment: %s',
  async (message) => {
    const { response, suggestions } = await sendMessages(message);
    expect(response).toContain('Rowing 2026');
    expect(suggestions).toEqual([]);
  },
);

test.each(['De wintergordijnen hangen, die kan van mijn lijstje', 'Die Wintervorhänge hängen, das kann von der Liste'])(
  'a task in another language is ticked off: %s',
  async (message) => {
    expect((await sendMessages(message)).response).toContain('Winter curtains for the caravan');
  },
);

test.each([
  ['Can you ring the campsite and book two nights?', /can’t make calls/],
  ['Kannst du nachsehen, ob die Züge fahren?', /kann ich nicht nachsehen/],
  ['Kun je de camping even bellen?', /niet bellen/],
])('says that it cannot act outside or look something up: %s', async (message, expected) => {
  expect((await sendMessages(message)).response).toMatch(expected);
});
