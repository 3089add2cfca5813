import { useMemo, type ReactNode } from 'react';
import type { Message } from '@app/contract/conversations';
import { AnnouncementRow, type AssistantAnnouncement } from './announcement-row.tsx';
import { AssistantRow } from './assistant-row.tsx';
import type { ChatState, FailedQuestion } from './chat-state.ts';
import { FailureRow } from './failure-row.tsx';
import { useRenderer } from './markdown/loaded-renderer.ts';
import type { MessageActions } from './message-actions.ts';
import { MessageThread } from './message-thread.tsx';
import { UserRow } from './user-row.tsx';
import { insertAnnouncement, threadRows, type ThreadRow } from './thread-rows.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';

export interface ChatThreadProps {
  state: ChatState;
  messageActions: MessageActions;
  /** Whether actions on messages are disabled. */
  isLocked: boolean;
  onRetry: (failure: FailedQuestion) => void;
  label: string | undefined;
  /** Shown while there are no messages. */
  empty: ReactNode;
  /** Shown below an assistant's message. */
  renderSuggestions: (message: Message) => ReactNode;
  /** Whether messages show their times. */
  hasTimestamps: boolean | undefined;
  announcement: AssistantAnnouncement | null;
  /** Grows with each message sent from here. A new value scrolls to the end. */
  sendCount: number;
  /** The message to open at, instead of at the end. */
  targetId: string | undefined;
  /** A new value scrolls to the target message again. */
  targetRequests: number | undefined;
  /** Called with the key of the row that is being read, at every step of scrolling. */
  onRead: ((key: string | undefined) => void) | undefined;
}

const isReply = (row: ThreadRow) => row.kind === 'message' && row.message.role === 'assistant';

/** The messages of a chat. In a chunk of its own, because an empty chat has no messages and does not load it. */
export function ChatThread(props: ChatThreadProps) {
  const { state, messageActions, isLocked, hasTimestamps, targetId, announcement } = props;
  const rows = useMemo(() => insertAnnouncement(threadRows(state), announcement), [state, announcement]);
  // All messages wait for the renderer: a reply that is formatted later would move the messages below it.
  const hasReplies = rows.some(isReply);
  const awaitsRenderer = useRenderer({ isNeeded: hasReplies }) === undefined && hasReplies;

  const renderRow = (row: ThreadRow) => {
    if (row.kind === 'reply') return <AssistantRow key={row.key} turn={row.turn} />;
    if (row.kind === 'announcement') return <AnnouncementRow key={row.key} text={row.text} createdAt={row.createdAt} />;
    if (row.kind === 'failure') {
      const { key, failure } = row;
      return <FailureRow key={key} {...{ failure, isLocked, hasTimestamps }} onRetry={props.onRetry} />;
    }
    const { key, kind: _, ...message } = row;
    const messageProps = { ...message, messageActions, isLocked, hasTimestamps, isTarget: key === targetId };
    if (row.message.role === 'user') return <UserRow key={key} {...messageProps} />;
    return <AssistantRow key={key} {...messageProps} footer={props.renderSuggestions(row.message)} />;
  };
  return (
    <MessageThread
      label={props.label}
      rows={awaitsRenderer ? [] : rows}
      renderRow={renderRow}
      empty={awaitsRenderer ? <ThreadSkeleton /> : props.empty}
      sendCount={props.sendCount}
      targetKey={targetId}
      targetRequests={props.targetRequests}
      onRead={props.onRead}
    />
  );
}
