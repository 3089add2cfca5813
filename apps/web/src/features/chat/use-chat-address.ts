import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';

/** The navigation state of 'New chat', which starts an empty chat even where one is shown already. */
const NewChat = z.object({ newChat: z.literal(true) });

export interface ChatAddress {
  /** A new key means another chat, which is mounted again. */
  key: number;
  /** The conversation that the address names; null for an empty chat. */
  conversationId: string | null;
  /** Puts the conversation of the shown chat into the address; null takes it out. The chat stays mounted. */
  setConversation: (conversationId: string | null) => void;
}

interface ShownChat {
  key: number;
  locationKey: string;
  conversationId: string | null;
  /** The conversation that the shown chat has put into the address, until the router reports the new address. */
  requestedId?: string | null;
}

/**
 * The home screen's address: `/` is an empty chat, `/?conversation={id}` a conversation, so that a reload, a bookmark
 * and the back button open it again.
 */
export function useChatAddress(): ChatAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const conversationId = new URLSearchParams(location.search).get('conversation');
  const [shown, setShown] = useState<ShownChat>({ key: 0, locationKey: location.key, conversationId });
  if (shown.locationKey !== location.key) {
    const isOwnChange = shown.requestedId !== undefined && shown.requestedId === conversationId;
    const isNew = NewChat.safeParse(location.state).success || shown.conversationId !== conversationId;
    setShown({ key: isNew && !isOwnChange ? shown.key + 1 : shown.key, locationKey: location.key, conversationId });
  }
  const replaceAddress = (requestedId: string | null) => {
    if (requestedId === conversationId) return;
    setShown((current) => ({ ...current, requestedId }));
    void navigate({ search: requestedId === null ? '' : `?conversation=${requestedId}` }, { replace: true });
  };
  return { key: shown.key, conversationId, setConversation: replaceAddress };
}
