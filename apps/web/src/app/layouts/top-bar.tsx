import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { useViewer } from '#lib/viewer.ts';
import { fromTablet, useMediaQuery } from '#lib/use-media-query.ts';
import { Badge } from '#ui/badge.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { readAppName } from '../app-name.ts';
import { t } from '../app.messages.ts';
import type { Screen } from '../screens.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { PageInfo } from './page-info.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useFullName } from './use-full-name.ts';

export interface TopBarProps {
  screen: Screen | undefined;
  /** Shown while an import runs. */
  importProgress?: ReactNode;
  /** The bell. */
  notifications?: ReactNode;
  /** Pinned and recent conversations, for the drawer. */
  conversations?: ReactNode;
}

export function TopBar({ screen, importProgress, notifications, conversations }: TopBarProps) {
  const viewer = useViewer();
  const isWide = useMediaQuery(fromTablet);
  const fullName = useFullName();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);

  return (
    <header className="sticky top-0 z-30 flex h-[var(--size-top-bar)] shrink-0 items-center gap-1 border-b border-line bg-page px-2 md:px-4 print:hidden">
      {!isWide && (
        <>
          <PlainIconButton
            label={t('header.menu')}
            icon={<MenuIcon aria-hidden />}
            onClick={() => setIsDrawerOpen(true)}
          />
          <NavigationDrawer isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen} conversations={conversations} />
        </>
      )}
      <Link to="/" className="mr-2 flex shrink-0 items-center gap-2 rounded-control text-body font-semibold">
        <img src="/favicon.svg" alt="" className="size-6 max-[420px]:hidden" />
        {/* On tablets the menus need the space. */}
        <span className="md:max-lg:sr-only">{readAppName()}</span>
      </Link>
      {isWide && <TopNavigation />}
      {screen !== undefined && <PageInfo screen={screen} />}
      <div className="ml-auto flex min-w-0 items-center gap-1">
        {importProgress}
        <Tooltip isAccessibleName label={t('header.search')}>
          <Link
            to="/search"
            aria-label={t('header.search')}
            className="inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted hover:bg-hover hover:text-text"
          >
            <Search aria-hidden className="size-[var(--size-icon)]" strokeWidth={1.75} />
          </Link>
        </Tooltip>
        {notifications}
        {isWide && <ThemeSwitch />}
        <Badge tone={viewer.isPremium ? 'accent' : 'neutral'} className="mx-1 max-[359px]:hidden">
          {viewer.isPremium ? t('header.premium') : t('header.free')}
        </Badge>
        <span className="max-w-40 truncate px-1 text-ui font-medium max-lg:hidden">{fullName}</span>
        <SignOutButton />
      </div>
    </header>
  );
}
