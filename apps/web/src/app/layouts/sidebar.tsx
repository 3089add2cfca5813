import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { fromDesktop, useMediaQuery } from '#lib/use-media-query.ts';
import { ScrollArea } from '#ui/scroll-area.tsx';
import { t } from '../app.messages.ts';
import { secondaryNavigation, isActive, sidebarNavigation } from '../navigation.ts';
import { SideLink } from './side-link.tsx';
import { SidebarHandle } from './sidebar-handle.tsx';
import { sidebarBounds, useSidebarWidth } from './use-sidebar-width.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';
import { UserFooter } from './user-footer.tsx';

/** Shown next to the main screen from 768 px; resizable from 1024 px. */
export function Sidebar({ conversations }: { conversations?: ReactNode }) {
  const { pathname } = useLocation();
  const isResizable = useMediaQuery(fromDesktop);
  const [width, setWidth] = useSidebarWidth();
  const waiting = useWaitingCounts();
  return (
    <aside
      aria-label={t('sidebar.label')}
      style={{ width: isResizable ? width : sidebarBounds.default }}
      className="sticky top-[var(--size-top-bar)] flex h-[calc(100dvh-var(--size-top-bar))] shrink-0 flex-col border-r border-line print:hidden"
    >
      <ScrollArea className="min-h-0 flex-1">
        <nav aria-label={t('sidebar.label')} className="flex flex-col gap-0.5 p-2">
          {sidebarNavigation.map((link) => (
            <SideLink key={link.path} link={link} active={isActive(link, pathname)} />
          ))}
        </nav>
        {conversations}
      </ScrollArea>
      <nav aria-label={t('sidebar.more')} className="flex flex-col gap-0.5 p-2">
        {secondaryNavigation.map((link) => (
          <SideLink key={link.path} link={link} active={isActive(link, pathname)} waiting={waiting.get(link.path)} />
        ))}
      </nav>
      <UserFooter />
      {isResizable && <SidebarHandle width={width} onWidthChange={setWidth} />}
    </aside>
  );
}
