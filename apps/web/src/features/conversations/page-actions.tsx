import type { Category } from '@app/contract/categories';
import { Ellipsis, Pin, PinOff } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { type AnyConversation, ConversationMenuItems } from './conversation-menu.tsx';
import { useConversationActions } from './use-conversation-actions.ts';
import { useConversationMenu } from './use-conversation-menu.tsx';
import { t } from './conversations.messages.ts';

export function PinButton({ conversation }: { conversation: AnyConversation }) {
  const { togglePin } = useConversationActions();
  const { isPinned } = conversation;
  const label = isPinned ? t('unpin') : t('pin');
  return (
    <Button size="small" variant="ghost" aria-label={label} title={label} onClick={() => togglePin(conversation)}>
      {isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
      <span className="hidden @4xl:inline">{label}</span>
    </Button>
  );
}

export interface PageMenuProps {
  conversation: AnyConversation;
  categories: readonly Category[];
  /** Leaves out moving and pinning, because they have buttons beside the menu. */
  isShort: boolean;
  onDeleted: () => void;
  /** Opens the instructions of the chat. */
  onInstructions: () => void;
}

/** The menu of the conversation that the screen shows. */
export function PageMenu({ conversation, categories, isShort, onDeleted, onInstructions }: PageMenuProps) {
  const { runAction, dialog, isNeverSend } = useConversationMenu({ categories, onDeleted, onInstructions });
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button size="small" variant="ghost" aria-label={t('more')} title={t('more')}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <ConversationMenuItems
          conversation={conversation}
          isNeverSend={isNeverSend(conversation.id)}
          isShort={isShort}
          hasInstructions
          onAction={(action) => runAction(action, conversation)}
        />
      </Menu>
      {dialog}
    </>
  );
}
