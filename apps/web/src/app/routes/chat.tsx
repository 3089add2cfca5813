import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { HomeChat } from '#features/chat/home-chat.tsx';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useMessageSuggestions } from '#features/suggestions/use-message-suggestions.ts';
import { WithChatSlots } from '../chat-slots.tsx';

/** Passed along by the new-chat command: a screen that already shows a chat starts a new one. */
const NewChat = z.object({ newChat: z.string() });

export function ChatRoute() {
  const suggestions = useMessageSuggestions();
  const started = NewChat.safeParse(useLocation().state).data?.newChat;
  return (
    <WithChatSlots>
      <HomeChat
        key={started}
        renderSuggestions={(message) => <SuggestionCards suggestions={suggestions.suggestionsOf(message)} />}
        onSuggestions={suggestions.addSuggestions}
      />
    </WithChatSlots>
  );
}
