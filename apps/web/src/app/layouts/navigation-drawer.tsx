import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Sheet } from '#ui/sheet.tsx';
import { t } from './frame.messages.ts';
import { drawerExtraNavigation, isActive } from '../navigation.ts';
import type { Screen } from '../screens.ts';
import { PlanBadge } from './plan-badge.tsx';
import { ScreenDescription } from './screen-description.tsx';
import { SideLink } from './side-link.tsx';
import { SidebarEntries } from './sidebar-entries.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useFullName } from './use-full-name.ts';

export interface NavigationDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  screen: Screen | undefined;
  conversations: ReactNode;
}

/**
 * The menu below 768 px: what the sidebar has, the other screens of the top navigation, and what the header shows on
 * wider screens.
 */
export function NavigationDrawer({ isOpen, onOpenChange, screen, conversations }: NavigationDrawerProps) {
  useCloseOnNavigation(() => onOpenChange(false));
  const { pathname } = useLocation();
  const fullName = useFullName();
  return (
    <Sheet
      side="left"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('header.menu')}
      closeLabel={t('header.closeMenu')}
    >
      <div className="flex shrink-0 items-center gap-2 pt-2 pr-2 pl-4">
        <span className="min-w-0 flex-1 truncate text-ui font-medium">{fullName}</span>
        <PlanBadge />
        <SignOutButton />
      </div>
      {screen !== undefined && (
        <section aria-label={t('header.pageInfo')} className="mb-3 shrink-0 px-4">
          <h3 className="text-ui font-semibold">{screen.title}</h3>
          <ScreenDescription screen={screen} />
        </section>
      )}
      <SidebarEntries
        isDrawer
        conversations={conversations}
        notes={{ '/': t('nav.assistant') }}
        more={
          <nav aria-label={t('sidebar.more')} className="flex flex-col">
            {drawerExtraNavigation.map((link) => (
              <SideLink key={link.path} link={link} isActive={isActive(link, pathname)} />
            ))}
          </nav>
        }
      />
    </Sheet>
  );
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
