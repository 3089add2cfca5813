import type { NavigateFunction } from 'react-router';

/** Opens the home screen with an empty chat, even where it already shows a chat. The unsent draft stays. */
export function startNewChat(navigate: NavigateFunction): void {
  void navigate('/', { state: { newChat: true } });
}
