import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Turn } from './chat-state.ts';
import { t } from './chat.messages.ts';
import { useRenderer } from './markdown/loaded-renderer.ts';
import { StreamedMarkdown } from './markdown/markdown.tsx';
import type { ReplyText } from './reply-text.ts';
import { TurnShell } from './turn-shell.tsx';

/** The reply while it is pending and streaming. */
export function ReplyRow({ turn }: { turn: Turn }) {
  const isThinking = useRenderer() === undefined || turn.reply.text === '';
  return (
    <TurnShell speaker="assistant" isBusy>
      <div className="text-body">
        <StreamedReasoning reasoning={turn.reasoning} isOver={!isThinking} />
        {isThinking ? <Thinking /> : <StreamedMarkdown reply={turn.reply} />}
      </div>
    </TurnShell>
  );
}

/** What the model thinks, as it comes; folded away as soon as the reply begins. */
function StreamedReasoning({ reasoning, isOver }: { reasoning: ReplyText; isOver: boolean }) {
  const text = useSyncExternalStore(reasoning.subscribe, () => reasoning.text);
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [text]);
  if (text === '' || isOver) return text === '' ? null : <p className="mb-3 text-ui text-muted">{t('reasoning')}</p>;
  return (
    <p
      ref={box}
      aria-label={t('reasoning')}
      className="mb-3 max-h-36 overflow-y-auto border-l-2 border-line pl-3 text-ui whitespace-pre-wrap text-muted"
    >
      {text}
    </p>
  );
}

function Thinking() {
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
