import { useEffect, useEffectEvent } from 'react';

const channelName = 'conversations';

/** Tells other tabs that a conversation has a new question or reply. */
export function tellOtherTabs(conversationId: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(conversationId);
  channel.close();
}

/** Calls back when another tab has changed this conversation. */
export function useOtherTabs(conversationId: string | null, onChange: (conversationId: string) => void): void {
  const changed = useEffectEvent((id: unknown) => {
    if (typeof id === 'string' && id === conversationId) onChange(id);
  });
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', (event) => changed(event.data));
    return () => channel.close();
  }, []);
}
