import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { t } from './frame.messages.ts';

/** A feature's part of the frame. When it fails, the error is shown in its place and the screen keeps working. */
export function FramePart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary label={t('error.component')} reloadLabel={t('error.reload')} resetKey={pathname}>
      {children}
    </ErrorBoundary>
  );
}
