import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Mic } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { t } from './dictation.messages.ts';
import { useDictation } from './use-dictation.ts';

export interface DictationButtonProps {
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** When a reply begins, because the message was sent, the dictation ends. */
  isReplying: boolean;
}

/** Writes spoken words into the chat's input, using the browser's own speech engine. */
export function DictationButton({ input, text, onText, isReplying }: DictationButtonProps) {
  const { isListening, start, stop, abort } = useDictation({ input, text, onText });
  const end = useEffectEvent(abort);
  useEffect(() => {
    if (isReplying) end();
  }, [isReplying]);
  const label = t(isListening ? 'stop' : 'start');
  return (
    <>
      <output className="absolute right-2 bottom-full mb-2">
        {isListening && (
          <span className="flex h-7 items-center gap-2 rounded-full border border-line bg-panel px-3 text-small shadow-button">
            <i aria-hidden className="size-2 animate-pulse rounded-full bg-danger motion-reduce:animate-none" />
            {t('listening')}
            <span className="text-muted pointer-coarse:hidden">{t('stopHint')}</span>
          </span>
        )}
      </output>
      {isListening && <StopOnEscapeOrHide onStop={stop} onHide={abort} />}
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={isListening ? stop : start}
        className={cx(
          'inline-flex size-9 items-center justify-center rounded-control transition-colors max-md:size-11 pointer-coarse:size-11',
          // In a narrow chat the text needs the space.
          text !== '' && !isListening && '@max-md:hidden',
          isListening ? 'bg-danger-soft text-danger-text' : 'text-muted hover:bg-hover hover:text-text',
        )}
      >
        <Mic aria-hidden className="size-[var(--size-icon)]" strokeWidth={1.75} />
      </button>
    </>
  );
}

/** Ends the dictation when the tab is hidden or Escape is pressed. That key press does nothing else. */
function StopOnEscapeOrHide({ onStop, onHide }: { onStop: () => void; onHide: () => void }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onStop();
  });
  const onVisibility = useEffectEvent(() => {
    if (document.hidden) onHide();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => onKey(event);
    const handleVisibility = () => onVisibility();
    window.addEventListener('keydown', handleKey, { capture: true });
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('keydown', handleKey, { capture: true });
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, []);
  return null;
}
