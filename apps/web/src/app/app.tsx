import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { t } from './app.messages.ts';
import { AppRoutes } from './app-routes.tsx';
import { Providers } from './providers.tsx';
import { SessionGate } from './session-gate.tsx';

/** The app without its router: main.tsx provides the browser's router, tests provide one in memory. */
export function App() {
  return (
    <ErrorBoundary label={t('error.app')} reloadLabel={t('error.reload')}>
      <Providers>
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
