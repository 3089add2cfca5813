import type { NavigateFunction } from 'react-router';

/** Opens the home screen with an empty chat, also from a chat there. Its draft is kept. */
export function startNewChat(navigate: NavigateFunction): void {
  void navigate('/', { state: { newChat: true } });
}
