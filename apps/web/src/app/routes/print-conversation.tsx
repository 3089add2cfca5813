import { useParams } from 'react-router';
import { Markdown, preloadMarkdown } from '#features/chat/markdown/markdown.tsx';
import { PrintPage } from '#features/conversations/sharing/print-page.tsx';

// Loads the renderer while the conversation loads.
preloadMarkdown();

export function PrintConversationRoute() {
  const { conversationId = '' } = useParams();
  return <PrintPage conversationId={conversationId} renderText={(text) => <Markdown text={text} />} />;
}
