import { sendChat } from '@app/contract/chat';
import type { ConversationSource } from '@app/contract/conversations';
import { createEvent } from '@app/contract/event-edits';
import { createGoal } from '@app/contract/goals';
import { createReminder } from '@app/contract/reminders';
import { createTask } from '@app/contract/tasks';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import type { TestApp, TestUser } from './test-app.ts';

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
export async function createPerson(app: TestApp, name: string, belongings: Belongings): Promise<TestUser> {
  const person = await app.signUp(name);
  for (const conversation of belongings.conversations) await storeConversation(app, person, conversation);
  for (const body of belongings.tasks) await app.request(createTask, { as: person, body });
  for (const body of belongings.events) await app.request(createEvent, { as: person, body });
  await app.request(createGoal, { as: person, body: belongings.goal });
  await app.request(createReminder, { as: person, body: belongings.reminder });
  return person;
}

/** Sends messages one after another in one conversation, and returns the last reply. */
export async function askInTurn(app: TestApp, person: TestUser, [first = '', ...others]: readonly string[]) {
  let { body } = await app.request(sendChat, { as: person, body: { message: first } });
  for (const message of others) {
    const { conversationId } = body;
    body = (await app.request(sendChat, { as: person, body: { message, conversationId } })).body;
  }
  return body;
}

/** A reply whose links name no conversation. */
export const withoutIds = (reply: string): string => reply.replaceAll(/\(\/conversation-chat\/[0-9a-f-]{36}\)/g, '(…)');
