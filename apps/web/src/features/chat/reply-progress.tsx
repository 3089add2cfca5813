import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Turn } from './chat-state.ts';
import { t } from './chat.messages.ts';

const StreamedReasoning = lazy(async () => ({
  default: (await import('./streamed-reasoning.tsx')).StreamedReasoning,
}));

const ToolLines = lazy(async () => ({ default: (await import('./tool-lines.tsx')).ToolLines }));

/** The model's reasoning and the used tools, while the reply is pending and streaming. */
export function ReplyProgress({ turn, isThinking }: { turn: Turn; isThinking: boolean }) {
  const { subscribe } = turn.reasoning;
  const hasReasoning = useSyncExternalStore(subscribe, () => turn.reasoning.text !== '');
  return (
    <>
      {hasReasoning && (
        <Suspense>
          <StreamedReasoning reasoning={turn.reasoning} isOver={!isThinking} />
        </Suspense>
      )}
      {turn.uses.length > 0 && (
        <Suspense>
          <div className="mb-3">
            <ToolLines uses={turn.uses} />
          </div>
        </Suspense>
      )}
    </>
  );
}

export function Thinking() {
  return (
    <p className="flex items-center gap-2.5 text-muted">
      <span aria-hidden className="flex gap-1">
        <i className="size-1.5 animate-pulse rounded-full bg-accent" />
        <i className="size-1.5 animate-pulse rounded-full bg-accent [animation-delay:160ms]" />
        <i className="size-1.5 animate-pulse rounded-full bg-accent [animation-delay:320ms]" />
      </span>
      {t('thinking')}
    </p>
  );
}
