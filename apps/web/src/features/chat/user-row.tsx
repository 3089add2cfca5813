import { memo, Suspense, useState } from 'react';
import { Pencil } from 'lucide-react';
import { lazyModule } from '#ui/lazy-module.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { useChatSlots } from './chat-slots.ts';
import { t } from './chat.messages.ts';
import { CopyButton } from './copy-button.tsx';
import type { MessageRowProps } from './message-actions.ts';
import { MessageBlocks } from './message-blocks.tsx';
import { Fork, Retry, Versions } from './message-parts.tsx';
import { t as turnText } from './turn.messages.ts';
import { TurnShell, UserBubble } from './turn-shell.tsx';

const MessageEditor = lazyModule(() => import('./message-editor.tsx')).part((module) => module.MessageEditor);

/** A question. */
export const UserRow = memo(function UserRow({
  message,
  versions,
  isLast,
  messageActions,
  isLocked,
  isTarget,
  hasTimestamps,
}: MessageRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { UserMessageActions } = useChatSlots();
  // Blocks of text are left out, because the bubble shows the whole text.
  const otherBlocks = (message.blocks ?? []).filter(({ type }) => type !== 'text');
  if (isEditing) {
    const send = (text: string) => {
      setIsEditing(false);
      messageActions.resend(message.id, text);
    };
    return (
      <TurnShell speaker="user">
        <MessageEditor
          fallback={<UserBubble>{message.content}</UserBubble>}
          text={message.content}
          onCancel={() => setIsEditing(false)}
          onSend={send}
        />
      </TurnShell>
    );
  }
  return (
    <TurnShell
      speaker="user"
      isTarget={isTarget}
      time={hasTimestamps === true ? message.createdAt : undefined}
      actions={
        <>
          <Versions shownId={message.id} versions={versions} isLocked={isLocked} onShow={messageActions.showVersion} />
          <CopyButton text={message.content} label={t('copy')} />
          <PlainIconButton
            size="small"
            label={turnText('edit')}
            title={turnText('edit')}
            icon={<Pencil aria-hidden />}
            disabled={isLocked}
            onClick={() => setIsEditing(true)}
          />
          <Fork messageId={message.id} storedId={messageActions.storedId} isLocked={isLocked} />
          {UserMessageActions !== undefined && (
            <Suspense>
              <UserMessageActions text={message.content} />
            </Suspense>
          )}
        </>
      }
      footer={
        isLast && (
          <Retry
            text={turnText('unanswered')}
            isLocked={isLocked}
            onRetry={() => messageActions.regenerate(message.id)}
          />
        )
      }
    >
      <UserBubble messageId={message.id}>{message.content}</UserBubble>
      {otherBlocks.length > 0 && (
        <div className="mt-2 w-full max-w-md">
          <MessageBlocks messageId={message.id} blocks={otherBlocks} />
        </div>
      )}
    </TurnShell>
  );
});
