import type { ReactNode } from 'react';
import { MessageTime } from './message-time.tsx';
import { cx } from '#ui/cx.ts';
import { t as turnText } from './turn.messages.ts';

export interface TurnShellProps {
  speaker: 'user' | 'assistant';
  /** Actions such as copy and edit: shown on hover, on focus, on touch screens, or if one is `data-always-visible`. */
  actions?: ReactNode;
  /** Below the text: suggestion cards, retry. */
  footer?: ReactNode;
  isBusy?: boolean;
  /** Whether the thread was opened at this turn, which is then highlighted once and takes the focus. */
  isTarget?: boolean | undefined;
  /** The message's time, if it is shown. */
  time?: string | undefined;
  /** Next to the speaker. */
  note?: ReactNode;
  children: ReactNode;
}

/** One turn: the user's text in a tinted bubble on the right, the assistant's as plain text. */
export function TurnShell(props: TurnShellProps) {
  const { speaker, actions, footer, isBusy = false, isTarget = false, time, note, children } = props;
  const isUser = speaker === 'user';
  return (
    <article
      aria-label={isUser ? turnText('you') : turnText('assistant')}
      aria-busy={isBusy || undefined}
      {...(isTarget && { 'data-target': '', tabIndex: -1 })}
      className={cx(
        'group/turn flex flex-col py-3 outline-none',
        isUser ? 'items-end' : 'items-stretch',
        isTarget && '-mx-3 animate-target rounded-card px-3 motion-reduce:bg-accent-soft',
      )}
    >
      <div className="mb-1 flex items-baseline gap-2 text-small text-muted">
        <h2 className="font-medium">{isUser ? turnText('you') : turnText('assistant')}</h2>
        {note}
        {time !== undefined && <MessageTime time={time} />}
      </div>
      {children}
      {actions !== undefined && (
        <div className="mt-1 -mr-1.5 -ml-1.5 flex min-h-7 items-center gap-0.5 opacity-0 transition-opacity group-focus-within/turn:opacity-100 group-hover/turn:opacity-100 has-[[data-always-visible]]:opacity-100 pointer-coarse:opacity-100 pointer-coarse:[&_button]:size-11">
          {actions}
        </div>
      )}
      {footer}
    </article>
  );
}

/** The user's text: plain text with line breaks. */
export function UserBubble({ messageId, children }: { messageId?: string; children: ReactNode }) {
  return (
    <div
      data-message-text={messageId}
      className="max-w-[min(85%,36rem)] rounded-card rounded-tr-[4px] bg-accent-soft px-4 py-2.5 text-body break-words whitespace-pre-wrap"
    >
      {children}
    </div>
  );
}
