import type { FailedQuestion } from './chat-state.ts';
import { t as turnText } from './turn.messages.ts';
import { attachmentBlocks } from './files/message-files.ts';
import { MessageBlocks } from './message-blocks.tsx';
import { Retry } from './message-parts.tsx';
import { TurnShell, UserBubble } from './turn-shell.tsx';

export interface FailureRowProps {
  failure: FailedQuestion;
  isLocked: boolean;
  hasTimestamps?: boolean | undefined;
  onRetry: (failure: FailedQuestion) => void;
}

/** An unanswered question and the failure line. Neither is stored. */
export function FailureRow({ failure, isLocked, hasTimestamps, onRetry }: FailureRowProps) {
  const time = hasTimestamps === true ? failure.createdAt : undefined;
  return (
    <>
      <TurnShell speaker="user" time={time}>
        <UserBubble>{failure.text}</UserBubble>
        {failure.files.length > 0 && (
          <div className="mt-2 w-full max-w-md">
            <MessageBlocks messageId={failure.id} blocks={attachmentBlocks(failure.files)} />
          </div>
        )}
      </TurnShell>
      <TurnShell speaker="assistant" time={time}>
        <p className="text-body">{turnText('fallbackLine')}</p>
        <Retry text="" isLocked={isLocked} onRetry={() => onRetry(failure)} />
      </TurnShell>
    </>
  );
}
