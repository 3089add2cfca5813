import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { readReturnedPayment } from '#features/billing/payment-return-url.ts';
import { LoadingPage } from '../loading-page.tsx';
import { findScreen } from '../screens.ts';
import { useSession } from '../session.ts';
import { SignInCard } from '../sign-in-card.tsx';
import { PublicFrame } from './public-layout.tsx';

const loadFrame = async () => ({ default: (await import('./workspace-frame.tsx')).WorkspaceFrame });
const WorkspaceFrame = lazy(loadFrame);
const PaymentReturn = lazy(async () => ({
  default: (await import('#features/billing/payment-return.tsx')).PaymentReturn,
}));
const LandingPage = lazy(async () => ({
  default: (await import('#features/landing/landing-page.tsx')).LandingPage,
}));

/**
 * The signed-in screens. Visitors see the landing page at / and a sign-in card on all other screens. If the URL has the
 * id of a payment, that payment is confirmed first.
 */
export function WorkspaceLayout() {
  const user = useSession();
  const { pathname, search } = useLocation();
  const paymentIntentId = readReturnedPayment(search);
  if (user !== null && paymentIntentId !== undefined) {
    return (
      <Suspense fallback={<LoadingPage />}>
        <PaymentReturn paymentIntentId={paymentIntentId} />
      </Suspense>
    );
  }
  if (user !== null) return <WorkspaceFrame user={user} />;
  if (pathname === '/') return <LandingPage />;
  const screen = findScreen(pathname);
  return <PublicFrame>{screen === undefined ? <Outlet /> : <SignInCard subject={screen.subject} />}</PublicFrame>;
}

/** Never fails: an error is shown when the frame is rendered. */
export async function preloadWorkspace(): Promise<void> {
  await loadFrame().catch(() => undefined);
}
