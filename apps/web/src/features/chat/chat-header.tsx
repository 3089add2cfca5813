import type { ReactNode } from 'react';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';

export interface ChatHeaderProps {
  /** Empty while it loads. */
  title: string;
  back?: { label: string; shortLabel: string; path: string };
  /** Category, source and dates, in one line; the line keeps its height while they load. */
  facts: ReactNode;
  actions: ReactNode;
}

/**
 * Title, the facts below it, and the actions on the right. With a link back, the title has a line of its own below the
 * link; without the link, it shares a line with the actions.
 */
export function ChatHeader({ title, back, facts, actions }: ChatHeaderProps) {
  return (
    <header className="@container shrink-0 border-b border-line">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 px-4 @2xl:gap-x-4 py-2 md:pr-6 md:pl-(--size-title-inset)">
        {back !== undefined && (
          <Link
            to={back.path}
            className={buttonClass('ghost', 'small') + ' col-start-1 -ml-2.5 max-w-full justify-self-start pr-1!'}
          >
            <ChevronLeft aria-hidden />
            <span className="sr-only @2xl:not-sr-only @2xl:truncate">{back.label}</span>
            <span aria-hidden className="truncate @2xl:hidden">
              {back.shortLabel}
            </span>
          </Link>
        )}
        <Title isBelowBack={back !== undefined} title={title} />
        <div className="col-start-1 col-end-3 flex min-h-5 min-w-0 items-center text-list text-muted">{facts}</div>
        <div className="col-start-2 row-start-1 -mr-3.5 flex min-h-9 items-center pointer-coarse:min-h-11 gap-0.5 justify-self-end @2xl:mr-0 pointer-coarse:[&>*]:min-w-11">
          {actions}
        </div>
      </div>
    </header>
  );
}

/** While there is no title, an empty line reserves its space. */
function Title({ title, isBelowBack }: { title: string; isBelowBack: boolean }) {
  const className = cx(
    'col-start-1 min-w-0 text-section @2xl:truncate @2xl:text-title',
    'line-clamp-2',
    isBelowBack && 'col-end-3',
  );
  if (title === '') return <div className={className}>&nbsp;</div>;
  return (
    <h1 title={title} className={className}>
      {title}
    </h1>
  );
}
