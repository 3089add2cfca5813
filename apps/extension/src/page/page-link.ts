/**
 * The link between the script in the page and the content script, which share only the document. Both run before the
 * page's own scripts: the content script creates a nonce and hands it over immediately, and the names of all later
 * events contain it. The page can neither receive nor send these events.
 */
const GREETING = 'archive-extension:greeting';
const NONCE = 'archive-extension:nonce';

/** A response that the page has loaded. */
export interface PageEvent {
  url: string;
  method: string;
  status: number;
  /** Null if the body is too large, or if the event only reports that a streamed reply has ended. */
  body: string | null;
}

export interface Link<Sent, Received> {
  send(value: Sent): void;
  receive(listener: (value: Received) => void): void;
}

// The page may replace these functions later.
const { addEventListener, removeEventListener, dispatchEvent } = EventTarget.prototype;
const { CustomEvent: Event } = globalThis;
const { stringify, parse } = JSON;
const { apply } = Reflect;

const on = (name: string, listener: (event: globalThis.Event) => void) =>
  apply(addEventListener, document, [name, listener]);
const off = (name: string, listener: (event: globalThis.Event) => void) =>
  apply(removeEventListener, document, [name, listener]);
const emit = (name: string, detail: unknown) => apply(dispatchEvent, document, [new Event(name, { detail })]);

function open<Sent, Received>(outgoing: string, incoming: string): Link<Sent, Received> {
  return {
    send: (value) => emit(outgoing, stringify(value)),
    receive: (listener) =>
      on(incoming, (event) => {
        const { detail } = event as CustomEvent<unknown>;
        if (typeof detail === 'string') listener(parse(detail) as Received);
      }),
  };
}

/** For the content script. */
export function offerLink<Sent, Received>(nonce: string): Link<Sent, Received> {
  const sendNonce = () => emit(NONCE, nonce);
  const stop = () => off(GREETING, sendNonce);
  on(GREETING, sendNonce);
  on(`${nonce}:taken`, stop);
  // If no script has taken the nonce by then, the page's own scripts must not get it.
  on('DOMContentLoaded', stop);
  sendNonce();
  return open(`${nonce}:to-page`, `${nonce}:from-page`);
}

/** For the script in the page; calls back when the content script is there. */
export function takeLink<Sent, Received>(onLink: (link: Link<Sent, Received>) => void): void {
  const take = (event: globalThis.Event) => {
    const { detail: nonce } = event as CustomEvent<unknown>;
    if (typeof nonce !== 'string') return;
    off(NONCE, take);
    emit(`${nonce}:taken`, null);
    onLink(open(`${nonce}:from-page`, `${nonce}:to-page`));
  };
  on(NONCE, take);
  emit(GREETING, null);
}
