import type { WidgetPanelProps } from '#features/chat/widget/chat-widget.tsx';
import { WidgetPanel } from '#features/chat/widget/widget-panel.tsx';
import { SuggestionCards } from '#features/suggestions/suggestion-cards.tsx';
import { useMessageSuggestions } from '#features/suggestions/use-message-suggestions.ts';
import { WithChatSlots } from './chat-slots.tsx';
import { useScreenTopics } from './use-screen-topics.ts';

/** The floating assistant's panel, with the parts that other features add to a chat and the screen's topics. */
export function AssistantPanel(props: WidgetPanelProps) {
  const suggestions = useMessageSuggestions(null);
  const topics = useScreenTopics();
  return (
    <WithChatSlots>
      <WidgetPanel
        {...props}
        topics={topics}
        renderSuggestions={(message) => <SuggestionCards suggestions={suggestions.suggestionsOf(message)} />}
        onSuggestions={suggestions.addSuggestions}
      />
    </WithChatSlots>
  );
}
