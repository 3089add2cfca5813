import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFirstVisit } from '#lib/first-visit.ts';
import { cx } from './cx.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** Before the title and the line under it. */
  icon?: ReactNode;
  /** One line of facts under the title. */
  description?: ReactNode;
  /** What the screen is for. Shown on the first visit; later only the page info shows it. */
  explanation?: string;
  /** A back link above the title. */
  back?: ReactNode;
  /** Buttons on the right, the main one last. */
  actions?: ReactNode;
  /** Whether the actions stay beside the title on phones; for at most two, which are only icons there. */
  keepsActionsBeside?: boolean;
  className?: string;
}

/** The head of a page. Holds the only h1. */
export function PageHeader(props: PageHeaderProps) {
  const { title, icon, description, explanation, back, actions, keepsActionsBeside = false, className } = props;
  const isFirstVisit = useFirstVisit(useLocation().pathname);
  const line = description ?? (isFirstVisit ? explanation : undefined);
  return (
    <header
      className={cx(
        'mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4',
        keepsActionsBeside && 'max-sm:flex-nowrap max-sm:items-start max-sm:gap-x-3',
        className,
      )}
    >
      <div className="min-w-0 md:flex-1 md:basis-72">
        {back !== undefined && <div className="mb-1 -ml-2.5">{back}</div>}
        <div className="flex items-center gap-3">
          {icon}
          <div className="min-w-0">
            <h1 className="text-title text-balance">{title}</h1>
            {line !== undefined && (
              <p className={cx('text-ui text-balance text-muted', icon === undefined && 'mt-1')}>{line}</p>
            )}
          </div>
        </div>
      </div>
      {actions !== undefined && (
        <div className={cx('flex flex-wrap items-center gap-2', keepsActionsBeside && 'max-sm:shrink-0')}>
          {actions}
        </div>
      )}
    </header>
  );
}
