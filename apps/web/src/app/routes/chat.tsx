import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { HomeChat } from '#features/chat/home-chat.tsx';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useMessageSuggestions } from '#features/suggestions/use-message-suggestions.ts';
import { WithChatSlots } from '../chat-slots.tsx';

/** The navigation state of the palette's new-chat command. A new id remounts the chat, which then starts empty. */
const NewChat = z.object({ newChat: z.string() });

export function ChatRoute() {
  const suggestions = useMessageSuggestions();
  const newChatId = NewChat.safeParse(useLocation().state).data?.newChat;
  return (
    <WithChatSlots>
      <HomeChat
        key={newChatId}
        renderSuggestions={(message) => <SuggestionCards suggestions={suggestions.suggestionsOf(message)} />}
        onSuggestions={suggestions.addSuggestions}
      />
    </WithChatSlots>
  );
}
