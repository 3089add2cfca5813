import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { t } from '../app.messages.ts';

/** A feature's part of the frame: when it fails it says so in its own place, and the screen goes on. */
export function FramePart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary label={t('error.component')} reloadLabel={t('error.reload')} resetKey={pathname}>
      {children}
    </ErrorBoundary>
  );
}
