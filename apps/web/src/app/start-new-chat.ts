import type { NavigateFunction } from 'react-router';
import { writeOpenChat } from '#features/chat/open-chat.ts';

/** Opens the home screen with an empty chat. */
export function startNewChat(userId: string, navigate: NavigateFunction): void {
  // Otherwise the home screen would restore the chat that this tab had open.
  writeOpenChat(userId, null);
  void navigate('/', { state: { newChat: crypto.randomUUID() } });
}
