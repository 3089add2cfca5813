import type { ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { t } from './app.messages.ts';
import { AppRoutes } from './app-routes.tsx';
import { Providers } from './providers.tsx';
import { SessionGate } from './session-gate.tsx';

/**
 * The app without its router: main.tsx provides the browser's router, tests provide one in memory. The client may have
 * loaded the user already.
 */
export function App({ client }: { client?: QueryClient }) {
  return (
    <ErrorBoundary label={t('error.app')} reloadLabel={t('error.reload')}>
      <Providers client={client}>
        <RouterBoundary>
          <SessionGate>
            <AppRoutes />
          </SessionGate>
        </RouterBoundary>
      </Providers>
    </ErrorBoundary>
  );
}

function RouterBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary label={t('error.router')} reloadLabel={t('error.reload')} resetKey={pathname}>
      {children}
    </ErrorBoundary>
  );
}
