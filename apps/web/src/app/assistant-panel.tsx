import type { WidgetPanelProps } from '#features/chat/widget/chat-widget.tsx';
import { WidgetPanel } from '#features/chat/widget/widget-panel.tsx';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useProposals } from '#features/suggestions/use-proposals.ts';
import { WithChatSlots } from './chat-slots.tsx';
import { useScreenOffers } from './use-screen-offers.ts';

/** The floating assistant's panel with what other features put into a chat, and what the screen offers to it. */
export function AssistantPanel(props: WidgetPanelProps) {
  const proposals = useProposals();
  const offers = useScreenOffers();
  return (
    <WithChatSlots>
      <WidgetPanel
        {...props}
        offers={offers}
        renderProposals={(message) => <SuggestionCards suggestions={proposals.under(message)} />}
        onProposals={proposals.keep}
      />
    </WithChatSlots>
  );
}
