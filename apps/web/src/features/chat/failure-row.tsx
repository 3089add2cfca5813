import type { FailedExchange } from './chat-state.ts';
import { t } from './chat.messages.ts';
import { Retry } from './message-row.tsx';
import { TurnShell, UserBubble } from './turn-shell.tsx';

export interface FailureRowProps {
  failure: FailedExchange;
  isLocked: boolean;
  onRetry: (failure: FailedExchange) => void;
}

/** A question that found no answer, and the line that says so. Neither is stored. */
export function FailureRow({ failure, isLocked, onRetry }: FailureRowProps) {
  return (
    <>
      <TurnShell speaker="user">
        <UserBubble>{failure.text}</UserBubble>
      </TurnShell>
      <TurnShell speaker="assistant">
        <p className="text-body">{t('fallbackLine')}</p>
        <Retry text="" isLocked={isLocked} onRetry={() => onRetry(failure)} />
      </TurnShell>
    </>
  );
}
