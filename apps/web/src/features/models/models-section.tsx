import type { ModelKey } from '@app/contract/models';
import { ErrorState } from '#ui/error-state.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyRow } from './key-row.tsx';
import { ModelMonth } from './model-month.tsx';
import { useModelKeys, useModelSettings } from './models.api.ts';
import { t } from './models.messages.ts';

/** The person's keys, a form for another one, and the cost of their models this month. */
export function ModelsSection() {
  const settings = useModelSettings();
  const keys = useModelKeys();
  const failed = [settings, keys].find((query) => query.isError && query.data === undefined);
  if (failed !== undefined) {
    return (
      <SettingsSection title={t('title')} description={t('text')}>
        <ErrorState
          className="py-4"
          title={t('failed')}
          retryLabel={t('retry')}
          onRetry={() => void Promise.all([settings.refetch(), keys.refetch()])}
        />
      </SettingsSection>
    );
  }
  if (settings.data === undefined || keys.data === undefined) {
    return (
      <SettingsSection title={t('title')} description={t('text')}>
        <output aria-label={t('loading')} className="block">
          <Skeleton className="h-14 w-full" />
        </output>
      </SettingsSection>
    );
  }
  const { providers } = settings.data;
  if (providers.length === 0) {
    return (
      <SettingsSection title={t('title')}>
        <p className="text-ui text-muted">{t('off')}</p>
      </SettingsSection>
    );
  }
  return (
    <>
      <SettingsSection title={t('title')} description={t('text')}>
        <div className="flex flex-col gap-8">
          <KeyList keys={keys.data} />
          <KeyForm providers={providers} />
        </div>
      </SettingsSection>
      <ModelMonth settings={settings.data} />
    </>
  );
}

function KeyList({ keys }: { keys: readonly ModelKey[] }) {
  if (keys.length === 0) return <p className="text-ui text-muted">{t('empty')}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-panel">
      {keys.map((modelKey) => (
        <KeyRow key={modelKey.id} modelKey={modelKey} />
      ))}
    </ul>
  );
}
