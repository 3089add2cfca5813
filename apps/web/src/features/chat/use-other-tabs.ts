import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

type Listener = (changed: unknown) => void;

let channel: BroadcastChannel | undefined;
/** The chats of this page, which a BroadcastChannel does not reach. */
const chatsHere = new Set<Listener>();

/** One per page: a channel does not receive its own messages. */
function sharedChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('conversations');
  return channel;
}

/**
 * Calls back when another tab, or another chat on this page, has changed this conversation. Returns a function that
 * notifies them of a new question or reply in a conversation.
 */
export function useOtherTabs(
  conversationId: string | null,
  onChange: (conversationId: string) => void,
): (conversationId: string) => void {
  const own = useRef<Listener>(undefined);
  const listen = useEffectEvent((changed: unknown) => {
    if (typeof changed === 'string' && changed === conversationId) onChange(changed);
  });
  useEffect(() => {
    const listener: Listener = (changed) => listen(changed);
    const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
    const shared = sharedChannel();
    own.current = listener;
    chatsHere.add(listener);
    shared?.addEventListener('message', onMessage);
    return () => {
      chatsHere.delete(listener);
      shared?.removeEventListener('message', onMessage);
    };
  }, []);
  return useCallback((changed) => {
    sharedChannel()?.postMessage(changed);
    for (const listener of chatsHere) if (listener !== own.current) listener(changed);
  }, []);
}
