import { getStorage, storageState } from '@app/contract/storage';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '#lib/bytes.ts';
import { endpointQuery } from '#lib/query-client.ts';
import { Progress } from '#ui/progress.tsx';
import { t } from './account.messages.ts';

const tones = { normal: 'accent', warning: 'warning', full: 'danger' } as const;

/** How much of the storage is used; not shown while unknown. */
export function StorageUse() {
  const storage = useQuery({ ...endpointQuery(getStorage), refetchOnMount: 'always' });
  if (storage.data === undefined) return null;
  const { usage } = storage.data;
  const { bytes, quota } = usage;
  const state = storageState(usage);
  const used =
    quota === null
      ? t('storageUsed', { used: formatBytes(bytes) })
      : t('storageUsedOf', { used: formatBytes(bytes), quota: formatBytes(quota) });
  return (
    <div className="mt-6">
      <h3 className="text-ui font-medium">{t('storage')}</h3>
      <p className="tabular mt-1 text-ui">{used}</p>
      {quota !== null && (
        <Progress className="mt-2 max-w-md" label={used} percent={(bytes / quota) * 100} tone={tones[state]} />
      )}
      <p className="mt-2 text-small text-pretty text-muted">{t('storageText')}</p>
      {state !== 'normal' && (
        <p className="mt-2 text-ui text-pretty text-warning-text">
          {t(state === 'full' ? 'storageFull' : 'storageNearlyFull')}
        </p>
      )}
    </div>
  );
}
