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
  await store('Negotiating salary for the new job', [
    'They offer 54,000 for the job and I had hoped for 60,000. What do I say?',
    'Name one number, give one reason, and be quiet.',
    'We agreed on 57,500 and three more days off.',
    'Well done!',
  ]);
  await store('Sharing care for Mum', [
    'Since Mum had her operation most of the care lands on me. How do I bring it up?',
    'With a list and not with a feeling.',
    'My brother takes the insurance and everything with paper, and my sister the weekends.',
    'That is a fair split.',
  ]);
  await store('Obras na casa de banho', [
    'Três orçamentos para a casa de banho: 4.800, 5.350 e 6.900 euros.',
    'O mais barato é o mais caro.',
    'Aceitámos o de 5.350, começam a 4 de maio, duas semanas.',
    'Guardem 10 por cento até ao fim.',
  ]);
  await store('Plumber for the radiator', [
    'The plumber comes to look at the radiator. What can I check before?',
    'Look at the pressure on the boiler.',
  ]);
});
afterAll(() => app.close());

async function store(title: string, texts: readonly string[]): Promise<void> {
  const createdAt = new Date('2026-05-04T10:00:00Z');
  const ids = texts.map(() => newId());
  const messages = texts.map((content, at) => ({
    id: ids[at] ?? '',
    parentId: ids[at - 1] ?? null,
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
    createdAt,
  }));
  const times = { createdAt, updatedAt: createdAt };
  const draft = { ...times, id: newId(), title, source: 'chat' as const, messages, activeLeafId: ids.at(-1) ?? '' };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId: ann.userId }, [draft]),
  );
}

const replyTo = async (message: string): Promise<string> =>
  (await app.request(sendChat, { as: ann, body: { message } })).body.response;

test.each([
  ['Wie viel Gehalt habe ich ausgehandelt?', ['57,500', '[Negotiating salary']],
  ['Who in the family took over the insurance paperwork for Mum?', ['My brother takes', '[Sharing care']],
  ['Qual foi o orçamento que aceitámos para a casa de banho e quando começam as obras?', ['5.350', '4 de maio']],
])('a question for something known is answered by its sentence: %s', async (question, parts) => {
  const reply = await replyTo(question);
  for (const part of parts) expect(reply).toContain(part);
  expect(reply.match(/^>/gm)).toHaveLength(1);
});

test.each([
  ['What was the name of the plumber we hired?', /^I found no answer to that in \[Plumber/],
  ['¿Cuándo vendimos el coche?', /^No he encontrado nada sobre «coche»/],
  ['O que me recomendaste sobre painéis solares?', /^Não encontrei nada sobre «painéis solares»/],
  ['Chi ha vinto i mondiali del 1982?', /^Sono l’assistente integrato/],
])('without an answer nothing is quoted: %s', async (question, reply) => {
  const answer = await replyTo(question);
  expect(answer).toMatch(reply);
  expect(answer).not.toMatch(/^>/m);
});
