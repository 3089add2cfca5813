import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { SummaryButton } from '#features/assistant/summaries/summary-button.tsx';
import { useCategories } from '#features/categories/categories.api.ts';
import { useConversation } from '#features/chat/chat.api.ts';
import { ConversationChat } from '#features/chat/conversation-chat.tsx';
import { CodeBlock } from '#features/chat/markdown/code-block.tsx';
import { Markdown } from '#features/chat/markdown/markdown.tsx';
import { copyText } from '#lib/copy-text.ts';
import { readOpenedConversation } from '#features/chat/opened-conversation.ts';
import { MoveMenu } from '#features/conversations/move-menu.tsx';
import { SharingMenu } from '#features/conversations/sharing/sharing-menu.tsx';
import { DocumentsButton } from '#features/documents/documents-button.tsx';
import { OpenDocument } from '#features/documents/open-document.tsx';
import { useDocumentPlace } from '#features/documents/use-document-place.ts';
import { SimilarLink } from '#features/search/similar-link.tsx';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useMessageSuggestions } from '#features/suggestions/use-message-suggestions.ts';
import { useEverTrue } from '#ui/use-ever-true.ts';
import { extendSlots, WithChatSlots } from '../chat-slots.tsx';

const DocumentsPanel = lazy(async () => ({
  default: (await import('#features/documents/documents-panel.tsx')).DocumentsPanel,
}));

/** The chat's own functions, for the documents panel: a feature cannot import another. */
const textTools = {
  renderMarkdown: (text: string) => <Markdown text={text} />,
  renderCode: (text: string, language: string) => <CodeBlock code={text} language={language} />,
  copyText,
};

const slots = extendSlots({ DocumentActions });

export function ConversationChatRoute() {
  const { conversationId = '' } = useParams();
  const [search] = useSearchParams();
  const opened = readOpenedConversation(useLocation().state);
  const suggestions = useMessageSuggestions();
  const conversation = useConversation(conversationId).data;
  const categories = useCategories().data;
  const documents = useDocumentPlace();
  const wasOpened = useEverTrue(documents.isOpen);
  const [targetRequests, setTargetRequests] = useState(0);
  const showMessage = (messageId: string) => {
    documents.showMessage(messageId);
    setTargetRequests((count) => count + 1);
  };
  return (
    <WithChatSlots value={slots}>
      <div data-fills-main data-ground="panel" className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <ConversationChat
            key={conversationId}
            conversationId={conversationId}
            {...opened}
            targetId={search.get('message') ?? undefined}
            targetRequests={targetRequests}
            actions={
              <>
                <DocumentsButton conversationId={conversationId} />
                {conversation !== undefined && categories !== undefined && (
                  <MoveMenu conversation={conversation} categories={categories} />
                )}
                {conversation !== undefined && (
                  <SimilarLink conversationId={conversationId} title={conversation.title} />
                )}
                <SummaryButton conversationId={conversationId} />
                <SharingMenu conversationId={conversationId} copyText={copyText} />
              </>
            }
            renderSuggestions={(message) => <SuggestionCards suggestions={suggestions.suggestionsOf(message)} />}
            onSuggestions={suggestions.addSuggestions}
          />
        </div>
        {wasOpened && (
          <Suspense>
            <DocumentsPanel
              key={conversationId}
              conversationId={conversationId}
              onShowMessage={showMessage}
              {...textTools}
            />
          </Suspense>
        )}
      </div>
    </WithChatSlots>
  );
}

function DocumentActions(props: Omit<ComponentProps<typeof OpenDocument>, 'conversationId'>) {
  const { conversationId = '' } = useParams();
  return <OpenDocument conversationId={conversationId} {...props} />;
}
