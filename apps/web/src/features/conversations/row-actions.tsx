import type { ConversationSummary } from '@app/contract/conversations';
import { Archive, ArchiveRestore, FolderInput, MessageSquareReply } from 'lucide-react';
import { memo, useCallback } from 'react';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { type ConversationAction, ConversationMenu } from './conversation-menu.tsx';
import { t } from './conversations.messages.ts';

export interface RowActionsProps {
  conversation: ConversationSummary;
  title: string;
  isHidden: boolean;
  hasQuickActions: boolean;
  isNeverSend: boolean;
  onAction: (action: ConversationAction, conversation: ConversationSummary) => void;
}

/**
 * The menu of a row. While the pointer or the focus is in the row, the most used actions are shown too, in the place of
 * the row's facts.
 */
export const RowActions = memo(function RowActions({ isHidden, ...props }: RowActionsProps) {
  return (
    <div
      className={cx(
        'absolute right-1 bottom-0 z-1 flex items-center gap-1 md:inset-y-2 md:right-36 md:rounded-control md:pl-2 lg:right-48',
        'md:pointer-fine:group-focus-within:bg-sunken md:pointer-fine:group-hover:bg-sunken',
        // The preview fades out below the actions instead of ending within a letter.
        'md:before:pointer-events-none md:before:absolute md:before:inset-y-0 md:before:-left-10 md:before:hidden md:before:w-10 md:before:bg-linear-to-r md:before:from-transparent md:before:to-sunken md:pointer-fine:group-focus-within:before:block md:pointer-fine:group-hover:before:block',
        isHidden && 'invisible',
      )}
    >
      <Actions {...props} />
    </div>
  );
});

/** Not rendered again when a selection hides them. */
const Actions = memo(function Actions(props: Omit<RowActionsProps, 'isHidden'>) {
  const { conversation, title, hasQuickActions, isNeverSend, onAction } = props;
  const act = useCallback((action: ConversationAction) => onAction(action, conversation), [onAction, conversation]);
  return (
    <>
      {hasQuickActions && <QuickActions conversation={conversation} title={title} onAction={act} />}
      <ConversationMenu conversation={conversation} isNeverSend={isNeverSend} onAction={act} />
    </>
  );
});

interface QuickActionsProps extends Pick<RowActionsProps, 'conversation' | 'title'> {
  onAction: (action: ConversationAction) => void;
}

function QuickActions({ conversation, title, onAction }: QuickActionsProps) {
  const { isArchived } = conversation;
  return (
    <div className="hidden items-center gap-1 md:pointer-fine:group-focus-within:flex md:pointer-fine:group-hover:flex">
      <IconButton
        size="small"
        label={t('continueNamed', { title })}
        tooltip={t('continue')}
        icon={<MessageSquareReply aria-hidden />}
        onClick={() => onAction('continue')}
      />
      <IconButton
        size="small"
        label={t('moveNamed', { title })}
        tooltip={t('move')}
        shortcut="M"
        icon={<FolderInput aria-hidden />}
        onClick={() => onAction('move')}
      />
      <IconButton
        size="small"
        label={t(isArchived ? 'unarchiveNamed' : 'archiveNamed', { title })}
        tooltip={t(isArchived ? 'unarchive' : 'archive')}
        shortcut="E"
        icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        onClick={() => onAction('archive')}
      />
    </div>
  );
}
