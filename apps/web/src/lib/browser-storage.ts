/**
 * Values stored in the browser. Where storage is unavailable (private windows, blocked cookies, a full disk)
 * values are kept in `fallback` until the page is closed or reloaded.
 */
const fallback = new Map<string, string>();

function read(key: string): string | null {
  const unstored = fallback.get(key);
  if (unstored !== undefined) return unstored;
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Storage is blocked: nothing was ever stored.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
  }
}

function remove(...keys: string[]): void {
  for (const key of keys) fallback.delete(key);
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored there.
  }
}

function storedKeys(): string[] {
  try {
    return [...Object.keys(window.localStorage), ...fallback.keys()];
  } catch {
    return [...fallback.keys()];
  }
}

/** One named value; `null` when nothing is stored. */
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
/** '12' or '24'. */
export const clockChoice = storedValue('clock');
/** The first day of the week: 'monday', 'sunday' or 'saturday'. */
export const weekStartChoice = storedValue('week_start');
/** The size of the text of conversations, and the width of its lines. */
export const readingSizeChoice = storedValue('reading_size');
export const readingWidthChoice = storedValue('reading_width');
export const sidebarWidth = storedValue('sidebar_width');
/** Present while the sidebar is folded to icons. */
export const foldedSidebar = storedValue('sidebar_folded');
/** The paths of the screens that were opened before, separated by spaces. */
export const visitedScreens = storedValue('visited_screens');
/** The id of the model that answers in chats. */
export const chosenModel = storedValue('chat_model');
/** Position and size of the floating assistant. */
export const widgetPlace = storedValue('chat_widget_place');
/** The browser time zone that was already offered for the account. */
export const offeredTimeZone = storedValue('time_zone_offered');
/** Present while a sign-out still has to reach the server. */
export const unfinishedSignOut = storedValue('sign_out_unfinished');

/** The backup uploaded in this browser, until it is restored or discarded. */
export function startedRestore(userId: string): StoredValue {
  return storedValue(`restore_${userId}`);
}

/**
 * The tier that was paid for, to be announced after the reload. Stored per tab: if two tabs pay at the same time, each
 * announces its own tier.
 */
export const paymentNotice: StoredValue = {
  read: () => withTabStorage((storage) => storage.getItem('payment_notice')),
  write: (tier) => void withTabStorage((storage) => storage.setItem('payment_notice', tier)),
  remove: () => void withTabStorage((storage) => storage.removeItem('payment_notice')),
};

/** The result of `access`; null where storage is blocked, because a value in memory would not survive the reload. */
function withTabStorage<Value>(access: (storage: Storage) => Value): Value | null {
  try {
    return access(window.sessionStorage);
  } catch {
    return null;
  }
}

const draftPrefix = 'chat_draft_';

/** The unsent text of a chat. `chatKey` is the user's id, with a suffix for every chat but the home chat. */
export function chatDraft(chatKey: string): StoredValue {
  return storedValue(`${draftPrefix}${chatKey}`);
}

/** The files attached to the unsent text of a chat. */
export function chatDraftFiles(chatKey: string): StoredValue {
  return storedValue(`${draftPrefix}files_${chatKey}`);
}

/** The event on the window at which modules also clear the values that they hold in memory. */
export const SIGNED_OUT = 'signedOut';

/**
 * For sign-out: removes what the next user must not see. These are the drafts, the continued conversation, the chosen
 * model, and all of session storage, which contains the open chats.
 */
export function removeChatTraces(): void {
  remove('continueConversation', 'chat_model', ...storedKeys().filter((key) => key.startsWith(draftPrefix)));
  try {
    window.sessionStorage.clear();
  } catch {
    // Where storage is blocked nothing was stored.
  }
  window.dispatchEvent(new Event(SIGNED_OUT));
}

/** The conversation that the assistant continues. Only the id is required. */
export interface ContinuedConversation {
  id: string;
  title?: string | undefined;
  content?: string | undefined;
}

const continued = storedValue('continueConversation');

export const continueConversation = {
  read(): ContinuedConversation | null {
    return parseStoredConversation(continued.read());
  },
  /** Whether anything is stored, even if it cannot be parsed. */
  isPresent: () => continued.read() !== null,
  write(conversation: ContinuedConversation): void {
    continued.write(JSON.stringify(conversation));
  },
  remove: continued.remove,
};

function parseStoredConversation(text: string | null): ContinuedConversation | null {
  if (text === null) return null;
  try {
    return parseContinuedConversation(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Parses a stored value or an event detail, which any script may have written; null unless it has an id. */
export function parseContinuedConversation(value: unknown): ContinuedConversation | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return null;
  if (value.id === '') return null;
  const textOf = (key: string) => {
    const found: unknown = Reflect.get(value, key);
    return typeof found === 'string' ? found : undefined;
  };
  return { id: value.id, title: textOf('title'), content: textOf('content') };
}
