import { lazy } from 'react';
import { matchPath, useLocation } from 'react-router';
import { ChatWidget } from '#features/chat/widget/chat-widget.tsx';
import { useMediaQuery } from '#lib/use-media-query.ts';

const AssistantPanel = lazy(async () => ({ default: (await import('./assistant-panel.tsx')).AssistantPanel }));

/** The screens that are chats themselves. */
const chatPaths = ['/', '/chat', '/conversation-chat/:id'];
/** From this width the button fits next to the chat's input. */
const buttonFitsQuery = '(min-width: 1200px)';

/** The floating assistant on every signed-in screen. */
export function AssistantWidget() {
  const { pathname } = useLocation();
  const isWide = useMediaQuery(buttonFitsQuery);
  const isChat = chatPaths.some((path) => matchPath(path, pathname) !== null);
  return <ChatWidget Panel={AssistantPanel} hasButton={isWide || !isChat} isButtonOverContent={!isChat} />;
}
