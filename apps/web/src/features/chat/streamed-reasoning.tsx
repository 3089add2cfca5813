import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { t } from './blocks.messages.ts';
import type { ReplyText } from './reply-text.ts';

/** The model's reasoning while it arrives; collapsed when the reply begins. */
export function StreamedReasoning({ reasoning, isOver }: { reasoning: ReplyText; isOver: boolean }) {
  const text = useSyncExternalStore(reasoning.subscribe, () => reasoning.text);
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [text]);
  if (isOver) return <p className="mb-3 text-ui text-muted">{t('reasoning')}</p>;
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
