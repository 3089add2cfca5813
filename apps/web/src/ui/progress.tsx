import { cx } from './cx.ts';

export type ProgressTone = 'accent' | 'warning' | 'danger' | 'success';

const fills: Record<ProgressTone, string> = {
  accent: '[&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent',
  warning: '[&::-webkit-progress-value]:bg-warning [&::-moz-progress-bar]:bg-warning',
  danger: '[&::-webkit-progress-value]:bg-danger [&::-moz-progress-bar]:bg-danger',
  success: '[&::-webkit-progress-value]:bg-success [&::-moz-progress-bar]:bg-success',
};

export interface ProgressProps {
  /** Names what is in progress. */
  label: string;
  /** 0 to 100; undefined while the total is unknown. */
  percent: number | undefined;
  tone?: ProgressTone;
  className?: string;
}

export function Progress({ label, percent, tone = 'accent', className }: ProgressProps) {
  const value = percent === undefined ? undefined : Math.min(100, Math.max(0, percent));
  return (
    <progress
      aria-label={label}
      max={100}
      value={value}
      className={cx(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-hover',
        '[&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:rounded-full',
        '[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-180',
        value === undefined && 'animate-pulse',
        fills[tone],
        className,
      )}
    />
  );
}
