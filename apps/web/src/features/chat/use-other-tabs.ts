import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Called with the id of the changed conversation. Its type is unknown, because another tab may have sent anything. */
type Listener = (changedId: unknown) => void;

let channel: BroadcastChannel | undefined;
/** The listeners of the chats on this page. They are called directly, because the channel serves other tabs only. */
const listenersOnPage = new Set<Listener>();

/** One channel for all chats of the page: it does not receive its own messages, so no chat is notified twice. */
function sharedChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('conversations');
  return channel;
}

/**
 * Calls back when another tab, or another chat on this page, has changed this conversation. Returns a function that
 * notifies all other tabs and chats of a new question or reply in a conversation.
 */
export function useOtherTabs(
  conversationId: string | null,
  onChange: (conversationId: string) => void,
): (conversationId: string) => void {
  const ownListener = useRef<Listener>(undefined);
  const listen = useEffectEvent((changedId: unknown) => {
    if (typeof changedId === 'string' && changedId === conversationId) onChange(changedId);
  });
  useEffect(() => {
    const listener: Listener = (changedId) => listen(changedId);
    const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
    const shared = sharedChannel();
    ownListener.current = listener;
    listenersOnPage.add(listener);
    shared?.addEventListener('message', onMessage);
    return () => {
      listenersOnPage.delete(listener);
      shared?.removeEventListener('message', onMessage);
    };
  }, []);
  return useCallback((changedId) => {
    sharedChannel()?.postMessage(changedId);
    for (const listener of listenersOnPage) if (listener !== ownListener.current) listener(changedId);
  }, []);
}
