import type { ReactNode } from 'react';
import { useCurrentUser } from '#features/identity/identity.api.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { t } from './app.messages.ts';
import { LoadingPage } from './loading-page.tsx';
import { SessionContext } from './session.ts';

/** Renders the app once it is known whether the user is signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  if (user.data !== undefined) return <SessionContext value={user.data}>{children}</SessionContext>;
  if (user.isPending || user.isFetching) return <LoadingPage />;
  return (
    <ErrorState
      title={t('session.failed')}
      description={t('session.failedHint')}
      retryLabel={t('retry')}
      onRetry={() => void user.refetch()}
      className="py-32"
    />
  );
}
