import { lazy, Suspense } from 'react';
import { RotateCw } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { MessageActions } from './message-actions.ts';
import { t as turnText } from './turn.messages.ts';

const BranchSwitcher = lazy(async () => ({ default: (await import('./branch-switcher.tsx')).BranchSwitcher }));
const ForkButton = lazy(async () => ({ default: (await import('./fork-button.tsx')).ForkButton }));

interface VersionsProps {
  shownId: string;
  versions: readonly string[];
  isLocked: boolean;
  onShow: (messageId: string) => void;
}

/** Switches between the versions of a message. */
export function Versions({ shownId, versions, isLocked, onShow }: VersionsProps) {
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

/** Starts a new chat from a message. */
export function Fork({ storedId, messageId, isLocked }: ForkProps) {
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

/** Why there is no whole reply, and buttons to get one. */
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
