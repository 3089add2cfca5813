import type { Category } from '@app/contract/categories';
import type { ConversationSummary } from '@app/contract/conversations';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ScreenVirtualizer } from '#ui/screen-virtualizer.tsx';
import { continueInAssistant } from '#lib/continue-in-assistant.ts';
import { ConversationMenu, type ConversationAction } from './conversation-menu.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { listInsetClass } from './list-inset-class.ts';
import { MoveConversation } from './move-conversation.tsx';
import { useNeverSend } from './never-send.ts';
import { type OpenedConversation, similarPath } from './open-conversation.ts';
import { RenameConversation } from './rename-conversation.tsx';
import { useConversationActions } from './use-conversation-actions.ts';
import type { Selection } from './use-selection.ts';

/** Height of a row on wide screens. */
const rowHeight = 60;

export interface ConversationRowsProps {
  conversations: readonly ConversationSummary[];
  /** The categories that conversations can be moved to. */
  categories: readonly Category[];
  origin: Omit<OpenedConversation, 'conversation'>;
  selection: Selection;
}

/** A virtual list: only rows in view are rendered. */
export function ConversationRows({ conversations, categories, origin, selection }: ConversationRowsProps) {
  const actions = useConversationActions();
  const neverSend = useNeverSend();
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<{ action: 'rename' | 'move'; conversation: ConversationSummary }>();
  const close = () => setOpenDialog(undefined);

  const runAction = (action: ConversationAction, conversation: ConversationSummary) => {
    if (action === 'continue') continueInAssistant({ id: conversation.id, title: conversation.title });
    else if (action === 'similar')
      void navigate(similarPath(conversation.id), { state: { likeTitle: conversation.title } });
    else if (action === 'pin') actions.togglePin(conversation);
    else if (action === 'archive') actions.toggleArchive(conversation);
    else if (action === 'never-send') neverSend.toggle(conversation);
    else if (action === 'delete') actions.delete(conversation);
    else setOpenDialog({ action, conversation });
  };

  return (
    <div className={listInsetClass}>
      <ScreenVirtualizer
        as="ul"
        item="li"
        itemSize={rowHeight}
        data={conversations}
        ssrCount={Math.min(12, conversations.length)}
      >
        {(conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            color={categories.find(({ id }) => id === conversation.categoryId)?.color}
            rowSelection={
              selection.isOn
                ? {
                    isSelected: selection.ids.has(conversation.id),
                    toggle: (isRange) => selection.toggle(conversation.id, isRange),
                  }
                : undefined
            }
            opened={{
              ...origin,
              conversation,
              subcategoryName: origin.subcategoryName ?? conversation.subcategory?.name,
            }}
            actions={
              <ConversationMenu
                conversation={conversation}
                isNeverSend={neverSend.isExcluded(conversation.id)}
                onAction={(action) => runAction(action, conversation)}
              />
            }
          />
        )}
      </ScreenVirtualizer>
      {openDialog?.action === 'rename' && (
        <RenameConversation
          conversation={openDialog.conversation}
          onRename={(title) => actions.rename(openDialog.conversation, title)}
          onClose={close}
        />
      )}
      {openDialog?.action === 'move' && (
        <MoveConversation
          conversation={openDialog.conversation}
          categories={categories}
          onMove={(target) => actions.move(openDialog.conversation, target)}
          onClose={close}
        />
      )}
    </div>
  );
}
