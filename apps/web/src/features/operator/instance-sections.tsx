import type { Overview } from '@app/contract/operator';
import { providerNames } from '@app/contract/models';
import { formatBytes } from '#lib/bytes.ts';
import { formatRecent } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { FactRow, listClass, Loaded } from './loaded.tsx';
import type { useOverview } from './operator.api.ts';
import { t } from './operator.messages.ts';

/** Shared models, storage and processes, as the overview shows them. */
export function InstanceSections({ overview }: { overview: ReturnType<typeof useOverview> }) {
  return (
    <>
      <SettingsSection title={t('models')} description={t('modelsText')}>
        <Loaded query={overview}>{({ models }) => <Models models={models} />}</Loaded>
      </SettingsSection>
      <SettingsSection title={t('stored')} description={t('storedText')}>
        <Loaded query={overview}>{({ storage }) => <Storage storage={storage} />}</Loaded>
      </SettingsSection>
      <SettingsSection title={t('processes')} description={t('processesText')}>
        <Loaded query={overview}>{({ processes }) => <Processes processes={processes} />}</Loaded>
      </SettingsSection>
    </>
  );
}

type ModelUse = Overview['models']['month']['shared' | 'own'];

function Models({ models }: { models: Overview['models'] }) {
  const { shared: sharedModels, ownModels: allowsOwnModels, ownProviders, month: useThisMonth } = models;
  const describeUse = ({ calls, inputTokens, outputTokens }: ModelUse) =>
    t('use', { calls, input: inputTokens, output: outputTokens });
  return (
    <ul className={listClass}>
      {sharedModels.length === 0 && <FactRow label={t('builtin')} value="" />}
      {sharedModels.map(({ label, destination, isForPremium }) => (
        <FactRow
          key={`${label} ${destination} ${isForPremium}`}
          label={t(isForPremium ? 'forPremium' : 'modelAt', { label, host: destination })}
          value=""
        />
      ))}
      <FactRow label={t('sharedUse')} value={describeUse(useThisMonth.shared)} />
      <FactRow
        label={t('own')}
        value={
          allowsOwnModels
            ? t('ownOn', { providers: ownProviders.map((provider) => providerNames[provider]).join(', ') })
            : t('ownOff')
        }
      />
      {allowsOwnModels && <FactRow label={t('ownUse')} value={describeUse(useThisMonth.own)} />}
    </ul>
  );
}

function Storage({ storage: { databaseBytes, tables, files } }: { storage: Overview['storage'] }) {
  return (
    <ul className={listClass}>
      <FactRow label={t('database')} value={formatBytes(databaseBytes)} />
      {tables.map(({ kind, bytes }) => (
        <FactRow key={kind} isPart label={t(`table.${kind}`)} value={formatBytes(bytes)} />
      ))}
      {files.map(({ kind, count, bytes }) => (
        <FactRow
          key={kind}
          label={t(`file.${kind}`)}
          value={[t('files', { count }), ...(bytes === null ? [] : [formatBytes(bytes)])].join(', ')}
        />
      ))}
    </ul>
  );
}

function Processes({ processes }: { processes: Overview['processes'] }) {
  const { timeZone } = useViewer();
  const now = useNow();
  if (processes.length === 0) return <p className="text-ui text-muted">{t('noProcesses')}</p>;
  return (
    <ul className={listClass}>
      {processes.map(({ id, role, version, startedAt }) => (
        <FactRow
          key={id}
          label={t('role', { role, version })}
          value={t('started', { age: formatRecent(startedAt, now, timeZone) })}
        />
      ))}
    </ul>
  );
}
