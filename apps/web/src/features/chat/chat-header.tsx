import type { ReactNode } from 'react';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';

export interface ChatHeaderProps {
  title: string;
  back?: { label: string; path: string };
  /** Category, source and dates, in one line; the line keeps its height while they load. */
  facts: ReactNode;
  actions: ReactNode;
}

/**
 * Title, facts and actions of a conversation. The title takes all the room that the actions leave; in a narrow header
 * the actions are above the title, which then has a line to itself.
 */
export function ChatHeader({ title, back, facts, actions }: ChatHeaderProps) {
  return (
    <header className="@container shrink-0 border-b border-line">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 md:pr-6 md:pl-(--size-title-inset)">
        {back !== undefined && (
          <Link to={back.path} className={buttonClass('ghost', 'small') + ' -ml-2.5 max-w-full justify-self-start'}>
            <ChevronLeft aria-hidden />
            <span className="truncate">{back.label}</span>
          </Link>
        )}
        <h1
          title={title}
          className={cx(
            'min-w-0 text-section @2xl:col-span-1 @2xl:truncate @2xl:text-title',
            back === undefined ? 'truncate @2xl:row-span-2' : 'col-span-2 line-clamp-2',
          )}
        >
          {title}
        </h1>
        <div className="col-span-2 flex min-h-5 min-w-0 items-center text-list text-muted @2xl:col-span-1 @2xl:col-start-2 @2xl:justify-self-end @2xl:pr-2.5">
          {facts}
        </div>
        <div className="col-start-2 row-start-1 -mr-2 flex min-h-9 items-center pointer-coarse:min-h-11 gap-0.5 justify-self-end @2xl:mr-0 pointer-coarse:[&>*]:min-w-11">
          {actions}
        </div>
      </div>
    </header>
  );
}
