import type { Category } from '@app/contract/categories';
import { limits } from '@app/contract/primitives';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { continueInAssistant } from '#lib/continue-in-assistant.ts';
import { RenameDialog } from '#ui/rename-dialog.tsx';
import type { AnyConversation, ConversationAction } from './conversation-menu.tsx';
import { MoveConversation } from './move-conversation.tsx';
import { useNeverSend } from './never-send.ts';
import { similarPath } from './open-conversation.ts';
import { useConversationActions } from './use-conversation-actions.ts';
import { t } from './conversations.messages.ts';

export interface ConversationMenuOptions {
  /** The categories that conversations can be moved to. */
  categories: readonly Category[];
  onDeleted?: () => void;
  /** Opens the instructions of the chat; absent where the menu does not offer them. */
  onInstructions?: () => void;
}

export interface ConversationMenuState {
  runAction: (action: ConversationAction, conversation: AnyConversation) => void;
  /** The open dialog for a new title or category. */
  dialog: ReactNode;
  /** Whether the conversation is never sent to a model. */
  isNeverSend: (id: string) => boolean;
}

/** Runs the actions of a conversation's menu. */
export function useConversationMenu(options: ConversationMenuOptions): ConversationMenuState {
  const { categories, onDeleted, onInstructions } = options;
  const actions = useConversationActions();
  const neverSend = useNeverSend();
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ action: 'rename' | 'move'; conversation: AnyConversation }>();
  const close = () => setOpen(undefined);

  const runAction = (action: ConversationAction, conversation: AnyConversation): void => {
    const { id, title } = conversation;
    switch (action) {
      case 'continue':
        return continueInAssistant({ id, title });
      case 'similar':
        return void navigate(similarPath(id), { state: { likeTitle: title } });
      case 'pin':
        return actions.togglePin(conversation);
      case 'archive':
        return actions.toggleArchive(conversation);
      case 'never-send':
        return neverSend.toggle(conversation);
      case 'instructions':
        return onInstructions?.();
      case 'delete':
        return actions.delete(conversation, onDeleted);
      case 'rename':
      case 'move':
        return setOpen({ action, conversation });
    }
  };

  const dialog =
    open &&
    {
      rename: (
        <RenameDialog
          title={t('renameTitle')}
          label={t('titleLabel')}
          name={open.conversation.title}
          maxLength={limits.titleLength}
          onRename={(title) => actions.rename(open.conversation, title)}
          onClose={close}
        />
      ),
      move: (
        <MoveConversation
          conversation={open.conversation}
          categories={categories}
          onMove={(target) => actions.move(open.conversation, target)}
          onClose={close}
        />
      ),
    }[open.action];
  return { runAction, dialog, isNeverSend: neverSend.isExcluded };
}
