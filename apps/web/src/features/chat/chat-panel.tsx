import { useMemo, useState, type ReactNode } from 'react';
import type { Message } from '@app/contract/conversations';
import type { ChatSession } from './chat-session.ts';
import type { ChatState, FailedExchange } from './chat-state.ts';
import { AnnouncementRow, type AssistantAnnouncement, insertAnnouncement } from './announcement-row.tsx';
import { Composer } from './composer.tsx';
import { FailureRow } from './failure-row.tsx';
import { LimitBanner } from './limit-banner.tsx';
import { MessageRow } from './message-row.tsx';
import { MessageThread } from './message-thread.tsx';
import { ReplyAnnouncer, type SpokenReply } from './reply-announcer.tsx';
import { ReplyRow } from './reply-row.tsx';
import { threadRows, type ThreadRow } from './thread-rows.ts';
import type { Draft } from './use-draft.ts';
import { useMessageActions } from './use-message-actions.ts';

export interface ChatPanelProps {
  session: ChatSession;
  state: ChatState;
  draft: Draft;
  isLocked: boolean;
  placeholder: string;
  hint?: string;
  empty: ReactNode;
  /** The last reply that arrived while the screen was open, for the announcer. */
  spokenReply: SpokenReply | null;
  /** The message to open at, instead of at the end. */
  targetId?: string | undefined;
  /** A new value scrolls to the target message again. */
  targetRequests?: number | undefined;
  /** Shown below an assistant's message. */
  renderSuggestions: (message: Message) => ReactNode;
  threadLabel?: string;
  /** Whether messages show their times. */
  hasTimestamps?: boolean;
  /** A text by the assistant that is neither stored nor sent to the model. */
  announcement?: AssistantAnnouncement | null;
  /** Shown between the messages and the input. */
  aboveInput?: ReactNode;
}

/** Messages and input, shared by all chats. */
export function ChatPanel(props: ChatPanelProps) {
  const { session, state, draft, isLocked, renderSuggestions, targetId, hasTimestamps, announcement = null } = props;
  const [sendCount, setSendCount] = useState(0);
  const messageActions = useMessageActions(session, state, () => setSendCount((count) => count + 1));
  const rows = useMemo(() => insertAnnouncement(threadRows(state), announcement), [state, announcement]);
  const { turn } = state;
  const areActionsLocked = isLocked || turn !== null;

  const send = () => {
    const text = draft.text;
    draft.clear();
    messageActions.send(text);
  };
  const retry = (failure: FailedExchange) => {
    session.removeFailure(failure.id);
    messageActions.send(failure.text);
  };
  const renderRow = (row: ThreadRow) => {
    if (row.kind === 'reply') return <ReplyRow key={row.key} turn={row.turn} />;
    if (row.kind === 'announcement') return <AnnouncementRow key={row.key} text={row.text} createdAt={row.createdAt} />;
    if (row.kind === 'failure') {
      return (
        <FailureRow
          key={row.key}
          failure={row.failure}
          isLocked={areActionsLocked}
          hasTimestamps={hasTimestamps}
          onRetry={retry}
        />
      );
    }
    const { key, kind: _, ...messageProps } = row;
    const footer = row.message.role === 'assistant' ? renderSuggestions(row.message) : undefined;
    return (
      <MessageRow
        key={key}
        {...messageProps}
        messageActions={messageActions}
        isLocked={areActionsLocked}
        isTarget={key === targetId}
        hasTimestamps={hasTimestamps}
        footer={footer}
      />
    );
  };
  return (
    <>
      <MessageThread
        label={props.threadLabel}
        rows={rows}
        renderRow={renderRow}
        empty={props.empty}
        sendCount={sendCount}
        targetKey={targetId}
        targetRequests={props.targetRequests}
      />
      <ReplyAnnouncer isThinking={turn?.phase === 'thinking'} reply={props.spokenReply} />
      <Composer
        value={draft.text}
        onChange={draft.change}
        onSend={send}
        onStop={() => session.stop()}
        placeholder={props.placeholder}
        focusCount={sendCount}
        isReplying={turn !== null}
        isStopping={turn?.phase === 'stopping'}
        isLocked={isLocked}
        banner={
          <>
            {isLocked && <LimitBanner />}
            {props.aboveInput}
          </>
        }
        {...(props.hint !== undefined && { hint: props.hint })}
      />
    </>
  );
}
