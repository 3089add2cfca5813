/** Events on the window with which one screen informs other screens. */
import { useEffect, useEffectEvent } from 'react';
import type { ContinuedConversation } from './browser-storage.ts';

export interface AppEvents {
  /** Conversations or categories changed. */
  refreshCategories: undefined;
  /** Calendar events changed. */
  refreshSchedule: undefined;
  /** Opens the assistant with a saved conversation. */
  openChatWithContext: ContinuedConversation;
}

type Detail<Name extends keyof AppEvents> = AppEvents[Name] extends undefined ? [] : [detail: AppEvents[Name]];

export function dispatchAppEvent<Name extends keyof AppEvents>(name: Name, ...[detail]: Detail<Name>): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

export function useAppEvent<Name extends keyof AppEvents>(
  name: Name,
  listener: (detail: AppEvents[Name]) => void,
): void {
  const listen = useEffectEvent((event: Event) => listener((event as CustomEvent<AppEvents[Name]>).detail));
  useEffect(() => {
    window.addEventListener(name, listen);
    return () => window.removeEventListener(name, listen);
  }, [name]);
}
