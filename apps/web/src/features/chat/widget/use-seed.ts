import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppEvent } from '#lib/app-events.ts';
import { continueConversation, readContinued, type ContinuedConversation } from '#lib/browser-storage.ts';
import { showToast } from '#ui/toast-store.ts';
import { t } from './widget.messages.ts';

/** A wish to continue a conversation. A new object is a new wish, though the conversation be the same. */
export interface ChatSeed extends ContinuedConversation {
  openedAt: string;
}

/**
 * What the assistant was last asked to continue: by the stored item, which is looked for at the start and on every new
 * screen and then removed, or by the event.
 */
export function useSeed(onSeed: () => void): ChatSeed | null {
  const { pathname } = useLocation();
  const [seed, setSeed] = useState<ChatSeed | null>(null);

  function take(wished: ContinuedConversation | null): void {
    continueConversation.remove();
    if (wished === null) {
      showToast({ title: t('error'), description: t('unreadable'), tone: 'danger' });
      return;
    }
    setSeed({ ...wished, openedAt: new Date().toISOString() });
    onSeed();
  }
  useAppEvent('openChatWithContext', (detail: unknown) => take(readContinued(detail)));
  const look = useEffectEvent(() => {
    if (continueConversation.isPresent()) take(continueConversation.read());
  });
  useEffect(() => {
    // The browser's storage is outside: what it holds can only be found by looking.
    // oxlint-disable-next-line react/set-state-in-effect
    look();
  }, [pathname]);
  return seed;
}
