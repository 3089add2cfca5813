import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { Button } from '#ui/button.tsx';
import { readAppName } from '../app-name.ts';
import { t } from '../app.messages.ts';
import { useSession } from '../session.ts';

/** The frame of public pages: a bar with the app's name and the sign-in links. */
export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

export function PublicFrame({ children }: { children: ReactNode }) {
  const user = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex h-[var(--size-top-bar)] w-full max-w-[calc(var(--size-content)+48px)] items-center justify-between gap-4 px-4 sm:px-6">
          <Brand isVisitor={user === null} />
          {user === null && (
            <nav aria-label={t('header.navigation')} className="flex items-center gap-1 sm:gap-2">
              <Button asChild variant="ghost">
                <Link to="/login">{t('header.signIn')}</Link>
              </Button>
              <Button asChild>
                <Link to="/signup">{t('header.signUp')}</Link>
              </Button>
            </nav>
          )}
        </div>
      </header>
      <main className="flex flex-1 flex-col">{children}</main>
    </div>
  );
}

function Brand({ isVisitor }: { isVisitor: boolean }) {
  const content = (
    <>
      <img src="/favicon.svg" alt="" className="size-6 max-[379px]:hidden" />
      {readAppName()}
    </>
  );
  const brandClass = 'flex items-center gap-2.5 rounded-sm text-body font-semibold';
  // The landing page is a separate page that does not load the app.
  return isVisitor ? (
    <a href="/" className={brandClass}>
      {content}
    </a>
  ) : (
    <Link to="/" className={brandClass}>
      {content}
    </Link>
  );
}
