import { matchPath, useLocation } from 'react-router';
import { ChatWidget } from '#features/chat/widget/chat-widget.tsx';
import { lazyModule } from '#ui/lazy-module.ts';

const panel = lazyModule(() => import('./assistant-panel.tsx'));
const AssistantPanel = panel.part((module) => module.AssistantPanel);

/** The screens that are chats themselves. */
const chatPaths = ['/', '/chat', '/chat/temporary', '/conversation-chat/:id', '/conversation-chat/:id/print'];

/** The floating assistant on every signed-in screen. Its button is missing on screens that are themselves a chat. */
export function AssistantWidget() {
  const { pathname } = useLocation();
  const isChat = chatPaths.some((path) => matchPath(path, pathname) !== null);
  return <ChatWidget Panel={AssistantPanel} preloadPanel={panel.preload} hasButton={!isChat} />;
}
