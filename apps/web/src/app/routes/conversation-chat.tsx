import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useConversation } from '#features/chat/chat.api.ts';
import { ConversationChat } from '#features/chat/conversation-chat.tsx';
import { TemporaryChat } from '#features/chat/temporary/temporary-chat.tsx';
import { readOpenedConversation } from '#features/chat/opened-conversation.ts';
import { DocumentsButton } from '#features/documents/documents-button.tsx';
import { DocumentLink } from '#features/documents/document-link.tsx';
import { OpenDocument } from '#features/documents/open-document.tsx';
import { useDocumentsPanel } from '#features/documents/use-documents-panel.ts';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useMessageSuggestions } from '#features/suggestions/use-message-suggestions.ts';
import { useEverTrue } from '#ui/use-ever-true.ts';
import { withCommonSlots, WithChatSlots } from '../chat-slots.tsx';
import { HeaderActions, HeaderFacts } from '../conversation-header.tsx';

const ChatDocuments = lazy(async () => ({ default: (await import('../chat-documents.tsx')).ChatDocuments }));

const HighlightsButton = lazy(async () => ({
  default: (await import('#features/highlights/highlights-button.tsx')).HighlightsButton,
}));

const slots = withCommonSlots({ DocumentActions, DocumentLink });

export function ConversationChatRoute() {
  const { conversationId = '' } = useParams();
  const [search] = useSearchParams();
  const opened = readOpenedConversation(useLocation().state);
  const suggestions = useMessageSuggestions(conversationId);
  const conversation = useConversation(conversationId).data;
  const navigate = useNavigate();
  const documents = useDocumentsPanel();
  const wasOpened = useEverTrue(documents.isOpen);
  const [targetRequests, setTargetRequests] = useState(0);
  const showMessage = (messageId: string) => {
    documents.showMessage(messageId);
    setTargetRequests((count) => count + 1);
  };
  const leave = () => void navigate(opened.backRoute ?? `/categories/${conversation?.categoryId ?? ''}`);
  return (
    <WithChatSlots value={slots}>
      <div data-fills-main data-background="panel" className="flex min-h-0 flex-1 flex-col">
        <ConversationChat
          key={conversationId}
          conversationId={conversationId}
          {...opened}
          targetId={search.get('message') ?? undefined}
          targetRequests={targetRequests}
          renderFacts={(shown) => <HeaderFacts conversation={shown} />}
          actions={
            <>
              <DocumentsButton conversationId={conversationId} />
              <Suspense>
                <HighlightsButton conversationId={conversationId} onShowMessage={showMessage} />
              </Suspense>
              {conversation && <HeaderActions conversation={conversation} onDeleted={leave} />}
            </>
          }
          isSidePanelOpen={documents.isOpen}
          sidePanel={
            wasOpened && (
              <Suspense>
                <ChatDocuments key={conversationId} conversationId={conversationId} onShowMessage={showMessage} />
              </Suspense>
            )
          }
          renderSuggestions={(message) => <SuggestionCards suggestions={suggestions.suggestionsOf(message)} />}
          onSuggestions={suggestions.addSuggestions}
        />
      </div>
    </WithChatSlots>
  );
}

/** A temporary chat. It is in this file because a separate chunk would split the chunk that all chats share. */
export function TemporaryChatRoute() {
  return (
    <WithChatSlots>
      <TemporaryChat />
    </WithChatSlots>
  );
}

function DocumentActions(props: Omit<ComponentProps<typeof OpenDocument>, 'conversationId'>) {
  const { conversationId = '' } = useParams();
  return <OpenDocument conversationId={conversationId} {...props} />;
}
