import { cx } from './cx.ts';

/** A spinning ring. Give it a label when no text next to it says what is loading. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 18 18"
      fill="none"
      role={label === undefined ? undefined : 'status'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      className={cx('size-[var(--size-icon)] shrink-0 animate-spin', className)}
    >
      <circle cx="9" cy="9" r="7" stroke="currentColor" strokeOpacity="0.22" strokeWidth="2" />
      <path d="M16 9a7 7 0 0 0-7-7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
