import { MessageSquare, X } from 'lucide-react';
import { t } from './widget.messages.ts';

export interface ContextChipProps {
  /** The title of the conversation that the next message is added to. */
  title: string;
  onRemove: () => void;
}

/** Shows what the next message is added to; one click begins a new chat instead. */
export function ContextChip({ title, onRemove }: ContextChipProps) {
  return (
    <p className="mb-2 flex w-fit max-w-full items-center gap-1.5 self-start rounded-full bg-accent-soft py-0.5 pr-0.5 pl-2.5 text-small text-accent-text">
      <MessageSquare aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
      <span className="truncate">{t('context', { title })}</span>
      <button
        type="button"
        aria-label={t('removeContext', { title })}
        title={t('removeContext', { title })}
        onClick={onRemove}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-full hover:bg-hover pointer-coarse:size-9"
      >
        <X aria-hidden className="size-3.5" strokeWidth={1.75} />
      </button>
    </p>
  );
}
