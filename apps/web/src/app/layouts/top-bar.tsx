import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { fromTablet, useMediaQuery } from '#lib/use-media-query.ts';
import { KeyHint } from '#ui/key-hint.tsx';
import { lazyModule } from '#ui/lazy-module.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { useEverTrue } from '#ui/use-ever-true.ts';
import { readAppName } from '../app-name.ts';
import { t } from './frame.messages.ts';
import type { Screen } from '../screens.ts';
import { PageInfo } from './page-info.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { TopNavigation } from './top-navigation.tsx';
import { useFullName } from './use-full-name.ts';

const NavigationDrawer = lazyModule(() => import('./navigation-drawer.tsx')).part((module) => module.NavigationDrawer);

export interface TopBarProps {
  screen: Screen | undefined;
  /** Shown while an import runs. */
  importProgress: ReactNode;
  /** The bell. */
  notifications: ReactNode;
  /** The list of conversations, shown in the drawer. */
  conversations: ReactNode;
}

/** Looks like one piece with the sidebar. It never moves, because the screen scrolls inside the main panel. */
export function TopBar({ screen, importProgress, notifications, conversations }: TopBarProps) {
  const isWide = useMediaQuery(fromTablet);
  const fullName = useFullName();
  return (
    <header className="z-30 flex h-(--size-top-bar) shrink-0 items-center gap-1 px-2 md:px-4 print:hidden">
      {!isWide && <DrawerButton screen={screen} conversations={conversations} />}
      <Link
        to="/"
        className="flex shrink-0 items-center gap-2.5 rounded-control text-body font-[650] tracking-[-0.01em] max-md:h-11 max-md:flex-1 md:mr-2 xl:mr-0 xl:w-[min(var(--sidebar-width)-16px,256px)] xl:min-w-42"
      >
        <img src="/favicon.svg" alt="" className="size-6 max-md:hidden" />
        {/* Hidden on tablets, where the menus need the space. */}
        <span className="md:max-lg:sr-only">{readAppName()}</span>
      </Link>
      {isWide && <TopNavigation />}
      {isWide && screen !== undefined && <PageInfo screen={screen} />}
      <div className="ml-auto flex min-w-0 items-center gap-1">
        {importProgress}
        <SearchLink />
        {notifications}
        {isWide && (
          <>
            <PlanBadge />
            <span className="max-w-40 truncate px-1 text-ui font-medium max-lg:hidden">{fullName}</span>
            <SignOutButton />
          </>
        )}
      </div>
    </header>
  );
}

function DrawerButton({ screen, conversations }: Pick<TopBarProps, 'screen' | 'conversations'>) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useEverTrue(isOpen);
  return (
    <>
      <PlainIconButton
        label={t('header.menu')}
        icon={<MenuIcon aria-hidden />}
        onClick={() => setIsOpen(true)}
        className="max-md:size-11"
      />
      {wasOpened && (
        <NavigationDrawer isOpen={isOpen} onOpenChange={setIsOpen} screen={screen} conversations={conversations} />
      )}
    </>
  );
}

/**
 * Opens the search page. Below 1280 px it is an icon; from 1280 px it looks like a field and shows the keys that open
 * the palette.
 */
function SearchLink() {
  return (
    <Link
      to="/search"
      title={t('header.search')}
      className="inline-flex size-9 shrink-0 items-center justify-center gap-2 rounded-control text-muted hover:bg-hover hover:text-text max-md:size-11 xl:h-8 xl:w-36 2xl:w-46 xl:justify-start xl:border xl:border-line-button xl:bg-panel xl:pr-2 xl:pl-2.5 xl:hover:bg-panel"
    >
      <Search aria-hidden className="size-[var(--size-icon)] xl:size-4" strokeWidth={1.75} />
      <span className="flex-1 max-xl:sr-only">{t('header.search')}</span>
      <span className="contents max-xl:hidden">
        <KeyHint>{t('header.searchKey')}</KeyHint>
      </span>
    </Link>
  );
}
