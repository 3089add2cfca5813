import { useLocation, useParams, useSearchParams } from 'react-router';
import { SummaryButton } from '#features/assistant/summaries/summary-button.tsx';
import { useCategories } from '#features/categories/categories.api.ts';
import { useConversation } from '#features/chat/chat.api.ts';
import { ConversationChat } from '#features/chat/conversation-chat.tsx';
import { copyText } from '#features/chat/copy-text.ts';
import { readOpenedConversation } from '#features/chat/opened-conversation.ts';
import { FileMenu } from '#features/conversations/file-menu.tsx';
import { SharingMenu } from '#features/conversations/sharing/sharing-menu.tsx';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useProposals } from '#features/suggestions/use-proposals.ts';
import { WithChatSlots } from '../chat-slots.tsx';

export function ConversationChatRoute() {
  const { conversationId = '' } = useParams();
  const [search] = useSearchParams();
  const opened = readOpenedConversation(useLocation().state);
  const suggestions = useProposals();
  const conversation = useConversation(conversationId).data;
  const categories = useCategories().data;
  return (
    <WithChatSlots>
      <ConversationChat
        key={conversationId}
        conversationId={conversationId}
        {...opened}
        soughtId={search.get('message') ?? undefined}
        actions={
          <>
            {conversation !== undefined && categories !== undefined && (
              <FileMenu conversation={conversation} categories={categories} />
            )}
            <SummaryButton conversationId={conversationId} />
            <SharingMenu conversationId={conversationId} copyText={copyText} />
          </>
        }
        renderProposals={(message) => <SuggestionCards suggestions={suggestions.suggestionsOf(message)} />}
        onProposals={suggestions.keep}
      />
    </WithChatSlots>
  );
}
