import type { AccessToken } from '@app/contract/tokens';
import { formatDate, formatExact, formatRecent } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useRevokeToken } from './tokens.api.ts';
import { t } from './tokens.messages.ts';

export function TokenRow({ token: { id, name, scopes, expiresAt, lastUsedAt } }: { token: AccessToken }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const revoke = useRevokeToken();
  const isExpired = Date.parse(expiresAt) <= now;
  const used = lastUsedAt === null ? t('unused') : t('used', { date: formatRecent(lastUsedAt, now, timeZone) });
  return (
    <li className="flex items-center justify-between gap-4 py-2.5 pr-3 pl-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-ui font-medium">
          <span className="truncate">{name}</span>
          {isExpired && <Badge tone="warning">{t('expired')}</Badge>}
        </p>
        <p className="text-small text-muted" title={formatExact(expiresAt, timeZone)}>
          {used} · {t('expires', { date: formatDate(expiresAt, timeZone) })}
        </p>
        <p className="text-small text-muted">{scopes.map((scope) => t(scope)).join(' · ')}</p>
      </div>
      <Button
        size="small"
        aria-label={t('revokeNamed', { name })}
        isPending={revoke.isPending}
        onClick={() => revoke.mutate(id, { onSuccess: () => showToast({ title: t('revoked', { name }) }) })}
      >
        {t('revoke')}
      </Button>
    </li>
  );
}
