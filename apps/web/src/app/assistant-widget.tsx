import { lazy } from 'react';
import { matchPath, useLocation } from 'react-router';
import { ChatWidget } from '#features/chat/widget/chat-widget.tsx';

const loadPanel = () => import('./assistant-panel.tsx');
const AssistantPanel = lazy(async () => ({ default: (await loadPanel()).AssistantPanel }));
// A failed load is tried again when the panel is opened.
const preloadPanel = () => void loadPanel().catch(() => undefined);

/** The screens that are chats themselves. */
const chatPaths = ['/', '/chat', '/chat/temporary', '/conversation-chat/:id', '/conversation-chat/:id/print'];

/** The floating assistant on every signed-in screen. Its button is missing on screens that are themselves a chat. */
export function AssistantWidget() {
  const { pathname } = useLocation();
  const isChat = chatPaths.some((path) => matchPath(path, pathname) !== null);
  return <ChatWidget Panel={AssistantPanel} preloadPanel={preloadPanel} hasButton={!isChat} />;
}
