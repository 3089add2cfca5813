import type { Device } from '@app/contract/devices';
import { useState } from 'react';
import { formatDate, formatExact, formatRecent } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useRemoveDevice, useUpdateDevice } from './devices.api.ts';
import { t } from './devices.messages.ts';

export function DeviceRow({ device: { id, name, pairedAt, lastSeenAt, canRead, isPaused } }: { device: Device }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const [isRemoving, setRemoving] = useState(false);
  const update = useUpdateDevice(id);
  const remove = useRemoveDevice(id);
  const seen = lastSeenAt === null ? t('unseen') : t('seen', { date: formatRecent(lastSeenAt, now, timeZone) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 pr-3 pl-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 text-ui font-medium">
          <span className="truncate">{name}</span>
          {canRead && <Badge>{t('reads')}</Badge>}
          {isPaused && <Badge tone="warning">{t('paused')}</Badge>}
        </p>
        <p className="text-small text-muted" title={formatExact(pairedAt, timeZone)}>
          {seen} · {t('paired', { date: formatDate(pairedAt, timeZone) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          aria-label={t(isPaused ? 'resumeNamed' : 'pauseNamed', { name })}
          isPending={update.isPending}
          onClick={() => update.mutate({ isPaused: !isPaused })}
        >
          {t(isPaused ? 'resume' : 'pause')}
        </Button>
        <Button size="small" aria-label={t('removeNamed', { name })} onClick={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        title={t('removeAsk', { name })}
        description={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        isDestructive
        isPending={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => showToast({ title: t('removed', { name }) }),
            onSuccessIfMounted: () => setRemoving(false),
          })
        }
      />
    </li>
  );
}
