import { useDotStyle } from '#features/categories/category-colors.api.ts';
import { SideConversationList } from '#features/conversations/side-conversation-list.tsx';

/** The conversations of the sidebar, with the colours of their categories. Loaded after the frame. */
export function SideConversations() {
  return <SideConversationList dotStyle={useDotStyle()} />;
}
