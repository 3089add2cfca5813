import { setTimeout as delay } from 'node:timers/promises';
import { isSuccess, readObject, type Client } from './client.ts';
import type { Receivers } from './receivers.ts';

/** An account with the rows that its writes refer to. */
export interface Person {
  token: string;
  goalId: string;
  eventId: string;
  email: string;
}

const MAIL_TRIES = 300;
const MAIL_POLL_MS = 100;
const FUTURE_DATE = '2031-05-05T09:00:00Z';

export async function signUp(client: Client, name: string): Promise<Person> {
  const create = (path: string, body: object, token?: string) => post(client, path, body, token);
  const account = { firstName: name, lastName: 'Tester', email: `${name.toLowerCase()}@example.org` };
  const { authToken } = await create('/api/auth/signup', { ...account, password: 'correct horse' });
  const token = String(authToken);
  const goal = await create('/api/goals', { title: 'Read', targetValue: 100_000, unit: 'pages' }, token);
  const event = await create('/api/events', { title: 'With notes', eventDate: FUTURE_DATE }, token);
  return { token, goalId: String(goal['id']), eventId: String(event['id']), email: account.email };
}

/** Confirms the email by the mailed link, and subscribes a browser to push messages. */
export async function receiveNotifications(
  client: Client,
  { email, token }: Person,
  { mail, push }: Receivers,
): Promise<void> {
  const findLink = (): string | undefined =>
    mail.server.received
      .filter(({ recipients }) => recipients.includes(email))
      .flatMap(({ text = '' }) => /verify-email\?token=([^\s"<>]+)/.exec(text)?.[1] ?? [])
      .at(-1);
  for (let tries = 0; tries < MAIL_TRIES && findLink() === undefined; tries += 1) await delay(MAIL_POLL_MS);
  const link = findLink();
  if (link === undefined) throw new Error(`The mail that confirms ${email} never came.`);
  await post(client, '/api/auth/email/verify', { token: decodeURIComponent(link) });
  await post(client, '/api/notifications/push', push.subscription, token);
}

async function post(client: Client, path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const response = await client.request(`POST ${path}`, { body, ...(token !== undefined && { token }) });
  if (!isSuccess(response)) throw new Error(`POST ${path} answered ${response.status} ${response.text}`);
  return readObject(response.text);
}
