import type { ConversationSummary } from '@app/contract/conversations';
import {
  Archive,
  ArchiveRestore,
  Ellipsis,
  FolderInput,
  MessageSquareReply,
  Pencil,
  Pin,
  PinOff,
  ScanSearch,
  ShieldBan,
  ShieldCheck,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { t } from './conversations.messages.ts';

export type ConversationAction =
  | 'continue'
  | 'similar'
  | 'rename'
  | 'move'
  | 'pin'
  | 'archive'
  | 'never-send'
  | 'instructions'
  | 'delete';

/** A conversation in a list, or with its messages. */
export type AnyConversation = Omit<ConversationSummary, 'preview'>;

export interface ConversationMenuProps {
  conversation: AnyConversation;
  /** Whether the conversation is never sent to a model. */
  isNeverSend: boolean;
  onAction: (action: ConversationAction) => void;
}

export function ConversationMenu(props: ConversationMenuProps) {
  const { title } = props.conversation;
  return (
    <Menu
      align="end"
      trigger={
        <PlainIconButton
          size="small"
          label={t('actions', { title: title === '' ? t('untitled') : title })}
          icon={<Ellipsis aria-hidden />}
          className="opacity-0 pointer-coarse:size-11 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
        />
      }
    >
      <ConversationMenuItems {...props} />
    </Menu>
  );
}

/**
 * The items of a conversation's menu. `isShort` leaves out moving and pinning, which have buttons beside the menu;
 * `hasInstructions` adds an item for the instructions of the chat.
 */
export function ConversationMenuItems({
  conversation,
  isNeverSend,
  onAction,
  isShort = false,
  hasInstructions = false,
}: ConversationMenuProps & { isShort?: boolean; hasInstructions?: boolean }) {
  const { isPinned, isArchived } = conversation;
  return (
    <>
      <MenuItem onSelect={() => onAction('continue')}>
        <MessageSquareReply aria-hidden />
        {t('continue')}
      </MenuItem>
      <MenuItem onSelect={() => onAction('similar')}>
        <ScanSearch aria-hidden />
        {t('moreLikeThis')}
      </MenuItem>
      <MenuItem onSelect={() => onAction('rename')}>
        <Pencil aria-hidden />
        {t('rename')}
      </MenuItem>
      {!isShort && (
        <MenuItem onSelect={() => onAction('move')}>
          <FolderInput aria-hidden />
          {t('move')}
        </MenuItem>
      )}
      {!isShort && (
        <MenuItem onSelect={() => onAction('pin')}>
          {isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          {isPinned ? t('unpin') : t('pin')}
        </MenuItem>
      )}
      {hasInstructions && (
        <MenuItem onSelect={() => onAction('instructions')}>
          <SlidersHorizontal aria-hidden />
          {t('instructions')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => onAction('archive')}>
        {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        {isArchived ? t('unarchive') : t('archive')}
      </MenuItem>
      <MenuItem onSelect={() => onAction('never-send')}>
        {isNeverSend ? <ShieldCheck aria-hidden /> : <ShieldBan aria-hidden />}
        {isNeverSend ? t('allowSending') : t('neverSend')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => onAction('delete')}>
        <Trash2 aria-hidden />
        {t('delete')}
      </MenuItem>
    </>
  );
}
