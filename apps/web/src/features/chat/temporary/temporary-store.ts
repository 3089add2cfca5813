import { SIGNED_OUT } from '#lib/browser-storage.ts';
import { DraftFiles } from '#lib/draft-files.ts';
import type { ChatSession } from '../chat-session.ts';
import { NewChat, noSettings } from '../settings/new-chat.ts';
import { createSession, newKey } from '../use-chat-session.ts';
import { temporaryTurnFields } from './temporary-turn-fields.ts';

/** The temporary chat of this tab. It survives navigation within the app, but not a reload. */
export interface TemporaryStore {
  readonly userId: string;
  readonly session: ChatSession;
  readonly newChat: NewChat;
  /** The id of the conversation that Keep creates, so that a repeated request creates no second one. */
  keepId: string;
  /** The text in the input, which unlike that of other chats is not written to the browser's storage. */
  draft: string;
  /** Like the text, the files are not stored. */
  readonly files: DraftFiles;
}

let current: TemporaryStore | undefined;

window.addEventListener(SIGNED_OUT, discardTemporaryChat);

/** The chat of this person; the chat of a person who was signed in before is dropped. */
export function temporaryStore(userId: string): TemporaryStore {
  if (current?.userId === userId) return current;
  discardTemporaryChat();
  const newChat = new NewChat();
  const session = createSession(temporaryTurnFields, newChat);
  current = { userId, session, newChat, keepId: newConversationId(), draft: '', files: new DraftFiles(null) };
  session.subscribe(() => guardPage(hasContent(session)));
  return current;
}

/** Empties the chat after it was kept or discarded. */
export function restartTemporaryChat(store: TemporaryStore): void {
  store.session.startNewChat();
  store.newChat.write(noSettings);
  store.keepId = newConversationId();
}

export function discardTemporaryChat(): void {
  current?.session.startNewChat();
  current = undefined;
}

export function hasContent(session: ChatSession): boolean {
  const { messages, turn } = session.readState();
  return messages.length > 0 || turn !== null;
}

let isGuarded = false;

/** Asks before the tab is closed or reloaded while something would be lost. */
function guardPage(isNeeded: boolean): void {
  if (isNeeded === isGuarded) return;
  isGuarded = isNeeded;
  if (isNeeded) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** 128 random bits in the form of a UUID of version 4. */
function newConversationId(): string {
  const key = newKey();
  const variant = '89ab'.charAt(Number.parseInt(key.charAt(16), 16) % 4);
  const parts = [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    variant + key.slice(17, 20),
    key.slice(20),
  ];
  return parts.join('-');
}
