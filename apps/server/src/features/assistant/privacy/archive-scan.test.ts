import { sendChat } from '@app/contract/chat';
import { dismissFinding, getPrivacy } from '@app/contract/privacy';
import { findSecrets } from '@app/understanding/secrets';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { createRounds } from '#platform/rounds.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/test-app.ts';
import { createArchiveScan } from './archive-scan.ts';

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const neverAborted = new AbortController().signal;
const startConversation = async (as: TestUser, message: string): Promise<string> =>
  (await app.request(sendChat, { as, body: { message } })).body.conversationId;
const fetchFindings = async (as: TestUser) => (await app.request(getPrivacy, { as })).body.findings;
/** Simulates a conversation that was stored by a release of the app without the scan. */
const deleteFindings = (): Promise<unknown> => app.db.execute(sql`delete from secret_findings`);

test('conversations stored before the scan existed are scanned once, for all users', async () => {
  const [ann, bob] = [await app.signUp('Ann'), await app.signUp('Bob')];
  const card = await startConversation(ann, 'My card is 4539 1488 0343 6467');
  await startConversation(ann, 'Nothing private');
  const key = await startConversation(bob, 'The wifi password: Blue-Horse-9');
  await deleteFindings();
  await app.server.services.privacy.scanArchive(neverAborted);
  expect(await fetchFindings(ann)).toMatchObject([
    { conversationId: card, found: [{ kind: 'card_number', count: 1 }] },
  ]);
  expect(await fetchFindings(bob)).toMatchObject([{ conversationId: key, found: [{ kind: 'password', count: 1 }] }]);
  await deleteFindings();
  await app.server.services.privacy.scanArchive(neverAborted);
  expect(await fetchFindings(ann)).toEqual([]);
});

test('an aborted scan continues after the last scanned conversation', async () => {
  const ann = await app.signUp('Ann');
  await startConversation(ann, 'The wifi password: Blue-Horse-9');
  await deleteFindings();
  const stopping = new AbortController();
  const { db, clock } = app;
  const rounds = createRounds({ clock, log: createLogger({ level: 'silent' }) });
  const scan = createArchiveScan({
    db,
    clock,
    rounds,
    findSecrets: (text) => {
      stopping.abort(new Error('the process stops'));
      return findSecrets(text);
    },
  });
  await expect(scan(stopping.signal)).rejects.toThrow('the process stops');
  expect(await fetchFindings(ann)).toHaveLength(1);
  await deleteFindings();
  await app.server.services.privacy.scanArchive(neverAborted);
  expect(await fetchFindings(ann)).toEqual([]);
});

test('a dismissed finding stays dismissed unless the scan finds more', async () => {
  const ann = await app.signUp('Ann');
  const id = await startConversation(ann, 'The wifi password: Blue-Horse-9');
  const other = await startConversation(ann, 'My card is 4539 1488 0343 6467 and the password: Red-Horse-10');
  for (const dismissed of [id, other]) await app.request(dismissFinding, { as: ann, params: { id: dismissed } });
  await app.db.execute(
    sql`update secret_findings set found = '[{"kind":"password","count":1}]' where conversation_id = ${other}`,
  );
  await app.server.services.privacy.scanArchive(neverAborted);
  expect((await fetchFindings(ann)).map(({ conversationId }) => conversationId)).toEqual([other]);
});
