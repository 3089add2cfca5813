import type { User } from '@app/contract/identity';
import { Suspense, useMemo, useRef, useState, type CSSProperties } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTimeZoneOffer } from '#features/identity/use-time-zone-offer.ts';
import { paymentNotice } from '#lib/browser-storage.ts';
import { fromTablet, useMediaQuery } from '#lib/use-media-query.ts';
import { ViewerContext } from '#lib/viewer.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { cx } from '#ui/cx.ts';
import { lazyModule } from '#ui/lazy-module.ts';
import { Spinner } from '#ui/spinner.tsx';
import { loadSurfaces } from '#ui/surfaces.ts';
import { useEverTrue } from '#ui/use-ever-true.ts';
import { useFirstInteraction } from '#ui/use-first-interaction.ts';
import { readAppName } from '../app-name.ts';
import { t } from './frame.messages.ts';
import { lazyRoute } from '../lazy-route.ts';
import { loadingKindOf } from '../loading-kind.ts';
import { LoadingScreen } from '../loading-screens.tsx';
import { loadPalette, Palette } from '../palette/palette.tsx';
import { findScreen } from '../screens.ts';
import { toViewer } from '../session.ts';
import { useShortcutsKey } from '../shortcuts/use-shortcuts-key.ts';
import { FramePart } from './frame-part.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useScreenScroll } from './use-screen-scroll.ts';
import { useSidebarSize } from './use-sidebar-size.ts';

// Loaded after the first paint: the list, the progress ring and the bell are not urgent.
const SideConversations = lazyRoute(async () => (await import('./side-conversations.tsx')).SideConversations);
const RunningImport = lazyRoute(async () => (await import('#features/imports/running-import.tsx')).RunningImport);
const NotificationBell = lazyRoute(
  async () => (await import('#features/notifications/notification-bell.tsx')).NotificationBell,
);

const AssistantWidget = lazyRoute(async () => (await import('../assistant-widget.tsx')).AssistantWidget);
const ShortcutsDialog = lazyModule(() => import('../shortcuts/shortcuts-dialog.tsx')).part(
  (module) => module.ShortcutsDialog,
);
const PastDueBanner = lazyRoute(async () => (await import('#features/billing/past-due-banner.tsx')).PastDueBanner);
const UnconfirmedBanner = lazyRoute(
  async () => (await import('#features/identity/unconfirmed-banner.tsx')).UnconfirmedBanner,
);
const PaymentNotice = lazyRoute(async () => (await import('#features/billing/payment-notice.tsx')).PaymentNotice);

const runningImport = (
  <FramePart>
    <Suspense>
      <RunningImport />
    </Suspense>
  </FramePart>
);

const notifications = (
  <FramePart>
    <Suspense fallback={<span className="size-9 shrink-0" />}>
      <NotificationBell />
    </Suspense>
  </FramePart>
);

const conversations = (
  <FramePart>
    <Suspense>
      <SideConversations />
    </Suspense>
  </FramePart>
);

const pastDueBanner = (
  <FramePart>
    <Suspense>
      <PastDueBanner />
    </Suspense>
  </FramePart>
);

const unconfirmedBanner = (
  <FramePart>
    <Suspense>
      <UnconfirmedBanner />
    </Suspense>
  </FramePart>
);

const paymentNoticeToast = (
  <FramePart>
    <Suspense>
      <PaymentNotice />
    </Suspense>
  </FramePart>
);

const assistant = (
  <FramePart>
    <Suspense>
      <AssistantWidget />
    </Suspense>
  </FramePart>
);

/**
 * Runs at the first interaction. Later the palette then opens as soon as its keys are pressed, and loses none of the
 * following keystrokes.
 */
function preloadOverlays(): void {
  loadSurfaces();
  // A failed load is tried again when the palette is opened.
  loadPalette().catch(() => undefined);
}

/** The top bar, the sidebar and the screen, with the parts that features add around the screen. */
export function WorkspaceFrame({ user }: { user: User }) {
  const { pathname } = useLocation();
  const screen = findScreen(pathname);
  const viewer = useMemo(() => toViewer(user), [user]);
  const isWide = useMediaQuery(fromTablet);
  const main = useRef<HTMLElement>(null);
  useScreenScroll(main);
  const sidebar = useSidebarSize();
  const hasSidebar = isWide && screen?.hasSidebar === true;
  useFirstInteraction(preloadOverlays);
  const [isShortcutsOpen, setShortcutsOpen] = useShortcutsKey();
  const hasShortcuts = useEverTrue(isShortcutsOpen);
  const showShortcuts = () => setShortcutsOpen(true);
  useTimeZoneOffer(viewer);
  const [hasPaymentNotice] = useState(() => paymentNotice.read() !== null);

  return (
    <ViewerContext value={viewer}>
      <title>{`${screen?.title ?? t('missing.title')} · ${readAppName()}`}</title>
      <div
        className="flex h-dvh flex-col bg-frame print:block print:h-auto"
        style={{ '--sidebar-width': `${sidebar.width}px` } as CSSProperties}
      >
        <a
          href="#content"
          className="sr-only z-60 rounded-control bg-panel px-3 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {t('skip.toContent')}
        </a>
        <TopBar
          screen={screen}
          importProgress={runningImport}
          notifications={notifications}
          conversations={conversations}
        />
        {hasPaymentNotice && paymentNoticeToast}
        <FramePart>
          <Palette onShowShortcuts={showShortcuts} />
        </FramePart>
        {hasShortcuts && (
          <FramePart>
            <ShortcutsDialog isOpen={isShortcutsOpen} onOpenChange={setShortcutsOpen} />
          </FramePart>
        )}
        <div className="flex min-h-0 flex-1 print:block">
          {hasSidebar && <Sidebar size={sidebar} conversations={conversations} />}
          <div
            className={cx(
              'flex min-w-0 flex-1 flex-col overflow-hidden border-t border-line bg-page print:block print:border-0',
              hasSidebar && 'rounded-tl-card border-l',
            )}
          >
            {user.emailVerification === 'waiting' && unconfirmedBanner}
            {viewer.isPremium && pastDueBanner}
            <main
              ref={main}
              id="content"
              tabIndex={-1}
              data-scroller
              className="relative flex min-h-0 flex-1 flex-col outline-none print:block"
            >
              <ErrorBoundary label={t('error.dashboard')} reloadLabel={t('error.reload')} resetKey={pathname}>
                <Suspense fallback={<ScreenLoading />}>
                  <Outlet />
                </Suspense>
              </ErrorBoundary>
            </main>
          </div>
        </div>
        {assistant}
      </div>
    </ViewerContext>
  );
}

function ScreenLoading() {
  const kind = loadingKindOf(useLocation());
  if (kind !== 'screen') return <LoadingScreen kind={kind} text={t('loading.page')} />;
  return (
    <div className="flex flex-1 items-center justify-center text-muted">
      <Spinner label={t('loading.page')} />
    </div>
  );
}
