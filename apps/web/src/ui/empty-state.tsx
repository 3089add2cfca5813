import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  /** What to do next. */
  description?: ReactNode;
  actions?: ReactNode;
  /** In place of the usual space above and below, such as py-6 in a dialog. */
  className?: string;
}

export function EmptyState({ icon, title, description, actions, className = 'py-16' }: EmptyStateProps) {
  return (
    <div className={cx('mx-auto flex max-w-md flex-col items-center px-4 text-center', className)}>
      {icon !== undefined && (
        <div
          aria-hidden
          className="mb-4 flex size-11 items-center justify-center rounded-card bg-accent-soft text-accent-text [&_svg]:size-5.5 [&_svg]:stroke-[1.75]"
        >
          {icon}
        </div>
      )}
      <h2 className="text-section text-balance">{title}</h2>
      {description !== undefined && <p className="mt-1.5 text-ui text-balance text-muted">{description}</p>}
      {actions !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
