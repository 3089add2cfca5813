import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useAppEvent } from '#lib/app-events.ts';
import { continueConversation, parseContinuedConversation, type ContinuedConversation } from '#lib/browser-storage.ts';
import { showToast } from '#ui/toast-store.ts';
import { t } from './widget.messages.ts';

/** A request to continue a conversation. A new object is a new request, even for the same conversation. */
export interface ContinueRequest extends ContinuedConversation {
  openedAt: string;
  /** The path of the screen on which it was asked for. */
  openedOn: string;
}

/**
 * The last request to continue a conversation. It comes with the event, or from the stored item, which is read and
 * removed at the start and on every navigation.
 */
export function useContinueRequest(onRequest: () => void): ContinueRequest | null {
  const { pathname } = useLocation();
  const [request, setRequest] = useState<ContinueRequest | null>(null);

  function accept(requested: ContinuedConversation | null): void {
    continueConversation.remove();
    if (requested === null) {
      showToast({ title: t('error'), description: t('unreadable'), tone: 'danger' });
      return;
    }
    setRequest({ ...requested, openedAt: new Date().toISOString(), openedOn: pathname });
    onRequest();
  }
  useAppEvent('openChatWithContext', (detail: unknown) => accept(parseContinuedConversation(detail)));
  const readStoredRequest = useEffectEvent(() => {
    if (continueConversation.isPresent()) accept(continueConversation.read());
  });
  useEffect(() => {
    // The stored item has no change event in this tab, so it is read on every navigation.
    // oxlint-disable-next-line react/set-state-in-effect
    readStoredRequest();
  }, [pathname]);
  return request;
}
