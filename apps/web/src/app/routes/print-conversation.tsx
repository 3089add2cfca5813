import { useParams } from 'react-router';
import { Markdown } from '#features/chat/markdown/markdown.tsx';
import { PrintPage } from '#features/conversations/sharing/print-page.tsx';

export function PrintConversationRoute() {
  const { conversationId = '' } = useParams();
  return <PrintPage conversationId={conversationId} renderText={(text) => <Markdown text={text} />} />;
}
