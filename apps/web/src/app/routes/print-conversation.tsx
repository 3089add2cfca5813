import { useParams } from 'react-router';
import { Markdown, preloadMarkdown } from '#features/chat/markdown/markdown.tsx';
import { PrintPage } from '#features/conversations/sharing/print-page.tsx';

// In parallel with the conversation.
preloadMarkdown();

export function PrintConversationRoute() {
  const { conversationId = '' } = useParams();
  return <PrintPage conversationId={conversationId} renderText={(text) => <Markdown text={text} />} />;
}
