import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import * as z from 'zod/mini';

/** The navigation state of 'New chat', which starts an empty chat even where one is shown already. */
const NewChatState = z.object({ newChat: z.literal(true) });
/** The navigation state with which a chat changes the address itself: the key of the chat. */
const OwnChangeState = z.object({ chatKey: z.number() });

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
}

/**
 * The home screen's address: `/` is an empty chat, `/?conversation={id}` a conversation, so that a reload, a bookmark
 * and the back button open it again.
 */
export function useChatAddress(): ChatAddress {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const conversationId = new URLSearchParams(location.search).get('conversation');
  // Set only during rendering: React may discard a rendering of the router, and an update from an effect or a handler
  // could be lost with that rendering.
  const [shown, setShown] = useState<ShownChat>({ key: 0, locationKey: location.key, conversationId });
  // The address that the chat has asked for, which may not be rendered yet.
  const requestedId = useRef(conversationId);
  useLayoutEffect(() => {
    requestedId.current = conversationId;
  }, [conversationId, location.key]);
  if (shown.locationKey !== location.key) {
    // Going back to an address that a chat has set opens its conversation.
    const ownKey =
      navigationType === NavigationType.Pop ? undefined : OwnChangeState.safeParse(location.state).data?.chatKey;
    const isNew = NewChatState.safeParse(location.state).success || shown.conversationId !== conversationId;
    const key = isNew && ownKey !== shown.key ? shown.key + 1 : shown.key;
    setShown({ key, locationKey: location.key, conversationId });
  }
  const replaceAddress = (id: string | null) => {
    if (id === requestedId.current) return;
    requestedId.current = id;
    const search = id === null ? '' : `?conversation=${id}`;
    void navigate({ search }, { replace: true, state: { chatKey: shown.key } });
  };
  return { key: shown.key, conversationId, setConversation: replaceAddress };
}
