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

/** Title and actions of a conversation. A narrow header shows icons without their labels. */
export function ChatHeader({ title, backLabel, backPath, actions }: ChatHeaderProps) {
  return (
    <header className="@container border-b border-line px-4 sm:px-6">
      <div className="mx-auto flex w-full max-w-content flex-wrap items-center gap-x-2 py-2 @xl:flex-nowrap">
        <Link
          to={backPath}
          aria-label={backLabel}
          title={backLabel}
          className={buttonClass('ghost', 'small') + ' -ml-3 max-w-[30%]'}
        >
          <ChevronLeft aria-hidden />
          <span className="hidden truncate @2xl:block">{backLabel}</span>
        </Link>
        <h1
          className="min-w-0 flex-1 basis-2/3 truncate border-l border-line pl-3.5 text-ui font-semibold @xl:basis-0"
          title={title}
        >
          {title}
        </h1>
        <div className="-mx-3 flex items-center gap-1 @xl:mx-0">{actions}</div>
      </div>
    </header>
  );
}
