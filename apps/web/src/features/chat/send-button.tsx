import { ArrowUp, Square } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { t } from './chat.messages.ts';

const roundButtonClass =
  'inline-flex size-9 max-md:size-11 pointer-coarse:size-11 items-center justify-center rounded-control transition-colors disabled:pointer-events-none disabled:opacity-40';

export function SendButton({ isDisabled, className }: { isDisabled: boolean; className: string }) {
  return (
    <button
      type="submit"
      aria-label={t('send')}
      title={t('send')}
      disabled={isDisabled}
      className={cx(roundButtonClass, 'bg-accent text-on-accent hover:bg-accent-hover', className)}
    >
      <ArrowUp aria-hidden className="size-[var(--size-icon)]" strokeWidth={1.75} />
    </button>
  );
}

export function StopButton({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  return (
    <button
      type="button"
      aria-label={t('stop')}
      title={t('stop')}
      disabled={isStopping}
      onClick={onStop}
      className={cx(roundButtonClass, 'bg-text text-page hover:opacity-85')}
    >
      <Square aria-hidden className="size-3.5 fill-current" strokeWidth={1.75} />
    </button>
  );
}
