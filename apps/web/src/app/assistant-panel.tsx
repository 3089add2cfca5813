import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { WidgetPanelProps } from '#features/chat/widget/chat-widget.tsx';
import { WidgetPanel } from '#features/chat/widget/widget-panel.tsx';
import { DocumentLink } from '#features/documents/document-link.tsx';
import { FloatingDocumentsState } from '#features/documents/floating-documents-state.tsx';
import { useDocumentsPanel } from '#features/documents/use-documents-panel.ts';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useMessageSuggestions } from '#features/suggestions/use-message-suggestions.ts';
import { useEverTrue } from '#ui/use-ever-true.ts';
import { withCommonSlots, WithChatSlots } from './chat-slots.tsx';
import { useScreenTopics } from './use-screen-topics.ts';

const ChatDocuments = lazy(async () => ({ default: (await import('./chat-documents.tsx')).ChatDocuments }));

const slots = withCommonSlots({ DocumentLink });

/** The floating assistant's panel, with the topics of the current screen and what other features add to a chat. */
export function AssistantPanel(props: WidgetPanelProps) {
  const suggestions = useMessageSuggestions(null);
  const topics = useScreenTopics();
  return (
    <FloatingDocumentsState>
      <WithChatSlots value={slots}>
        <WidgetPanel
          {...props}
          topics={topics}
          renderSuggestions={(message) => <SuggestionCards suggestions={suggestions.suggestionsOf(message)} />}
          onSuggestions={suggestions.addSuggestions}
          renderDocuments={(conversationId) => <ConversationDocuments conversationId={conversationId} />}
        />
      </WithChatSlots>
    </FloatingDocumentsState>
  );
}

function ConversationDocuments({ conversationId }: { conversationId: string }) {
  const wasOpened = useEverTrue(useDocumentsPanel().isOpen);
  const navigate = useNavigate();
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ChatDocuments
        isSheet
        conversationId={conversationId}
        onShowMessage={(id) => void navigate(`/conversation-chat/${conversationId}?message=${id}`)}
      />
    </Suspense>
  );
}
