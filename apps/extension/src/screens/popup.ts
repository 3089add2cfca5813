import { browser } from 'wxt/browser';
import { listRelated } from '#sending/archive-client.ts';
import { originsOf } from '#sites/site.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import type { Connection } from '#storage/settings.ts';
import { isSiteEnabled } from '#worker/register-scripts.ts';
import { button, element, link, replaceContent } from './elements.ts';
import { describeState, texts } from './texts.ts';
import { readView, type View } from './view.ts';

interface Tab {
  id?: number;
  url?: string;
}

/** Shows the state of the conversation in a tab, and updates it. */
export async function openPopup(tab: Tab): Promise<void> {
  const database = await openDatabase(indexedDB);
  // A tab keeps its id when its page changes, so the address is read each time.
  const refresh = async () => {
    const { url = tab.url } = tab.id === undefined ? tab : await browser.tabs.get(tab.id);
    await showAll(database, tab, await readView(database, url, isSiteEnabled));
  };
  new BroadcastChannel('changes').addEventListener('message', () => void refresh());
  browser.permissions.onAdded.addListener(() => void refresh());
  await refresh();
}

async function showAll(database: Database, tab: Tab, view: View): Promise<void> {
  const { connection, waiting, problem, state } = view;
  replaceContent('site', view.site?.name ?? 'Archive');
  showState(tab, view);
  replaceContent(
    'queue',
    waiting > 0 && element('span', {}, [texts.waiting(waiting), problem].filter(Boolean).join(' ')),
    waiting > 0 &&
      connection?.isAccepted === true &&
      button(texts.sendNow, () => void browser.runtime.sendMessage({ type: 'send' }), 'link'),
  );
  replaceContent(
    'settings',
    button(texts.settings, () => void browser.runtime.openOptionsPage(), 'link'),
  );
  if (connection !== undefined && state?.archivedAs !== undefined) await showRelated(connection, state.archivedAs);
  else replaceContent('related');
}

function showState(tab: Tab, view: View): void {
  const { site, connection, state } = view;
  const { id: tabId } = tab;
  const reload = () => tabId !== undefined && button(texts.reload, () => void browser.tabs.reload(tabId));
  if (connection === undefined || !connection.isAccepted) {
    const text = connection === undefined ? texts.notConnected : texts.revoked;
    return showLines(
      text,
      'plain',
      button(texts.connect, () => void browser.runtime.openOptionsPage()),
    );
  }
  if (site === undefined) return showLines(texts.otherPage, 'plain');
  if (!view.isSiteOn) {
    const turnOn = () => void turnOnFor(tab, originsOf(site));
    const text = { title: texts.offTitle(site.name), text: texts.offText(site.name) };
    return showLines(text, 'plain', button(texts.turnOn(site.name), turnOn, 'button primary'));
  }
  if (!view.isConversation) return showLines(texts.noChat, 'plain');
  if (state === undefined) return showLines(texts.unseen, 'plain', reload());
  const address = state.archivedAs && `${connection.url}/conversation-chat/${state.archivedAs}`;
  const label = state.status === 'archived' ? texts.open : texts.openEarlier;
  return showLines(
    describeState(state, site.name),
    state.status,
    address !== undefined && link(address, label, 'button primary'),
    (state.status === 'grown' || state.status === 'not_ready') && reload(),
  );
}

/** The browser asks for permission in a window that may close this one. */
async function turnOnFor(tab: Tab, origins: string[]): Promise<void> {
  const isGranted = await browser.permissions.request({ origins });
  if (isGranted && tab.id !== undefined) await browser.tabs.reload(tab.id);
}

function showLines(
  { title, text }: { title: string; text: string },
  status: string,
  ...actions: (Node | false)[]
): void {
  replaceContent(
    'state',
    element('h1', { 'data-status': status }, title),
    element('p', {}, text),
    element('div', { class: 'actions' }, ...actions),
  );
}

async function showRelated(connection: Connection, id: string): Promise<void> {
  if (!connection.canSearch) return replaceContent('related', element('p', { class: 'muted' }, texts.relatedLocked));
  const related = await listRelated(connection, id, (...args) => fetch(...args));
  if (related === null) return replaceContent('related');
  const items = related.map(({ conversationId, title, createdAt }) =>
    element(
      'li',
      {},
      link(`${connection.url}/conversation-chat/${conversationId}`, title),
      element('time', { datetime: createdAt }, new Date(createdAt).toLocaleDateString()),
    ),
  );
  return replaceContent(
    'related',
    element('h2', {}, texts.related),
    items.length > 0 ? element('ul', {}, ...items) : element('p', { class: 'muted' }, texts.noRelated),
  );
}
