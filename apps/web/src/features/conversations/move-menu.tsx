import type { Category } from '@app/contract/categories';
import { FolderInput } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Menu, MenuChoice } from '#ui/menu.tsx';
import type { CategorisedConversation } from './conversation-changes.api.ts';
import { t } from './conversations.messages.ts';
import { useConversationActions } from './use-conversation-actions.ts';

export interface MoveMenuProps {
  conversation: CategorisedConversation;
  categories: readonly Category[];
}

/** The menu on the conversation screen that shows and changes the conversation's category. */
export function MoveMenu({ conversation, categories }: MoveMenuProps) {
  const { move } = useConversationActions();
  const moveTo = (categoryId: string) => {
    const category = categories.find(({ id }) => id === categoryId);
    if (category === undefined || categoryId === conversation.categoryId) return;
    move(conversation, { categoryId, categoryName: category.name, subcategoryId: null });
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button size="small" variant="ghost" aria-label={t('move')} title={t('move')}>
          <FolderInput aria-hidden />
          <span className="hidden @4xl:inline">{t('moveShort')}</span>
        </Button>
      }
    >
      <MenuChoice
        value={conversation.categoryId}
        onValueChange={moveTo}
        options={categories.map(({ id, name, emoji }) => ({
          value: id,
          text: name,
          label: (
            <>
              <span aria-hidden>{emoji}</span>
              {name}
            </>
          ),
        }))}
      />
    </Menu>
  );
}
