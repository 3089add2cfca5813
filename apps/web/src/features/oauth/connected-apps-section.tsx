import type { ConnectedApp } from '@app/contract/oauth';
import { errorSentence } from '#lib/api-error.ts';
import { formatDate, formatExact, formatRecent } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useConnectedApps, useDisconnectApp } from './oauth.api.ts';
import { t } from './oauth.messages.ts';

/** The programs that were connected by signing in, and how to connect another. */
export function ConnectedAppsSection() {
  // The server states its own address with 127.0.0.1, and a program compares that address with the one it was given.
  const address = `${location.origin.replace('//localhost', '//127.0.0.1')}/mcp`;
  return (
    <SettingsSection title={t('apps.title')} description={t('apps.text')}>
      <div className="flex flex-col gap-4">
        <AppList />
        <p className="text-ui wrap-anywhere text-muted">{t('apps.address', { address })}</p>
      </div>
    </SettingsSection>
  );
}

function AppList() {
  const apps = useConnectedApps();
  if (apps.isError && apps.data === undefined) {
    return (
      <ErrorState
        className="py-4"
        title={errorSentence(apps.error, t('apps.failed'))}
        retryLabel={t('apps.retry')}
        onRetry={() => void apps.refetch()}
      />
    );
  }
  if (apps.data === undefined) {
    return (
      <output aria-label={t('apps.loading')} className="block">
        <Skeleton className="h-14 w-full" />
      </output>
    );
  }
  if (apps.data.length === 0) return <p className="text-ui text-muted">{t('apps.empty')}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-panel">
      {apps.data.map((app) => (
        <AppRow key={app.id} app={app} />
      ))}
    </ul>
  );
}

function AppRow({ app: { id, name, host, scopes, connectedAt, lastUsedAt } }: { app: ConnectedApp }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const disconnect = useDisconnectApp();
  const used =
    lastUsedAt === null ? t('apps.unused') : t('apps.used', { date: formatRecent(lastUsedAt, now, timeZone) });
  return (
    <li className="flex items-center justify-between gap-4 py-2.5 pr-3 pl-4">
      <div className="min-w-0">
        <p className="truncate text-ui font-medium">{name}</p>
        <p className="text-small wrap-anywhere text-muted" title={formatExact(connectedAt, timeZone)}>
          {host} · {used} · {t('apps.connected', { date: formatDate(connectedAt, timeZone) })}
        </p>
        <p className="text-small text-muted">{scopes.map((scope) => t(scope)).join(' · ')}</p>
      </div>
      <Button
        size="small"
        aria-label={t('apps.disconnectNamed', { name })}
        isPending={disconnect.isPending}
        onClick={() =>
          disconnect.mutate(id, { onSuccess: () => showToast({ title: t('apps.disconnected', { name }) }) })
        }
      >
        {t('apps.disconnect')}
      </Button>
    </li>
  );
}
