import { sendChat } from '@app/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../../test/test-app.ts';

/** Conversations of which a later one, with another title and other words, changes what an earlier one says. */
const ARCHIVE: readonly { title: string; at: string; texts: readonly string[] }[] = [
  {
    title: 'Two kitchen quotes',
    at: '2025-02-03T10:00:00Z',
    texts: [
      'Two quotes for the kitchen at the Lindenhof: Brouwers Timber 2,480 and Holzmann 3,150. Which should we take?',
      'Compare the worktop. The cheaper one is laminate.',
      'We take Brouwers Timber, 2,480. Delivery with the trailer in May.',
      'Good choice.',
    ],
  },
  {
    title: 'Extra costs, who pays?',
    at: '2025-05-20T10:00:00Z',
    texts: [
      'Brouwers sent 2,795 now: the trailer could not turn at the Lindenhof, so they needed a crane. Do we have to pay?',
      'If they told you before, yes.',
      'They had told us. Paid 2,795 and it is all in place.',
      'Enjoy it.',
    ],
  },
  {
    title: 'Vakantie op Vlieland',
    at: '2025-03-01T10:00:00Z',
    texts: [
      'We gaan deze zomer naar Vlieland, huisje Zeekraal van mevrouw Dekker, 780 euro. Wat nemen we mee?',
      'Fietsen en een windjack.',
      'Aanbetaling van 200 aan mevrouw Dekker gedaan, Zeekraal is gereserveerd.',
      'Mooi.',
    ],
  },
  {
    title: 'Kurze Nachricht schreiben',
    at: '2025-06-10T10:00:00Z',
    texts: [
      'Schreib bitte an Frau Dekker, dass wir Zeekraal absagen müssen: Jorrit hat sich den Fuß gebrochen. Auf Vlieland geht es nicht.',
      'Liebe Frau Dekker, leider müssen wir absagen.',
      'Sie hat die 200 von der Anzahlung für Zeekraal behalten, wir fahren jetzt an den Bodensee.',
      'Gute Erholung.',
    ],
  },
  {
    title: 'Knee and the sports doctor',
    at: '2025-01-08T10:00:00Z',
    texts: [
      'Dr. Okonkwo wants to do an operation on my knee on 4 April at the Marienstift. How long is the recovery?',
      'About six weeks.',
      'Six weeks without judo. I said yes, it is in the diary.',
      'Good luck.',
    ],
  },
  {
    title: 'MRI came back',
    at: '2025-03-28T10:00:00Z',
    texts: [
      'Dr Okonkwo looked at the new pictures: the operation at the Marienstift is cancelled, the meniscus healed by itself.',
      'Wonderful.',
      'Judo again from Monday!',
      'Take it slowly.',
    ],
  },
  {
    title: 'Birthday of Jorrit',
    at: '2025-09-01T10:00:00Z',
    texts: [
      'Jorrit turns 12. Ideas for a party with eight children?',
      'A treasure hunt in the park.',
      'Treasure hunt it is, with pancakes.',
      'Have fun.',
    ],
  },
];

let app: TestApp;
let ann: TestUser;

beforeAll(async () => {
  app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
  ann = await app.signUp('Ann');
  for (const { title, at, texts } of ARCHIVE) {
    const createdAt = new Date(at);
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
});
afterAll(() => app.close());

async function replyTo(message: string): Promise<string> {
  app.clock.advance(20_000);
  return (await app.request(sendChat, { as: ann, body: { message } })).body.response;
}

test.each([
  ['What did the kitchen cost us in the end?', '2,795', '2,480'],
  ['Wat heeft onze keuken uiteindelijk gekost?', '2,795', '2,480'],
  ['Combien avons-nous payé la cuisine finalement ?', '2,795', '2,480'],
  ['Did I ever have that operation on my knee?', 'cancelled', 'it is in the diary'],
  ['Hatte ich eigentlich die Operation am Knie?', 'cancelled', 'it is in the diary'],
  ['Waar zijn we die zomer naartoe gegaan, naar Vlieland?', 'Bodensee', 'gereserveerd'],
])('a later conversation that shares names comes first: %s', async (question, later, earlier) => {
  const reply = await replyTo(question);
  expect(reply).toContain(later);
  if (reply.includes(earlier)) expect(reply.indexOf(later)).toBeLessThan(reply.indexOf(earlier));
});

test.each([
  'What did we choose for the birthday of Jorrit?',
  'Wer hat sich den Fuß gebrochen?',
  'What did the new pictures of my knee show?',
])('a conversation that only shares a person is not added: %s', async (question) => {
  const links = [...(await replyTo(question)).matchAll(/\]\(\/conversation-chat\//g)];
  expect(links.length).toBeLessThanOrEqual(1);
});
