import { browser } from 'wxt/browser';
import { readPageMessage } from '#page/page-messages.ts';
import { deliver } from '#sending/delivery.ts';
import { conversationOf, originsOf, type Site } from '#sites/site.ts';
import { siteOf, sites } from '#sites/sites.table.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { deleteOldPieces } from '#storage/pieces.ts';
import { readConnection, readSettings } from '#storage/settings.ts';
import { deleteOldStates, stateKey, readState } from '#storage/states.ts';
import { showBadge } from './badge.ts';
import { LoadPace } from './load-pace.ts';
import { createReceiver, type Receive, type Received } from './receive.ts';
import { isSiteEnabled } from './register-scripts.ts';

export const ALARM = 'send';
/** Queued conversations are sent after this time at the latest, even if the browser ended the worker before. */
const SAFETY_MS = 60_000;

type Sender = { tab?: { id?: number; incognito: boolean }; frameId?: number; id?: string; url?: string };

/** The background worker. The browser ends it whenever it is idle, so all lasting data is in the database. */
export class Worker {
  readonly #database: Promise<Database>;
  readonly #pace = new LoadPace(() => Date.now());
  readonly #changes = new BroadcastChannel('changes');
  #receive: Receive | null = null;
  #delivering: Promise<void> | null = null;

  constructor(factory: IDBFactory) {
    this.#database = openDatabase(factory);
  }

  /** Handles a message from a content script. The page may have forged it. Resolves once the conversation is stored. */
  async onPageMessage(value: unknown, sender: Sender): Promise<void> {
    const message = readPageMessage(value);
    const site = siteOfSender(sender);
    const tabId = sender.tab?.id;
    if (message === null || site === null || tabId === undefined || !(await isSiteEnabled(site))) return;
    const database = await this.#database;
    // Nothing is stored before the person has read what will be sent and has connected an archive.
    if ((await readConnection(database)) === undefined) return;
    const clock = { now: () => Date.now(), newRevision: () => crypto.randomUUID() };
    this.#receive ??= createReceiver({ database, ...clock });
    const received = message.type === 'loaded' ? await this.#receive(site, message) : null;
    if (received?.type === 'noted' && received.isQueued) await scheduleSending();
    void this.#afterPageMessage(database, tabId, site, received);
  }

  async #afterPageMessage(database: Database, tabId: number, site: Site, received: Received | null): Promise<void> {
    if (received?.type === 'reply_ended') await this.#loadAgain(database, tabId, site, received);
    await this.#showChanges();
    if (received?.type === 'noted' && received.isQueued) await this.sendSoon();
  }

  /** Sends waiting conversations; a second call waits for the first. */
  async send(): Promise<void> {
    this.#delivering ??= this.#deliver().finally(() => (this.#delivering = null));
    await this.#delivering;
  }

  async sendSoon(): Promise<void> {
    await scheduleSending();
    // Conversations that arrive while a batch is being sent are part of the next one.
    await this.#delivering;
    await this.send();
  }

  async deleteOldRecords(): Promise<void> {
    const database = await this.#database;
    await deleteOldStates(database);
    await deleteOldPieces(database, Date.now());
  }

  async #deliver(): Promise<void> {
    const database = await this.#database;
    const nextAt = await deliver({
      database,
      fetch: (...args) => fetch(...args),
      now: () => Date.now(),
      random: () => Math.random(),
    });
    if (nextAt === null) await browser.alarms.clear(ALARM);
    else await browser.alarms.create(ALARM, { when: Math.max(nextAt, Date.now() + 1_000) });
    await this.#showChanges();
  }

  async #loadAgain(
    database: Database,
    tabId: number,
    site: Site,
    { id, paths }: { id: string; paths: readonly string[] },
  ) {
    const { loadsAgain } = await readSettings(database);
    if (!loadsAgain || paths.length === 0 || !this.#pace.mayLoad(stateKey(site.key, id))) return;
    await browser.tabs.sendMessage(tabId, { type: 'load', paths });
  }

  /** Updates the badges of all tabs, and makes the open windows of the extension update themselves. */
  async #showChanges(): Promise<void> {
    const database = await this.#database;
    this.#changes.postMessage(null);
    const tabs = await browser.tabs.query({ url: sites.flatMap(originsOf) });
    for (const { id: tabId, url } of tabs) {
      const page = url === undefined ? null : URL.parse(url);
      const site = page === null ? undefined : siteOf(page);
      const id = page === null || site === undefined ? null : conversationOf(site, page);
      const state = site === undefined || id === null ? undefined : await readState(database, stateKey(site.key, id));
      if (tabId !== undefined) await showBadge(tabId, state);
    }
  }
}

const scheduleSending = () => browser.alarms.create(ALARM, { when: Date.now() + SAFETY_MS });

/** The site of the page that sent a message; null for any sender but the top frame of a tab in a normal window. */
function siteOfSender({ id, tab, frameId, url }: Sender): Site | null {
  if (id !== browser.runtime.id || tab === undefined || tab.incognito || frameId !== 0 || url === undefined)
    return null;
  const parsed = URL.parse(url);
  return parsed === null ? null : (siteOf(parsed) ?? null);
}
