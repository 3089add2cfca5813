import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@app/contract/all-endpoints';
import { sql } from 'drizzle-orm';
import { newId } from '#platform/ids.ts';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { multipart } from './multipart.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** Ids of one item of every kind that a user can own. */
export interface OneOfEach {
  account: string;
  session: string;
  accessToken: string;
  device: string;
  connectedApp: string;
  modelKey: string;
  category: string;
  subcategory: string;
  conversation: string;
  /** The id of a chat's reply. */
  message: string;
  suggestion: string;
  upload: string;
  finishedImport: string;
  /** A file of unknown format from the import. */
  keptFile: string;
  /** A canvas of the import. */
  document: string;
  documentVersion: string;
  /** A conversation in the trash. */
  trashed: string;
  /** Started and not paid. */
  payment: string;
  /** A conversation sorted in the review. */
  sortingAct: string;
  subcategoryProposal: string;
  task: string;
  goal: string;
  milestone: string;
  progress: string;
  reminder: string;
  notification: string;
  /** A browser that gets notifications. */
  browser: string;
  event: string;
  /** The idempotency key of the request that created the event; the request can be undone by this key. */
  eventChange: string;
  eventNote: string;
  template: string;
  memory: string;
  savedSearch: string;
  highlight: string;
  /** A text uploaded for a chat. */
  chatFile: string;
  followedCalendar: string;
  recommendation: string;
  report: string;
  deck: string;
  card: string;
  /** A conversation archived in bulk. */
  bulkAct: string;
  scheduledPrompt: string;
  backup: string;
  /** Previewed and not started. */
  restore: string;
}

/** Gives a user one item of every kind. */
export async function createOneOfEach(app: TestApp, as: TestUser): Promise<OneOfEach> {
  const payment = await beginPayment(app, as);
  await app.db.execute(sql`update users set subscription_tier = 'premium' where id = ${as.userId}`);
  const sendMessage = async (message: string) =>
    (await app.request(allEndpoints.sendChat, { as, body: { message } })).body;
  const kept = await sendMessage('Dentist appointment on Tuesday at 3pm');
  const trashed = (await sendMessage('Nothing of worth')).conversationId;
  await app.request(allEndpoints.deleteConversation, { as, params: { id: trashed } });
  const body = { name: 'Private', description: '' };
  const category = (await app.request(allEndpoints.createCategory, { as, body })).body.id;
  const params = { id: category };
  const subcategory = await app.request(allEndpoints.createSubcategory, { as, params, body: { name: 'Most private' } });
  const items = {
    account: as.userId,
    session: (await app.request(allEndpoints.listSessions, { as })).body[0]?.id ?? '',
    accessToken: (await app.request(allEndpoints.createToken, { as, body: { name: 'Own', scopes: ['plan:read'] } }))
      .body.id,
    device: await pairDevice(app, as),
    connectedApp: await insertConnectedApp(app, as),
    modelKey: await insertModelKey(app, as),
    category,
    subcategory: subcategory.body.id,
    conversation: kept.conversationId,
    message: kept.messageId,
    suggestion: kept.suggestions[0]?.id ?? '',
    upload: await announceUpload(app, as),
    ...(await importFiles(app, as)),
    trashed,
    payment,
    sortingAct: await decideReviewItem(app, as, category),
    subcategoryProposal: await insertSubcategoryProposal(app, as, category, kept.conversationId),
    ...(await addPlans(app, as)),
    ...(await addReminders(app, as)),
    ...(await addEvent(app, as)),
    followedCalendar: await insertFollowedCalendar(app, as),
    recommendation: await insertRecommendation(app, as),
    report: (await app.request(allEndpoints.createReport, { as, body: { kind: 'weekly' } })).body.id,
    ...(await addCard(app, as)),
    scheduledPrompt: await addPrompt(app, as),
    ...(await insertBackup(app, as)),
    memory: (await app.request(allEndpoints.createMemory, { as, body: { text: 'Most private' } })).body.id,
    template: (await app.request(allEndpoints.createTemplate, { as, body: { name: 'Own', body: 'My {{thing}}' } })).body
      .id,
    bulkAct: await archiveConversation(app, as, await sendMessage('Put this away')),
    highlight: await markPassage(app, as, kept),
    chatFile: await uploadText(app, as),
    savedSearch: (await app.request(allEndpoints.saveSearch, { as, body: { q: 'dentist has:event' } })).body.id,
  };
  const missing = Object.entries(items).filter(([, id]) => id === '');
  if (missing.length > 0) throw new Error(`not made: ${missing.join(', ')}`);
  return items;
}

async function pairDevice(app: TestApp, as: TestUser): Promise<string> {
  const { code } = (await app.request(allEndpoints.createPairing, { as })).body;
  await app.request(allEndpoints.claimPairing, { params: { code }, body: { deviceName: 'Laptop' } });
  return (await app.request(allEndpoints.listDevices, { as })).body[0]?.id ?? '';
}

async function markPassage(
  app: TestApp,
  as: TestUser,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<string> {
  const body = { messageId, quote: 'Dentist', note: 'Most private' };
  return (await app.request(allEndpoints.createHighlight, { as, params: { id: conversationId }, body })).body.id;
}

async function uploadText(app: TestApp, as: TestUser): Promise<string> {
  const sent = multipart([{ name: 'most-private.txt', bytes: 'Most private' }]);
  return (await app.request(allEndpoints.uploadChatFile, { as, ...sent })).body.id;
}

async function archiveConversation(
  app: TestApp,
  as: TestUser,
  { conversationId }: { conversationId: string },
): Promise<string> {
  const body = { ids: [conversationId], kind: 'archive' };
  return (await app.request(allEndpoints.changeConversations, { as, body })).body.actId ?? '';
}

async function insertBackup({ db }: TestApp, { userId }: TestUser): Promise<{ backup: string; restore: string }> {
  const [backup, restore] = [newId(), newId()];
  await db.execute(sql`
    insert into backups (user_id, id, trigger, status, progress, created_at)
    values (${userId}, ${backup}, 'manual', 'ready', 1, now())`);
  await db.execute(sql`
    insert into restores (user_id, id, status, file_name, created_at)
    values (${userId}, ${restore}, 'ready', 'backup.zip', now())`);
  return { backup, restore };
}

export async function insertSubcategoryProposal(
  { db }: TestApp,
  { userId }: TestUser,
  categoryId: string,
  conversationId: string,
): Promise<string> {
  const id = newId();
  await db.execute(sql`
    insert into subcategory_proposals (user_id, category_id, id, name, type, conversation_ids, created_at)
    values (${userId}, ${categoryId}, ${id}, 'Teeth', 'topic', array[${conversationId}::uuid], now())`);
  return id;
}

async function insertRecommendation({ db }: TestApp, { userId }: TestUser): Promise<string> {
  const id = newId();
  await db.execute(sql`
    insert into recommendations (user_id, id, title, description, priority, action_type, created_at)
    values (${userId}, ${id}, 'Most private advice', '', 'high', 'planning', now())`);
  return id;
}

async function decideReviewItem(app: TestApp, as: TestUser, categoryId: string): Promise<string> {
  const { conversationId } = (await app.request(allEndpoints.sendChat, { as, body: { message: 'Hmm, the blue one?' } }))
    .body;
  const body = { decisions: [{ conversationId, categoryId }] };
  return (await app.request(allEndpoints.decideReview, { as, body })).body.actId ?? '';
}

async function addPlans(app: TestApp, as: TestUser) {
  const goal = (await app.request(allEndpoints.createGoal, { as, body: { title: 'Run', targetValue: 10 } })).body.id;
  const params = { id: goal };
  await app.request(allEndpoints.addGoalProgress, { as, params, body: { amount: 1 } });
  await app.request(allEndpoints.createMilestone, { as, params, body: { title: 'Halfway' } });
  const { milestoneList, log } = (await app.request(allEndpoints.getGoal, { as, params })).body;
  const task = (await app.request(allEndpoints.createTask, { as, body: { title: 'Buy shoes' } })).body.id;
  return { goal, task, milestone: milestoneList[0]?.id ?? '', progress: log[0]?.id ?? '' };
}

async function addReminders(app: TestApp, as: TestUser) {
  const remindAt = app.clock.now().toISOString();
  const body = { title: 'Most private', remindAt, recurrence: 'FREQ=DAILY' };
  const reminder = await app.request(allEndpoints.createReminder, { as, body });
  await app.server.services.fireDueReminders();
  const notifications = await app.request(allEndpoints.listNotifications, { as });
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const browser = await app.request(allEndpoints.subscribeToPush, {
    as,
    body: { endpoint: `https://push.example.org/${as.userId}`, keys },
  });
  return { reminder: reminder.body.id, notification: notifications.body[0]?.id ?? '', browser: browser.body.id };
}

async function addPrompt(app: TestApp, as: TestUser): Promise<string> {
  const body = {
    title: 'Most private',
    prompt: 'How was it?',
    startsAt: '2026-12-01T08:00:00Z',
    recurrence: 'FREQ=DAILY',
  };
  return (await app.request(allEndpoints.createPrompt, { as, body })).body.id;
}

async function insertFollowedCalendar({ db }: TestApp, { userId }: TestUser): Promise<string> {
  const id = newId();
  await db.execute(sql`
    insert into followed_calendars (user_id, id, url, name, color, event_count, skipped_count, content_hash, read_at, next_read_at, created_at)
    values (${userId}, ${id}, 'http://127.0.0.1:9/private.ics', 'Most private', '#5b7fd4', 0, 0, '', now(), '2199-01-01', now())`);
  return id;
}

async function addCard(app: TestApp, as: TestUser): Promise<{ deck: string; card: string }> {
  const deck = (await app.request(allEndpoints.createDeck, { as, body: { name: 'Spanish' } })).body.id;
  const body = { deckId: deck, front: 'la casa', back: 'the house' };
  const card = (await app.request(allEndpoints.createCard, { as, body })).body.id;
  await app.request(allEndpoints.reviewCard, { as, params: { id: card }, body: { rating: 'good' } });
  return { deck, card };
}

async function addEvent(
  app: TestApp,
  as: TestUser,
): Promise<{ event: string; eventChange: string; eventNote: string }> {
  const eventChange = randomUUID();
  const body = { title: 'Choir', eventDate: '2026-11-20T18:00:00Z', recurrence: 'FREQ=WEEKLY' };
  const made = await app.request(allEndpoints.createEvent, { as, headers: { 'idempotency-key': eventChange }, body });
  const event = `${made.body.id}~${made.body.eventDate}`;
  const note = await app.request(allEndpoints.addEventNote, {
    as,
    params: { id: event },
    body: { content: 'Most private' },
  });
  return { event, eventChange, eventNote: note.body.id };
}

async function beginPayment(app: TestApp, as: TestUser): Promise<string> {
  const { clientSecret } = (
    await app.request(allEndpoints.createPaymentIntent, { as, body: { tier: 'premium_annual' } })
  ).body;
  return clientSecret.split('_secret_')[0] ?? '';
}

async function announceUpload(app: TestApp, as: TestUser): Promise<string> {
  const body = { files: [{ name: 'conversations.json', bytes: 2 }] };
  return (await app.request(allEndpoints.createImportUploads, { as, body })).body.id;
}

type ImportItems = Pick<OneOfEach, 'finishedImport' | 'keptFile' | 'document' | 'documentVersion'>;

async function importFiles(app: TestApp, as: TestUser): Promise<ImportItems> {
  const conversation = makeChatgptConversation([
    { id: 'q', text: 'Imported question' },
    {
      id: 'c',
      role: 'assistant',
      recipient: 'canmore.create_textdoc',
      text: JSON.stringify({ name: 'Most private plan', type: 'document', content: 'Private words' }),
    },
    { id: 'a', role: 'assistant', text: 'Imported answer' },
  ]);
  const form = multipart([
    { name: 'conversations.json', bytes: JSON.stringify([conversation]) },
    { name: 'ideas.txt', bytes: `Most private ideas of ${as.userId}` },
  ]);
  const { body } = await app.request(allEndpoints.createImport, { as, headers: form.headers, body: form.body });
  await app.server.services.importRunner.wake();
  const { kept } = (await app.request(allEndpoints.getImport, { as, params: { id: body.id } })).body;
  return { finishedImport: body.id, keptFile: kept[0]?.id ?? '', ...(await findDocument(app, as)) };
}

async function findDocument(app: TestApp, as: TestUser): Promise<{ document: string; documentVersion: string }> {
  const listed = await app.request(allEndpoints.listConversations, { as });
  for (const { id } of listed.body) {
    const [document] = (await app.request(allEndpoints.listDocuments, { as, params: { id } })).body;
    if (document) return { document: document.id, documentVersion: document.versions[0]?.id ?? '' };
  }
  return { document: '', documentVersion: '' };
}

/** All rows of a user, by table. Compared before and after calls that must not change them. */
export async function listStoredRows({ db }: TestApp, { userId }: TestUser): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
  );
  const stored: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t where user_id = ${userId} order by 1`,
    );
    stored[name] = rows.map(({ row }) => row);
  }
  return stored;
}

/** Inserts a connected program, without the steps that connect one. Returns its id. */
async function insertConnectedApp({ db }: TestApp, { userId }: TestUser): Promise<string> {
  const id = newId();
  await db.execute(sql`
    insert into connected_apps (user_id, id, client_id, name, host, scopes, connected_at)
    values (${userId}, ${id}, 'a-client', 'Editor', 'localhost:8090', '{plan:read}', now())`);
  return id;
}

/** A key for models at an address where nothing listens. */
async function insertModelKey({ db }: TestApp, { userId }: TestUser): Promise<string> {
  const id = newId();
  await db.execute(sql`
    insert into model_keys (user_id, id, provider, name, base_url, last_characters, models, created_at, tested_at)
    values (${userId}, ${id}, 'ollama', 'Most private', 'http://127.0.0.1:9', '', '[]'::jsonb, now(), now())`);
  return id;
}
