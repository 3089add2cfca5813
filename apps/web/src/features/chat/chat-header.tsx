import type { ReactNode } from 'react';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';

export interface ChatHeaderProps {
  title: string;
  backLabel: string;
  backPath: string;
  actions: ReactNode;
}

/** Title and actions of a conversation. A narrow header shows the actions' icons without their labels. */
export function ChatHeader({ title, backLabel, backPath, actions }: ChatHeaderProps) {
  return (
    <header className="@container border-b border-line px-4 md:pr-6 md:pl-(--size-title-inset)">
      <div className="flex w-full flex-wrap items-end justify-between gap-x-4 gap-y-1 py-2">
        <div className="min-w-0 flex-1 basis-56">
          <Link to={backPath} className={buttonClass('ghost', 'small') + ' -ml-2.5 max-w-full'}>
            <ChevronLeft aria-hidden />
            <span className="truncate">{backLabel}</span>
          </Link>
          <h1 className="truncate pb-1 text-title" title={title}>
            {title}
          </h1>
        </div>
        <div className="-mx-3 flex items-center gap-1 @xl:mx-0 @xl:pb-1">{actions}</div>
      </div>
    </header>
  );
}
