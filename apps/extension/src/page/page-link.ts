/**
 * The link between the script in the page and the one beside it, which share only the document. Both run before the
 * scripts of the page: the one beside the page makes up a nonce and hands it over at once, and all later events have it in
 * their names. The page can neither hear nor send them.
 */
const GREETING = 'archive-extension:greeting';
const NONCE = 'archive-extension:nonce';

/** From the page: what it has loaded, and the address that was loaded. */
export interface PageEvent {
  url: string;
  method: string;
  status: number;
  /** Null if it is too large, or has not been kept. */
  body: string | null;
}

export interface Link<Sent, Received> {
  send(value: Sent): void;
  receive(listener: (value: Received) => void): void;
}

// The page may replace them later.
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

/** For the script beside the page. */
export function offerLink<Sent, Received>(nonce: string): Link<Sent, Received> {
  const give = () => emit(NONCE, nonce);
  const stop = () => off(GREETING, give);
  on(GREETING, give);
  on(`${nonce}:taken`, stop);
  // Scripts of the page run from now on.
  on('DOMContentLoaded', stop);
  give();
  return open(`${nonce}:to-page`, `${nonce}:from-page`);
}

/** For the script in the page; calls back when the other one is there. */
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
