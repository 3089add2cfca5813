import { browser } from 'wxt/browser';
import { permissionFor } from '#sending/archive-address.ts';
import { originsOf, type Site } from '#sites/site.ts';
import { sites } from '#sites/sites.table.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { type Connection, readConnection, readSettings, writeSettings } from '#storage/settings.ts';
import { type ConversationState, listStates } from '#storage/states.ts';
import { isSiteEnabled } from '#worker/register-scripts.ts';
import { connectForm } from './connect-form.ts';
import { button, element, link, replaceContent } from './elements.ts';
import { describeState, texts } from './texts.ts';

const MAX_SHOWN = 20;

export async function openOptions(): Promise<void> {
  const database = await openDatabase(indexedDB);
  let shownConnection: string | undefined;
  const showCurrent = async () => {
    shownConnection = JSON.stringify(await readConnection(database));
    await showAll(database, refresh);
  };
  const refresh = () => void showCurrent();
  // A form that is being filled in is kept, unless another page has connected or disconnected.
  const updateOnChange = async () => {
    if (JSON.stringify(await readConnection(database)) !== shownConnection) await showCurrent();
    else if (shownConnection !== undefined) await showStates(database);
  };
  new BroadcastChannel('changes').addEventListener('message', () => void updateOnChange());
  browser.permissions.onAdded.addListener(refresh);
  browser.permissions.onRemoved.addListener(refresh);
  await showCurrent();
}

async function showAll(database: Database, refresh: () => void): Promise<void> {
  const connection = await readConnection(database);
  showConnection(database, connection, refresh);
  if (connection === undefined) {
    for (const id of ['sites', 'reload-setting', 'states']) replaceContent(id);
    return;
  }
  await showSites(refresh);
  await showReloadSetting(database);
  await showStates(database);
}

function showConnection(database: Database, connection: Connection | undefined, refresh: () => void): void {
  if (connection === undefined || !connection.isAccepted) {
    const title = connection === undefined ? 'Connect your archive' : texts.revoked.title;
    replaceContent(
      'connection',
      element('h2', {}, title),
      connection !== undefined && element('p', { class: 'problem' }, texts.revoked.text),
      connectForm(database, connection, refresh),
    );
    return;
  }
  const connectAgain = button('Connect again…', () =>
    replaceContent('connection', element('h2', {}, 'Connect your archive'), connectForm(database, connection, refresh)),
  );
  const forget = button('Disconnect and forget all', () => void disconnect(connection));
  replaceContent(
    'connection',
    element('h2', {}, 'Connected'),
    element(
      'p',
      {},
      'Conversations go to ',
      link(connection.url, connection.url),
      ` as “${connection.deviceName}”. `,
      connection.canSearch ? 'This browser may also search the archive.' : 'This browser can read nothing there.',
    ),
    element('div', { class: 'actions' }, connectAgain, forget),
    element('p', { class: 'hint' }, 'To end its access at once, remove the device in the settings of your archive.'),
  );
}

/** Deletes the database with the token and the queue, and gives up the permissions. */
async function disconnect({ url }: Connection): Promise<void> {
  await browser.permissions.remove({ origins: [...sites.flatMap(originsOf), permissionFor(url)] }).catch(() => false);
  const database = await openDatabase(indexedDB);
  await database.clear();
  new BroadcastChannel('changes').postMessage(null);
  location.reload();
}

async function showSites(refresh: () => void): Promise<void> {
  const rows = await Promise.all(
    sites.map(async (site) =>
      element(
        'li',
        {},
        element('span', {}, site.name, element('span', { class: 'muted' }, site.hosts[0] ?? '')),
        siteSwitch(site, await isSiteEnabled(site), refresh),
      ),
    ),
  );
  replaceContent(
    'sites',
    element('h2', {}, 'Sites'),
    element('p', { class: 'hint' }, 'Reload pages that were open when you switch a site on.'),
    element('ul', { class: 'rows' }, ...rows),
  );
}

function siteSwitch(site: Site, isSiteOn: boolean, refresh: () => void): HTMLElement {
  const origins = originsOf(site);
  if (isSiteOn)
    return button(texts.turnOff, () => void browser.permissions.remove({ origins }).then(refresh), 'button small');
  const ask = () => void browser.permissions.request({ origins }).then(refresh);
  const turnOn = button('Turn on', ask, 'button small');
  turnOn.setAttribute('aria-label', texts.turnOn(site.name));
  return turnOn;
}

async function showReloadSetting(database: Database): Promise<void> {
  const { loadsAgain } = await readSettings(database);
  const box = element('input', { type: 'checkbox', checked: loadsAgain });
  box.addEventListener('change', () => void writeSettings(database, { loadsAgain: box.checked }));
  replaceContent(
    'reload-setting',
    element('h2', {}, 'After a reply'),
    element(
      'label',
      { class: 'choice' },
      box,
      element('span', {}, 'Load the conversation once more when a reply has ended'),
    ),
    element(
      'p',
      { class: 'hint' },
      'Otherwise new messages are saved the next time you open the conversation. With this, the page asks its site for the open conversation once after each reply, as a reload would. The terms of some sites forbid automatic requests. Not possible for Gemini and Copilot.',
    ),
  );
}

async function showStates(database: Database): Promise<void> {
  const states = (await listStates(database)).slice(0, MAX_SHOWN);
  replaceContent(
    'states',
    element('h2', {}, 'Recently'),
    states.length > 0
      ? element('ul', { class: 'rows' }, ...states.map(stateRow))
      : element('p', { class: 'muted' }, 'Nothing yet.'),
  );
}

function stateRow(state: ConversationState): HTMLElement {
  const site = sites.find(({ key }) => key === state.site)?.name ?? state.site;
  const { title, text } = describeState(state, site);
  return element(
    'li',
    {},
    element('span', { title: text }, `${site}: ${state.title ?? state.id}`),
    element('span', { class: 'muted', title: text }, title),
  );
}
