import { readTitles } from '#reading/read-titles.ts';
import { conversationOf, matchRequest, type Site } from '#sites/site.ts';
import type { PageEvent } from './page-link.ts';
import type { PageMessage } from './page-messages.ts';

interface RelayNeeds {
  site: Site;
  /** The address of the page, which may change without loading a new document. */
  pageAddress(): string;
  send(message: PageMessage): void;
  now(): number;
}

/**
 * How long a response waits for its conversation to be shown. The conversation may never be shown, because pages also
 * load a conversation when the pointer is over its link.
 */
const WAIT_MS = 60_000;
const MAX_WAITING = 5;
const MAX_TITLES = 2_000;

/** Passes on only the responses for the open conversation. */
export class PageRelay {
  readonly #needs: RelayNeeds;
  /** The titles by conversation. They stay in the content script; only that of the open conversation is passed on. */
  readonly #titles = new Map<string, string>();
  #waiting: { id: string; since: number; message: PageMessage & { type: 'loaded' } }[] = [];
  #shown = '';

  constructor(needs: RelayNeeds) {
    this.#needs = needs;
  }

  handle(event: PageEvent): void {
    const { site, pageAddress, send, now } = this.#needs;
    if (typeof event.url !== 'string') return;
    const match = matchRequest(site, event.method, new URL(event.url, pageAddress()));
    if (match === null) return;
    if (match.kind === 'list') return this.#keepTitles(event);
    const page = pageAddress();
    const openId = conversationOf(site, new URL(page));
    const id = match.id ?? openId;
    const message = { type: 'loaded' as const, ...event, page };
    if (id === null || id === openId || match.kind === 'reply_ended') return send(this.#withTitle(message, id));
    this.#waiting = [...this.#waiting, { id, since: now(), message }].slice(-MAX_WAITING);
  }

  /** To be called regularly, because the page may show another conversation. */
  checkPage(): void {
    const { site, pageAddress, send, now } = this.#needs;
    const page = pageAddress();
    if (page === this.#shown && this.#waiting.length === 0) return;
    const openId = conversationOf(site, new URL(page));
    const due = this.#waiting.filter(({ id }) => id === openId);
    this.#waiting = this.#waiting.filter(({ id, since }) => id !== openId && now() - since < WAIT_MS);
    for (const { id, message } of due) send(this.#withTitle({ ...message, page }, id));
    if (page !== this.#shown) send({ type: 'shown', page });
    this.#shown = page;
  }

  #keepTitles({ body, status }: PageEvent): void {
    if (typeof body !== 'string' || status !== 200) return;
    for (const [id, title] of readTitles(this.#needs.site.key, body))
      if (this.#titles.size < MAX_TITLES || this.#titles.has(id)) this.#titles.set(id, title.slice(0, 1_000));
  }

  #withTitle(message: PageMessage, id: string | null): PageMessage {
    const title = this.#titles.get(id ?? '');
    return message.type === 'loaded' && title !== undefined ? { ...message, title } : message;
  }
}
