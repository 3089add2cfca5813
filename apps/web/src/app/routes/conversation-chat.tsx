import { useLocation, useParams, useSearchParams } from 'react-router';
import { SummaryButton } from '#features/assistant/summaries/summary-button.tsx';
import { useCategories } from '#features/categories/categories.api.ts';
import { useConversation } from '#features/chat/chat.api.ts';
import { ConversationChat } from '#features/chat/conversation-chat.tsx';
import { copyText } from '#features/chat/copy-text.ts';
import { readOpenedConversation } from '#features/chat/opened-conversation.ts';
import { MoveMenu } from '#features/conversations/move-menu.tsx';
import { SharingMenu } from '#features/conversations/sharing/sharing-menu.tsx';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useMessageSuggestions } from '#features/suggestions/use-message-suggestions.ts';
import { WithChatSlots } from '../chat-slots.tsx';

export function ConversationChatRoute() {
  const { conversationId = '' } = useParams();
  const [search] = useSearchParams();
  const opened = readOpenedConversation(useLocation().state);
  const suggestions = useMessageSuggestions();
  const conversation = useConversation(conversationId).data;
  const categories = useCategories().data;
  return (
    <WithChatSlots>
      <ConversationChat
        key={conversationId}
        conversationId={conversationId}
        {...opened}
        targetId={search.get('message') ?? undefined}
        actions={
          <>
            {conversation !== undefined && categories !== undefined && (
              <MoveMenu conversation={conversation} categories={categories} />
            )}
            <SummaryButton conversationId={conversationId} />
            <SharingMenu conversationId={conversationId} copyText={copyText} />
          </>
        }
        renderSuggestions={(message) => <SuggestionCards suggestions={suggestions.suggestionsOf(message)} />}
        onSuggestions={suggestions.keep}
      />
    </WithChatSlots>
  );
}
