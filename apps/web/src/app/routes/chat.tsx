import { HomeChat } from '#features/chat/home-chat.tsx';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useProposals } from '#features/suggestions/use-proposals.ts';
import { WithChatSlots } from '../chat-slots.tsx';

export function ChatRoute() {
  const proposals = useProposals();
  return (
    <WithChatSlots>
      <HomeChat
        renderProposals={(message) => <SuggestionCards suggestions={proposals.under(message)} />}
        onProposals={proposals.keep}
      />
    </WithChatSlots>
  );
}
