import type { Category } from '@app/contract/categories';
import { Ellipsis, Pin, PinOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { continueInAssistant } from '#lib/continue-in-assistant.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { RenameDialog } from '#ui/rename-dialog.tsx';
import { type AnyConversation, type ConversationAction, ConversationMenuItems } from './conversation-menu.tsx';
import { MoveConversation } from './move-conversation.tsx';
import { useNeverSend } from './never-send.ts';
import { similarPath } from './open-conversation.ts';
import { useConversationActions } from './use-conversation-actions.ts';
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
  const { id, title } = conversation;
  const actions = useConversationActions();
  const neverSend = useNeverSend();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'rename' | 'move'>();
  const close = () => setDialog(undefined);

  const runAction = (action: ConversationAction) => {
    if (action === 'continue') continueInAssistant({ id, title });
    else if (action === 'similar') void navigate(similarPath(id), { state: { likeTitle: title } });
    else if (action === 'pin') actions.togglePin(conversation);
    else if (action === 'archive') actions.toggleArchive(conversation);
    else if (action === 'never-send') neverSend.toggle(conversation);
    else if (action === 'instructions') onInstructions();
    else if (action === 'delete') actions.delete(conversation, onDeleted);
    else setDialog(action);
  };
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
          isNeverSend={neverSend.isExcluded(id)}
          isShort={isShort}
          hasInstructions
          onAction={runAction}
        />
      </Menu>
      {dialog === 'rename' && (
        <RenameDialog
          title={t('renameTitle')}
          label={t('titleLabel')}
          name={conversation.title}
          maxLength={300}
          onRename={(next) => actions.rename(conversation, next)}
          onClose={close}
        />
      )}
      {dialog === 'move' && (
        <MoveConversation
          conversation={conversation}
          categories={categories}
          onMove={(target) => actions.move(conversation, target)}
          onClose={close}
        />
      )}
    </>
  );
}
