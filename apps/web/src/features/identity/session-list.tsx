import type { Session } from '@app/contract/identity';
import { formatExact } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useEndSession, useSessions } from './recovery.api.ts';
import { t } from './recovery.messages.ts';

/** The user's sessions, each with a button to end it. */
export function SessionList() {
  const sessions = useSessions();
  return (
    <div>
      <h3 className="text-ui font-semibold">{t('sessions.title')}</h3>
      {sessions.isError ? (
        <ErrorState
          className="py-4"
          title={t('sessions.failed')}
          retryLabel={t('retry')}
          onRetry={() => void sessions.refetch()}
        />
      ) : sessions.data === undefined ? (
        <output aria-label={t('sessions.loading')} className="mt-3 block">
          <Skeleton className="h-12 w-full" />
        </output>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </div>
  );
}

function SessionRow({ session: { id, device, lastUsedAt, isCurrent } }: { session: Session }) {
  const { timeZone } = useViewer();
  const end = useEndSession();

  function signOut() {
    end.mutate(id, {
      onSuccess: () => showToast({ title: t('sessions.ended'), tone: 'success' }),
    });
  }

  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-ui font-medium">
          {device}
          {isCurrent && <Badge tone="accent">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-small text-muted">{t('sessions.used', { date: formatExact(lastUsedAt, timeZone) })}</p>
      </div>
      {!isCurrent && (
        <Button size="small" isPending={end.isPending} aria-label={t('sessions.endOf', { device })} onClick={signOut}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
