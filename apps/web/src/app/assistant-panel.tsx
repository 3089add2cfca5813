import type { WidgetPanelProps } from '#features/chat/widget/chat-widget.tsx';
import { WidgetPanel } from '#features/chat/widget/widget-panel.tsx';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useProposals } from '#features/suggestions/use-proposals.ts';
import { WithChatSlots } from './chat-slots.tsx';
import { useScreenOffers } from './use-screen-offers.ts';

/** The floating assistant's panel, with the parts that other features add to a chat and the screen's topics. */
export function AssistantPanel(props: WidgetPanelProps) {
  const suggestions = useProposals();
  const topics = useScreenOffers();
  return (
    <WithChatSlots>
      <WidgetPanel
        {...props}
        offers={topics}
        renderProposals={(message) => <SuggestionCards suggestions={suggestions.suggestionsOf(message)} />}
        onProposals={suggestions.keep}
      />
    </WithChatSlots>
  );
}
