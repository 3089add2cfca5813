import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { ChatSession } from './chat-session.ts';
import type { NewChat } from './settings/new-chat.ts';
import type { ChatCallbacks, ChatState } from './chat-state.ts';
import { chatTransport } from './chat-transport.ts';
import { readChosenModel } from './chosen-model.ts';
import type { TurnFields } from './turn-fields.ts';
import { waitFor } from './follow-reply.ts';

export interface ChatSessionView {
  session: ChatSession;
  state: ChatState;
}

/** A session that lives as long as the screen. The callbacks may be new functions on every render. */
export function useChatSession(callbacks: ChatCallbacks, newChat?: NewChat): ChatSessionView {
  const [session] = useState(() => createSession(undefined, newChat));
  useLayoutEffect(() => session.setCallbacks(callbacks));
  useEffect(() => () => session.close(), [session]);
  return { session, state: useSyncExternalStore(session.subscribe, session.readState) };
}

export function createSession(temporaryTurnFields?: TurnFields, newChat?: NewChat): ChatSession {
  return new ChatSession({
    temporaryTurnFields,
    transport: chatTransport,
    wait: waitFor,
    newKey,
    now: () => new Date().toISOString(),
    model: readChosenModel,
    newChatSettings: newChat?.toBody,
  });
}

/** crypto.randomUUID exists only in secure contexts, but in a home network the app may run over plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
