import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { cx } from '#ui/cx.ts';
import { t } from './frame.messages.ts';
import { isActive, sidebarNavigation, waitingNavigation } from '../navigation.ts';
import { AccountMenu } from './account-menu.tsx';
import { NewChatLink } from './new-chat-link.tsx';
import { SideLink } from './side-link.tsx';
import { useWaitingCounts } from './use-waiting-counts.ts';

export interface SidebarEntriesProps {
  isFolded?: boolean;
  /** In the drawer everything scrolls together, because the rows are higher. */
  isDrawer?: boolean;
  /** Beside the link to a new chat. */
  foldButton?: ReactNode;
  /** Muted text at the end of a row, by path. */
  notes?: Readonly<Record<string, string>>;
  /** Further entries below the main ones. */
  more?: ReactNode;
  conversations: ReactNode;
}

/** What the sidebar and the drawer share: new chat, the main screens, inbox and review, conversations, the account. */
export function SidebarEntries({
  isFolded = false,
  isDrawer = false,
  foldButton,
  notes,
  more,
  conversations,
}: SidebarEntriesProps) {
  const { pathname } = useLocation();
  const waiting = useWaitingCounts();
  return (
    <div data-scroller={isDrawer || undefined} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="shrink-0 px-2 pt-1 short:pt-0">
        <div className={cx('mb-2 flex gap-1 short:mb-1', isFolded && 'flex-col')}>
          {foldButton}
          <NewChatLink isFolded={isFolded} />
        </div>
        <nav aria-label={t('sidebar.label')} className="flex flex-col">
          {sidebarNavigation.map((link) => (
            <SideLink
              key={link.path}
              link={link}
              isActive={isActive(link, pathname)}
              isFolded={isFolded}
              note={notes?.[link.path]}
            />
          ))}
        </nav>
        {more}
        <nav
          aria-label={t('sidebar.waiting')}
          className={cx(
            'mt-2 grid gap-x-1 border-t border-line py-2 short:mt-0.75 short:py-0.75',
            isFolded ? 'grid-cols-1' : 'grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]',
          )}
        >
          {waitingNavigation.map((link) => (
            <SideLink
              key={link.path}
              link={link}
              isActive={isActive(link, pathname)}
              isFolded={isFolded}
              waiting={waiting.get(link.path)}
            />
          ))}
        </nav>
      </div>
      <div
        data-scroller={!isDrawer || undefined}
        className={isDrawer ? 'shrink-0 grow' : 'min-h-24 flex-1 overflow-y-auto [scrollbar-width:thin]'}
      >
        {!isFolded && conversations}
      </div>
      <AccountMenu isFolded={isFolded} />
    </div>
  );
}
