import { lazy, memo, Suspense } from 'react';
import { RotateCw } from 'lucide-react';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { useChatSlots } from './chat-slots.ts';
import { t } from './chat.messages.ts';
import type { Turn } from './chat-state.ts';
import { CopyButton } from './copy-button.tsx';
import { useRenderer } from './markdown/loaded-renderer.ts';
import { Markdown } from './markdown/markdown.tsx';
import type { MessageRowProps } from './message-actions.ts';
import { MessageBlocks } from './message-blocks.tsx';
import { Fork, Retry, Versions } from './message-parts.tsx';
import { ReplyProgress, Thinking } from './reply-progress.tsx';
import { t as turnText } from './turn.messages.ts';
import { TurnShell } from './turn-shell.tsx';

const ReplyOffers = lazy(async () => ({ default: (await import('./reply-offers.tsx')).ReplyOffers }));

/** A reply that is pending or streaming, or a finished one. */
type AssistantRowProps = { turn: Turn } | (MessageRowProps & { turn?: undefined });

/**
 * The reply to a question. One component for all its states, so that a finished reply keeps the elements that it had
 * while it was streaming.
 */
export const AssistantRow = memo(function AssistantRow(props: AssistantRowProps) {
  const { turn } = props;
  const finished = props.turn === undefined ? props : undefined;
  const message = finished?.message;
  const isRendererLoaded = useRenderer({ isNeeded: turn !== undefined }) !== undefined;
  const isThinking = turn !== undefined && !(isRendererLoaded && turn.reply.text !== '');
  return (
    <TurnShell
      speaker="assistant"
      isBusy={turn !== undefined}
      isTarget={finished?.isTarget}
      note={finished && <UsedModel {...finished} />}
      time={finished?.hasTimestamps === true ? finished.message.createdAt : undefined}
      actions={finished && <ReplyActions {...finished} />}
      footer={finished && <ReplyFooter {...finished} />}
    >
      <div className="text-body" data-message-text={message?.id}>
        {turn !== undefined && <ReplyProgress turn={turn} isThinking={isThinking} />}
        {isThinking && <Thinking />}
        {message?.blocks !== undefined && <MessageBlocks messageId={message.id} blocks={message.blocks} />}
        {!isThinking && message?.blocks === undefined && <Markdown text={message?.content ?? ''} reply={turn?.reply} />}
      </div>
    </TurnShell>
  );
});

/** The model that wrote the reply. */
function UsedModel({ message }: MessageRowProps) {
  const { ReplyModel } = useChatSlots();
  if (ReplyModel === undefined || message.model === undefined) return null;
  return (
    <Suspense>
      <ReplyModel message={message} />
    </Suspense>
  );
}

function ReplyActions({ message, versions, messageActions, isLocked }: MessageRowProps) {
  const { RegenerateWithModel } = useChatSlots();
  return (
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
          <RegenerateWithModel isLocked={isLocked} onModel={(model) => messageActions.regenerate(message.id, model)} />
        </Suspense>
      )}
    </>
  );
}

function ReplyFooter({ message, isLast, messageActions, isLocked, footer }: MessageRowProps) {
  const offers = message.blocks?.find((block) => block.type === 'offers')?.offers ?? [];
  return (
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
  );
}
