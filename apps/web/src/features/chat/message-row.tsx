import { lazy, memo, Suspense, useState, type ReactNode } from 'react';
import { Pencil, RotateCw } from 'lucide-react';
import type { Message } from '@app/contract/conversations';
import type { DraftFile } from '#lib/draft-files.ts';
import { Button } from '#ui/button.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { useChatSlots } from './chat-slots.ts';
import { t } from './chat.messages.ts';
import { t as turnText } from './turn.messages.ts';
import { CopyButton } from './copy-button.tsx';
import { Markdown } from './markdown/markdown.tsx';
import { MessageBlocks } from './message-blocks.tsx';
import { TurnShell, UserBubble } from './turn-shell.tsx';

const BranchSwitcher = lazy(async () => ({ default: (await import('./branch-switcher.tsx')).BranchSwitcher }));
const ForkButton = lazy(async () => ({ default: (await import('./fork-button.tsx')).ForkButton }));
const ReplyOffers = lazy(async () => ({ default: (await import('./reply-offers.tsx')).ReplyOffers }));
const MessageEditor = lazy(async () => ({ default: (await import('./message-editor.tsx')).MessageEditor }));

/** What the user can do with a message. */
export interface MessageActions {
  resend: (messageId: string, text: string) => void;
  /** Regenerates a reply, or generates the missing reply to a question. Uses the chosen model if `model` is undefined. */
  regenerate: (messageId: string, model?: string | null) => void;
  /** Continues a reply that was cut off. */
  continueReply?: ((messageId: string) => void) | undefined;
  showVersion: (messageId: string) => void;
  /** The id of the stored conversation, from whose messages new chats can be started; null if it is not stored. */
  storedId: string | null;
  send: (text: string, files?: readonly DraftFile[]) => void;
}

export interface MessageRowProps {
  message: Message;
  /** Ids of all versions of the message, oldest first. */
  versions: readonly string[];
  /** Whether the message is the last of the thread; false for all messages while a reply is in progress. */
  isLast: boolean;
  messageActions: MessageActions;
  /** True while a reply is in progress, and when the monthly limit is reached. */
  isLocked: boolean;
  /** Whether the thread was opened at this message. */
  isTarget: boolean;
  /** Shows the message's time. */
  hasTimestamps?: boolean | undefined;
  footer?: ReactNode;
}

export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  return props.message.role === 'user' ? <UserRow {...props} /> : <AssistantRow {...props} />;
});

function UserRow({ message, versions, isLast, messageActions, isLocked, isTarget, hasTimestamps }: MessageRowProps) {
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
        <Suspense fallback={<UserBubble>{message.content}</UserBubble>}>
          <MessageEditor text={message.content} onCancel={() => setIsEditing(false)} onSend={send} />
        </Suspense>
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
}

function AssistantRow({
  message,
  versions,
  isLast,
  messageActions,
  isLocked,
  isTarget,
  hasTimestamps,
  footer,
}: MessageRowProps) {
  const { RegenerateWithModel, ReplyModel } = useChatSlots();
  const offers = message.blocks?.find((block) => block.type === 'offers')?.offers ?? [];
  return (
    <TurnShell
      speaker="assistant"
      isTarget={isTarget}
      note={
        ReplyModel !== undefined &&
        message.model !== undefined && (
          <Suspense>
            <ReplyModel message={message} />
          </Suspense>
        )
      }
      time={hasTimestamps === true ? message.createdAt : undefined}
      actions={
        <>
          <Versions shownId={message.id} versions={versions} isLocked={isLocked} onShow={messageActions.showVersion} />
          <CopyButton text={message.content} label={t('copy')} />
          <PlainIconButton
            size="small"
            label={turnText('regenerate')}
            title={turnText('regenerate')}
            icon={<RotateCw aria-hidden />}
            disabled={isLocked}
            onClick={() => messageActions.regenerate(message.id)}
          />
          <Fork messageId={message.id} storedId={messageActions.storedId} isLocked={isLocked} />
          {RegenerateWithModel !== undefined && (
            <Suspense>
              <RegenerateWithModel
                isLocked={isLocked}
                onModel={(model) => messageActions.regenerate(message.id, model)}
              />
            </Suspense>
          )}
        </>
      }
      footer={
        <>
          {message.status === 'interrupted' && (
            <Retry
              text={turnText('interrupted')}
              isLocked={isLocked}
              onRetry={() => messageActions.regenerate(message.id)}
              onContinue={messageActions.continueReply && (() => messageActions.continueReply?.(message.id))}
            />
          )}
          {isLast && offers.length > 0 && (
            <Suspense>
              <ReplyOffers offers={offers} isLocked={isLocked} onChoose={messageActions.send} />
            </Suspense>
          )}
          {footer}
        </>
      }
    >
      <div className="text-body" data-message-text={message.id}>
        {message.blocks === undefined ? (
          <Markdown text={message.content} />
        ) : (
          <MessageBlocks messageId={message.id} blocks={message.blocks} />
        )}
      </div>
    </TurnShell>
  );
}

interface VersionsProps {
  shownId: string;
  versions: readonly string[];
  isLocked: boolean;
  onShow: (messageId: string) => void;
}

function Versions({ shownId, versions, isLocked, onShow }: VersionsProps) {
  if (versions.length < 2) return null;
  return (
    <Suspense>
      <BranchSwitcher versions={versions} shownId={shownId} disabled={isLocked} onShow={onShow} />
    </Suspense>
  );
}

interface ForkProps extends Pick<MessageActions, 'storedId'> {
  messageId: string;
  isLocked: boolean;
}

function Fork({ storedId, messageId, isLocked }: ForkProps) {
  if (storedId === null) return null;
  return (
    <Suspense>
      <ForkButton conversationId={storedId} messageId={messageId} isLocked={isLocked} />
    </Suspense>
  );
}

interface RetryProps {
  text: string;
  isLocked: boolean;
  onRetry: () => void;
  onContinue?: (() => void) | undefined;
}

export function Retry({ text, isLocked, onRetry, onContinue }: RetryProps) {
  return (
    <p className="mt-2 flex items-center gap-3 text-ui text-muted">
      {text}
      {onContinue && (
        <Button size="small" disabled={isLocked} onClick={onContinue}>
          {turnText('continueReply')}
        </Button>
      )}
      <Button size="small" disabled={isLocked} onClick={onRetry}>
        <RotateCw aria-hidden />
        {turnText('retry')}
      </Button>
    </p>
  );
}
