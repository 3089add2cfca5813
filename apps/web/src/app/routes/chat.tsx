import { lazy, Suspense } from 'react';
import { HomeChat } from '#features/chat/home-chat.tsx';
import { useChatAddress } from '#features/chat/use-chat-address.ts';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useMessageSuggestions } from '#features/suggestions/use-message-suggestions.ts';
import { WithChatSlots } from '../chat-slots.tsx';

// An empty chat, which is what most visits begin with, has no header.
const loadHeader = () => import('../conversation-header.tsx');
const HeaderFacts = lazy(async () => ({ default: (await loadHeader()).HeaderFacts }));
const HeaderActions = lazy(async () => ({ default: (await loadHeader()).HeaderActions }));

export function ChatRoute() {
  const address = useChatAddress();
  const suggestions = useMessageSuggestions(address.conversationId);
  return (
    <WithChatSlots>
      <HomeChat
        key={address.key}
        address={address}
        renderFacts={(conversation) => (
          <Suspense>
            <HeaderFacts conversation={conversation} />
          </Suspense>
        )}
        renderActions={(conversation, onDeleted) => (
          <Suspense>
            <HeaderActions conversation={conversation} onDeleted={onDeleted} />
          </Suspense>
        )}
        renderSuggestions={(message) => <SuggestionCards suggestions={suggestions.suggestionsOf(message)} />}
        onSuggestions={suggestions.addSuggestions}
      />
    </WithChatSlots>
  );
}
