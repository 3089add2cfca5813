import { useParams } from 'react-router';
import { Markdown } from '#features/chat/markdown/markdown.tsx';
import { SharedConversation } from '#features/conversations/sharing/shared-conversation.tsx';
import { readAppName } from '../app-name.ts';

export function ShareRoute() {
  const { token = '' } = useParams();
  return <SharedConversation token={token} appName={readAppName()} renderText={(text) => <Markdown text={text} />} />;
}
