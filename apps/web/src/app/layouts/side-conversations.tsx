import { useCategoryColors } from '#features/categories/category-colors.api.ts';
import { categoryTint } from '#ui/category-tint.ts';
import { SideConversationList } from '#features/conversations/side-conversation-list.tsx';

/** The conversations of the sidebar, with the colours of their categories. Loaded after the frame. */
export function SideConversations() {
  const colors = useCategoryColors();
  return (
    <SideConversationList
      dotStyle={(categoryId) => {
        const color = colors.get(categoryId);
        return color === undefined ? {} : categoryTint(color).strong;
      }}
    />
  );
}
