import { useEffect, useEffectEvent } from 'react';

let channel: BroadcastChannel | undefined;

/** One for the page: a channel does not hear itself. */
function sharedChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('conversations');
  return channel;
}

/** Tells other tabs that a conversation has a new question or reply. */
export function tellOtherTabs(conversationId: string): void {
  sharedChannel()?.postMessage(conversationId);
}

/** Calls back when another tab has changed this conversation. */
export function useOtherTabs(conversationId: string | null, onChange: (conversationId: string) => void): void {
  const listen = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data === conversationId) onChange(data);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => listen(event);
    const shared = sharedChannel();
    shared?.addEventListener('message', listener);
    return () => shared?.removeEventListener('message', listener);
  }, []);
}
