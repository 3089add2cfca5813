import { sendChat } from '@app/contract/chat';
import type { ConversationSource } from '@app/contract/conversations';
import { createEvent } from '@app/contract/event-edits';
import { createGoal } from '@app/contract/goals';
import { createReminder } from '@app/contract/reminders';
import { createTask } from '@app/contract/tasks';
import { afterAll, beforeAll } from 'vitest';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { createTestApp, type TestApp, type TestUser } from './test-app.ts';

interface StoredConversation {
  title: string;
  day: string;
  source: ConversationSource;
  /** Questions and replies in turn. */
  messages: readonly string[];
}

/** What a person has in the workspace. Days are 'YYYY-MM-DD'; it is November 20, 2026. */
export interface Belongings {
  conversations: readonly StoredConversation[];
  goal: { title: string; targetValue: number; unit: string; targetDate: string };
  tasks: readonly { title: string; dueDate?: string }[];
  events: readonly { title: string; eventDate: string; duration: number }[];
  reminder: { title: string; remindAt: string };
}

async function storeConversation(app: TestApp, { userId }: TestUser, stored: StoredConversation): Promise<void> {
  const { title, source } = stored;
  const createdAt = new Date(`${stored.day}T10:00:00Z`);
  const ids = stored.messages.map(() => newId());
  const messages = stored.messages.map((content, at) => ({
    id: ids[at] ?? '',
    parentId: ids[at - 1] ?? null,
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
    createdAt,
  }));
  const dates = { createdAt, updatedAt: createdAt };
  const draft = { id: newId(), title, source, ...dates, messages, activeLeafId: ids.at(-1) ?? '' };
  await inTransaction(app.db, (tx) => app.server.services.conversations.storeConversations({ tx, userId }, [draft]));
}

/** Creates a person with these belongings. No other person in the app may have the name. */
async function createPerson(app: TestApp, name: string, belongings: Belongings): Promise<TestUser> {
  const person = await app.signUp(name);
  for (const conversation of belongings.conversations) await storeConversation(app, person, conversation);
  for (const body of belongings.tasks) await app.request(createTask, { as: person, body });
  for (const body of belongings.events) await app.request(createEvent, { as: person, body });
  await app.request(createGoal, { as: person, body: belongings.goal });
  await app.request(createReminder, { as: person, body: belongings.reminder });
  return person;
}

/** Sends messages one after another in one conversation, and returns the last reply. */
async function askInTurn(app: TestApp, person: TestUser, [first = '', ...others]: readonly string[]) {
  let { body } = await app.request(sendChat, { as: person, body: { message: first } });
  for (const message of others) {
    const { conversationId } = body;
    body = (await app.request(sendChat, { as: person, body: { message, conversationId } })).body;
  }
  return body;
}

/** A reply whose links name no conversation. */
const withoutIds = (reply: string): string => reply.replaceAll(/\(\/conversation-chat\/[0-9a-f-]{36}\)/g, '(…)');

/**
 * An app for the tests of one file, and a person with these belongings who asks the built-in assistant. `ask` sends
 * messages in one new conversation and returns the last response, `reply` returns only its text, with plain spaces.
 */
export function setUpAskingPerson(belongings: Belongings) {
  let app: TestApp;
  let person: TestUser;
  beforeAll(async () => {
    app = await createTestApp({ environment: { FREE_AI_CHATS_PER_MONTH: '0' } });
  });
  afterAll(() => app.close());
  const ask = (...messages: string[]) => askInTurn(app, person, messages);
  const reply = async (...messages: string[]): Promise<string> => {
    const { response } = await ask(...messages);
    // French has no-break spaces between numbers and units.
    return withoutIds(response).replaceAll('\u00a0', ' ').trim();
  };
  return {
    /** Each group of tests needs a person of its own, because the number of messages per person is limited. */
    asNewPerson: (name: string) =>
      beforeAll(async () => {
        person = await createPerson(app, name, belongings);
      }),
    ask,
    reply,
  };
}
