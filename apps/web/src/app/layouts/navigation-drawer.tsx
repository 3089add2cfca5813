import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Sheet } from '#ui/sheet.tsx';
import { t } from '../app.messages.ts';
import {
  secondaryNavigation,
  isActive,
  isGroup,
  sidebarNavigation,
  topNavigation,
  type NavigationEntry,
  type NavigationLink,
} from '../navigation.ts';
import { SideLink } from './side-link.tsx';
import { ThemeRow } from './theme-row.tsx';
import { useWaitingCounts } from './use-waiting-counts.ts';
import { UserFooter } from './user-footer.tsx';

export interface NavigationDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  conversations?: ReactNode;
}

/**
 * The menu below 768 px. It includes the sidebar's entries: a screen that is in both is listed once, with the sidebar's
 * label where the two differ.
 */
export function NavigationDrawer({ isOpen, onOpenChange, conversations }: NavigationDrawerProps) {
  useCloseOnNavigation(() => onOpenChange(false));
  return (
    <Sheet
      side="left"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('header.menu')}
      closeLabel={t('header.closeMenu')}
    >
      <nav aria-label={t('header.navigation')} className="flex flex-col gap-0.5 p-2">
        {topNavigation.map((entry) => (
          <DrawerEntry key={entry.label} entry={entry} />
        ))}
      </nav>
      <nav aria-label={t('sidebar.more')} className="flex flex-col gap-0.5 border-t border-line p-2">
        <Links links={secondaryNavigation} />
      </nav>
      <div className="min-h-0 flex-1">{conversations}</div>
      <ThemeRow />
      <UserFooter />
    </Sheet>
  );
}

function DrawerEntry({ entry }: { entry: NavigationEntry }) {
  if (!isGroup(entry)) return <Links links={[entry]} />;
  return (
    <div className="mt-2 flex flex-col gap-0.5">
      <p className="px-2.5 py-1 text-small font-medium text-muted">{entry.label}</p>
      <Links links={entry.links} />
    </div>
  );
}

function Links({ links }: { links: readonly NavigationLink[] }) {
  const { pathname } = useLocation();
  const waiting = useWaitingCounts();
  return links.map((link) => {
    const sidebarLabel = sidebarNavigation.find((other) => other.path === link.path)?.label ?? link.label;
    return (
      <SideLink
        key={link.path}
        link={link}
        active={isActive(link, pathname)}
        note={sidebarLabel === link.label ? undefined : sidebarLabel}
        waiting={waiting.get(link.path)}
      />
    );
  });
}

/** Closes the drawer after a navigation, because it would cover the new page. */
function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    close();
  });
}
