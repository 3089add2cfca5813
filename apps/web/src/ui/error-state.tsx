import type { ReactNode } from 'react';
import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** What is still safe and what to do next. */
  description?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  /** In place of the usual space above and below, such as py-4 in a small part of a screen. */
  className?: string;
  /** Whether it stands for the whole page, which then has no other heading. */
  isPageTitle?: boolean;
}

export function ErrorState({
  title,
  description,
  retryLabel,
  onRetry,
  className = 'py-16',
  isPageTitle = false,
}: ErrorStateProps) {
  const Title = isPageTitle ? 'h1' : 'p';
  return (
    <div role="alert" className={cx('mx-auto flex max-w-md flex-col items-center px-4 text-center', className)}>
      <CircleAlert aria-hidden className="mb-3 size-7 text-danger" strokeWidth={1.75} />
      <Title className="text-section text-balance">{title}</Title>
      {description !== undefined && <p className="mt-1.5 text-ui text-pretty text-muted">{description}</p>}
      {retryLabel !== undefined && onRetry !== undefined && (
        <Button className="mt-5" onClick={onRetry}>
          <RotateCw aria-hidden />
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
