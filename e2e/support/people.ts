import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { PRODUCT_ADDRESS } from './addresses.ts';
import { poll } from './poll.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  authToken: string;
  /** Address of the instance that has the account. */
  address: string;
}

interface ImportState {
  id: string;
  status: string;
  counts: { found: number; created: number };
  preview: unknown;
}

interface Details {
  firstName?: string;
  email?: string;
  address?: string;
}

/** Creates an account through the same endpoint as the sign-up page. */
export async function createPerson(details: Details = {}): Promise<Person> {
  const { person, body } = describePerson(details);
  const response = await fetch(`${person.address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Sign-up was refused: ${await response.text()}`);
  return { ...person, ...((await response.json()) as { authToken: string }) };
}

/** Signs the browser in as this person. */
export async function signIn(target: Page | BrowserContext, person: Person): Promise<void> {
  const { email, password } = person;
  await openSession(target, person.address, '/api/auth/login', { email, password });
}

/** Creates an account with the sign-up API and signs this page in. */
export async function signUp(page: Page, details: Details = {}): Promise<Person> {
  const { person, body } = describePerson(details);
  return { ...person, authToken: await openSession(page, person.address, '/api/auth/signup', body) };
}

function describePerson({ firstName = 'Ada', address = PRODUCT_ADDRESS, email }: Details) {
  const account = {
    firstName,
    lastName: 'Lovelace',
    email: email ?? `${firstName.toLowerCase()}.${randomUUID()}@example.com`,
    password: 'correct horse',
  };
  return { person: { ...account, address }, body: { ...account, timeZone: 'Europe/Berlin' } };
}

/** Signs in with a call to this route: keeps the session's cookie, and its token in the local storage. */
async function openSession(
  target: Page | BrowserContext,
  address: string,
  route: string,
  body: object,
): Promise<string> {
  const context = 'pages' in target ? target : target.context();
  const response = await context.request.post(`${address}${route}`, { data: body });
  if (!response.ok()) throw new Error(`${route} was refused: ${await response.text()}`);
  const { authToken } = (await response.json()) as { authToken: string };
  const page = 'pages' in target ? await target.newPage() : target;
  // A page of the same origin without the app's scripts.
  const blank = `${address}/blank`;
  await page.route(blank, (intercepted) =>
    intercepted.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blank);
  await page.evaluate((token) => localStorage.setItem('authToken', token), authToken);
  if (page !== target) await page.close();
  return authToken;
}

export async function callAs<Result>(person: Person, method: string, route: string, body?: unknown): Promise<Result> {
  const response = await fetch(`${person.address}${route}`, {
    method,
    headers: { authorization: `Bearer ${person.authToken}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${route} answered ${response.status}: ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as Result;
}

/** Approves the suggestions in the inbox whose title matches. Throws if there is none. */
export async function approveSuggestions(person: Person, titles: RegExp): Promise<void> {
  const suggestions = await callAs<{ title: string }[]>(person, 'GET', '/api/suggestions');
  const matching = suggestions.filter(({ title }) => titles.test(title));
  if (matching.length === 0) throw new Error(`There is no suggestion with a title like ${titles}`);
  for (const suggestion of matching) await callAs(person, 'POST', '/api/suggestions/approve', { suggestion });
}

/** Sends one question and waits for the reply; returns the conversation's id. */
export async function sendMessageAs(person: Person, message: string, conversationId?: string): Promise<string> {
  const result = await callAs<{ conversationId: string }>(person, 'POST', '/api/chat', { message, conversationId });
  return result.conversationId;
}

/** Imports an export of one or more files, and waits for its receipt. */
export async function importExport(person: Person, ...files: string[]): Promise<ImportState> {
  return pollImport(person, await sendFiles(person, files, ''), ['completed', 'failed', 'cancelled']);
}

/** Uploads exports and waits for their preview. */
export async function uploadForPreview(person: Person, files: readonly string[]): Promise<ImportState> {
  const sent = await sendFiles(person, files, '?preview=true');
  return pollImport(person, sent, ['failed'], (imported) => imported.preview !== null);
}

async function sendFiles(person: Person, files: readonly string[], query: string): Promise<ImportState> {
  const form = new FormData();
  for (const file of files) form.append('file', new Blob([await readFile(file)]), path.basename(file));
  const response = await fetch(`${person.address}/api/imports${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.authToken}` },
    body: form,
  });
  if (!response.ok) throw new Error(`The import was refused: ${await response.text()}`);
  return (await response.json()) as ImportState;
}

/** Polls until the import has one of these statuses, or `isDone` is true of it. */
async function pollImport(
  person: Person,
  sent: ImportState,
  endStatuses: readonly string[],
  isDone: (imported: ImportState) => boolean = () => false,
): Promise<ImportState> {
  const readEnd = async () => {
    const imported = await callAs<ImportState>(person, 'GET', `/api/imports/${sent.id}`);
    return endStatuses.includes(imported.status) || isDone(imported) ? imported : undefined;
  };
  return poll(readEnd, `the import ${sent.id}`);
}
