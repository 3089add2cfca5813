/**
 * What the browser keeps for us. Where storage is refused (private windows, blocked cookies, a full disk)
 * values live as long as the page, so that everything but a reload still works.
 */
const memory = new Map<string, string>();

function read(key: string): string | null {
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Reading is refused altogether: nothing was ever kept.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

function remove(...keys: string[]): void {
  for (const key of keys) memory.delete(key);
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // What could not be written need not be removed.
  }
}

function storedKeys(): string[] {
  try {
    return [...Object.keys(window.localStorage), ...memory.keys()];
  } catch {
    return [...memory.keys()];
  }
}

/** One named value. `null` when nothing is kept. */
export interface StoredValue {
  read(): string | null;
  write(value: string): void;
  remove(): void;
}

function storedValue(key: string): StoredValue {
  return { read: () => read(key), write: (value) => write(key, value), remove: () => remove(key) };
}

export const authToken = storedValue('authToken');
export const stripeClientSecret = storedValue('stripe_client_secret');
export const upgradeTier = storedValue('upgrade_tier');
export const themeChoice = storedValue('theme');
export const sidebarWidth = storedValue('sidebar_width');
/** Where the floating assistant stands and how large it is. */
export const widgetPlace = storedValue('chat_widget_place');
/** The zone of this browser that was offered for the account already. */
export const offeredTimeZone = storedValue('time_zone_offered');
/** Present while a sign-out still has to reach the server. */
export const unfinishedSignOut = storedValue('sign_out_unfinished');

/** The backup a person brought in this browser, until it is restored or given up. */
export function startedRestore(userId: string): StoredValue {
  return storedValue(`restore_${userId}`);
}

/**
 * The tier a payment came to, to be told once the page was loaded anew. Each tab keeps its own: of two that paid at once
 * neither may take the other's.
 */
export const paymentNotice: StoredValue = {
  read: () => fromTab((storage) => storage.getItem('payment_notice')),
  write: (tier) => void fromTab((storage) => storage.setItem('payment_notice', tier)),
  remove: () => void fromTab((storage) => storage.removeItem('payment_notice')),
};

/** Null where storage is refused: what would not survive the loading anew need not be remembered. */
function fromTab<Value>(ask: (storage: Storage) => Value): Value | null {
  try {
    return ask(window.sessionStorage);
  } catch {
    return null;
  }
}

const draftPrefix = 'chat_draft_';

export function chatDraft(userId: string): StoredValue {
  return storedValue(`${draftPrefix}${userId}`);
}

/** Drafts, and what this tab had open, are nobody else's business once their writer has signed out. */
export function removeChatTraces(): void {
  remove('continueConversation', ...storedKeys().filter((key) => key.startsWith(draftPrefix)));
  try {
    window.sessionStorage.clear();
  } catch {
    // Where storage is refused nothing was kept.
  }
}

/** The conversation the assistant is asked to continue. A whole conversation is accepted; id and title suffice. */
export interface ContinuedConversation {
  id: string;
  title?: string | undefined;
  content?: string | undefined;
}

const continued = storedValue('continueConversation');

export const continueConversation = {
  read(): ContinuedConversation | null {
    return parseContinued(continued.read());
  },
  /** Whatever stands there, ours or not. */
  isPresent: () => continued.read() !== null,
  write(conversation: ContinuedConversation): void {
    continued.write(JSON.stringify(conversation));
  },
  remove: continued.remove,
};

function parseContinued(text: string | null): ContinuedConversation | null {
  if (text === null) return null;
  try {
    return readContinued(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What any script may have stored or sent: null unless it names a conversation. */
export function readContinued(value: unknown): ContinuedConversation | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return null;
  if (value.id === '') return null;
  const textOf = (key: string) => {
    const found: unknown = Reflect.get(value, key);
    return typeof found === 'string' ? found : undefined;
  };
  return { id: value.id, title: textOf('title'), content: textOf('content') };
}
