import { expect, type Page, test } from '@playwright/test';
import {
  chatgptPage,
  chatgptResponse,
  recordedPage,
  recordedPages,
  type RecordedPage,
} from '../apps/extension/test/site-responses.ts';
import { PRODUCT_ADDRESS } from './support/addresses.ts';
import { startArchiveProxy } from './support/archive-proxy.ts';
import { findViolations } from './support/axe.ts';
import { chromiumWithExtensions, type ExtensionBrowser, startExtensionBrowser } from './support/extension-browser.ts';
import { callAs, createPerson, type Person } from './support/people.ts';
import { serveRecordedSites } from './support/recorded-sites.ts';
import { required } from './support/required.ts';

test.describe.configure({ mode: 'serial' });
test.skip(chromiumWithExtensions === undefined, 'there is no Chromium with extensions on this computer');

let sites: Awaited<ReturnType<typeof serveRecordedSites>>;
let archive: Awaited<ReturnType<typeof startArchiveProxy>>;
let browser: ExtensionBrowser;
let person: Person;

test.beforeAll(async () => {
  sites = await serveRecordedSites();
  archive = await startArchiveProxy(PRODUCT_ADDRESS);
  browser = await startExtensionBrowser(sites.port, archive.address);
  person = await createPerson();
});
test.afterAll(async () => {
  await browser.close();
  archive.close();
  sites.close();
});

const listArchive = () => callAs<{ id: string; title: string }[]>(person, 'GET', '/api/conversations?limit=50');
const listTitles = async () => (await listArchive()).map(({ title }) => title).toSorted();
const findConversation = async (title: string) =>
  required(
    (await listArchive()).find((conversation) => conversation.title === title),
    `conversation ${title}`,
  );
const fetchMessages = async (id: string) =>
  (await callAs<{ messages: { content: string }[] }>(person, 'GET', `/api/conversations/${id}`)).messages;
const fetchMessagesOfTitle = async (title: string) => fetchMessages((await findConversation(title)).id);

/** Opens a recorded page in a new tab, and waits until it has loaded everything. */
async function visitPage(page: RecordedPage): Promise<Page> {
  sites.record(page);
  const tab = await browser.context.newPage();
  await tab.goto(page.address);
  await expect(tab).toHaveTitle('Loaded');
  return tab;
}

/** Checks the content of a tab's popup. */
async function expectState(tab: Page, title: string): Promise<Page> {
  const popup = await browser.openPopup(tab);
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText(title);
  return popup;
}

test('A browser is connected by a code, and files the conversations that are opened on each site', async () => {
  const earlyTab = await visitPage(recordedPage('claude'));
  await expectState(earlyTab, 'Not connected').then((popup) => popup.close());

  const otherOptions = await browser.open('options.html');
  const options = await browser.open('options.html');
  expect((await findViolations(options)).map(({ id }) => id)).toEqual([]);
  const { code } = await callAs<{ code: string }>(person, 'POST', '/api/pairings?canRead=true');
  await options.getByLabel('Address of your archive').fill('http://archive.example.org');
  await options.getByLabel('Code from Settings').fill(code.toLowerCase());
  await options.getByLabel('Name of this browser').fill('Chromium at home');
  await options.getByRole('checkbox', { name: 'Send these conversations' }).check();
  await options.getByRole('button', { name: 'Connect' }).click();
  await expect(options.getByRole('alert')).toHaveText(/has to be reached by https/);
  await options.getByLabel('Address of your archive').fill(archive.address);
  await options.getByRole('button', { name: 'Connect' }).click();
  await expect(options.getByRole('heading', { name: 'Connected' })).toBeVisible();
  await expect(otherOptions.getByRole('heading', { name: 'Connected' })).toBeVisible();
  expect((await findViolations(otherOptions)).map(({ id }) => id)).toEqual([]);
  expect(await callAs(person, 'GET', '/api/devices')).toMatchObject([{ name: 'Chromium at home', canRead: true }]);
  // A conversation that was opened before the browser was connected is not filed.
  expect(await listTitles()).toEqual([]);

  const tabs = await Promise.all(recordedPages.map((page) => visitPage(page)));
  await expect.poll(listTitles).toEqual(recordedPages.map(({ title }) => title).toSorted());
  expect((await fetchMessagesOfTitle('Salt of the sea')).map(({ content }) => content)).toEqual([
    'Why is the sea salty?',
    'Rivers bring salt.',
  ]);

  const popup = await expectState(tabs[0]!, 'Archived');
  expect((await findViolations(popup)).map(({ id }) => id)).toEqual([]);
  await expect(popup.getByRole('heading', { name: 'Related in your archive' })).toBeVisible();
  const [opened] = await Promise.all([
    browser.context.waitForEvent('page'),
    popup.getByRole('link', { name: 'Open in my archive' }).click(),
  ]);
  const stored = await findConversation('Salt of the sea');
  expect(opened.url()).toBe(`${archive.address}/conversation-chat/${stored.id}`);
  await options.reload();
  await expect(options.getByRole('region').or(options.locator('#states')).getByText('Archived')).toHaveCount(
    recordedPages.length,
  );
  await Promise.all([...tabs, popup, opened, options, otherOptions, earlyTab].map((page) => page.close()));
});

test('Temporary chats, unknown formats and data that a page invents are not filed', async () => {
  const before = await listTitles();
  const temporary = await visitPage(chatgptPage({ id: '6900aaaa-0000-8000-8000-0000000000e1', isTemporary: true }));
  await expectState(temporary, 'Temporary chat').then((popup) => popup.close());

  const changed = chatgptPage({ id: '6900aaaa-0000-8000-8000-0000000000e2' });
  const body = JSON.stringify({ ...chatgptResponse({ id: changed.id }), mapping: undefined });
  const changedTab = await visitPage({
    ...changed,
    loads: [{ method: 'GET', path: `/backend-api/conversation/${changed.id}`, body }],
  });
  const popup = await expectState(changedTab, 'Not saved');
  await expect(popup.getByText('ChatGPT has changed how it loads conversations (“mapping” is missing).')).toBeVisible();
  await popup.close();

  await temporary.evaluate((text) => {
    const detail = JSON.stringify({
      url: `${location.origin}/backend-api/conversation/x`,
      method: 'GET',
      status: 200,
      body: text,
    });
    document.addEventListener('archive-extension:nonce', (event) => {
      document.dispatchEvent(new CustomEvent(`${(event as CustomEvent).detail}:from-page`, { detail }));
    });
    document.dispatchEvent(new CustomEvent('archive-extension:greeting'));
    window.postMessage({ type: 'loaded', body: text }, '*');
  }, JSON.stringify(chatgptResponse()));
  const { captures } = archive.state;
  await visitPage(recordedPage('grok')).then((tab) => tab.close());
  // The conversation is sent again, although nothing in it has changed.
  await expect.poll(() => archive.state.captures).toBeGreaterThan(captures);
  expect(await listTitles()).toEqual(before);
  await Promise.all([temporary.close(), changedTab.close()]);
});

test('A restart of the worker and an hour without the archive lose nothing', async () => {
  const before = await listTitles();
  archive.state.isUnreachable = true;
  const grown = chatgptPage({ answers: ['Rivers bring salt.', 'For ages.'] });
  const tab = await visitPage(grown);
  const popup = await expectState(tab, 'Waiting to be sent');
  await expect(popup.getByText('The archive cannot be reached.')).toBeVisible();
  await browser.stopWorker();
  const fresh = await visitPage(
    chatgptPage({ id: '6900aaaa-0000-8000-8000-0000000000e3', question: 'How deep is the sea?' }),
  );
  await expect(popup.getByText('2 conversations wait to be sent.')).toBeVisible();
  await browser.stopWorker();

  archive.state.isUnreachable = false;
  await browser.worker.evaluate(triggerAlarmInAnHour);
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Archived');
  await expect.poll(async () => (await fetchMessagesOfTitle('Salt of the sea')).length).toBeGreaterThan(1);
  await expect.poll(async () => (await listTitles()).length).toBe(before.length + 1);
  const ids = (await listArchive()).filter(({ title }) => title === 'Salt of the sea').map(({ id }) => id);
  const lengths = await Promise.all(ids.map(async (id) => (await fetchMessages(id)).length));
  expect(lengths.toSorted()).toEqual([2, 4]);
  await Promise.all([tab, fresh, popup].map((page) => page.close()));
});

test('After a reply the popup asks to reload the page; with the option, the page loads the conversation again', async () => {
  const page = chatgptPage({ answers: ['Rivers bring salt.', 'For ages.'] });
  const tab = await visitPage(page);
  const popup = await expectState(tab, 'Archived');
  sites.record(chatgptPage({ answers: ['Rivers bring salt.', 'For ages.', 'Still now.'] }));
  const load = `GET https://chatgpt.com/backend-api/conversation/${page.id}`;
  const listLoads = () => sites.requests.filter(({ line }) => line === load);
  const count = listLoads().length;
  const requestReply = () =>
    tab.evaluate(() => fetch('/backend-api/f/conversation', { method: 'POST' }).then(({ status }) => status));
  sites.record({
    ...page,
    address: 'https://chatgpt.com/',
    loads: [{ method: 'POST', path: '/backend-api/f/conversation', body: '{}' }],
  });
  expect(await requestReply()).toBe(200);
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('New since it was loaded');
  await expect(popup.getByRole('link', { name: 'Open what is archived' })).toBeVisible();
  expect(listLoads()).toHaveLength(count);

  const options = await browser.open('options.html');
  await options.getByRole('checkbox', { name: 'Load the conversation once more' }).check();
  expect(await requestReply()).toBe(200);
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Archived');
  expect(listLoads()).toHaveLength(count + 1);
  expect(listLoads().at(-1)?.authorization).toBe('Bearer of-the-page');
});

/** Runs in the service worker: sets its clock an hour ahead, and triggers its alarm. */
async function triggerAlarmInAnHour(): Promise<void> {
  const { chrome } = globalThis as unknown as {
    chrome: { alarms: { create(name: string, at: object): Promise<void> } };
  };
  const now = Date.now.bind(Date);
  Date.now = () => now() + 3_600_000;
  await chrome.alarms.create('send', { when: now() + 50 });
}
