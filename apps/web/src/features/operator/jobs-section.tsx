import type { JobKind } from '@app/contract/operator';
import { formatRecent } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { showToast } from '#ui/toast-store.ts';
import { listClass, Loaded } from './loaded.tsx';
import { useJobKinds, useRetryJobs } from './operator.api.ts';
import { t } from './operator.messages.ts';

/** The kinds of jobs that have a waiting, running or failed job. */
export function JobsSection() {
  return (
    <SettingsSection title={t('jobs')} description={t('jobsText')}>
      <Loaded query={useJobKinds()}>
        {(kinds) => {
          const shown = kinds.filter(({ waiting, running, failed }) => waiting + running + failed > 0);
          if (shown.length === 0) return <p className="text-ui text-muted">{t('noJobs')}</p>;
          return (
            <ul className={listClass}>
              {shown.map((jobKind) => (
                <JobKindRow key={jobKind.kind} jobKind={jobKind} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </SettingsSection>
  );
}

function JobKindRow({ jobKind }: { jobKind: JobKind }) {
  const { kind, waiting, running, failed, oldestAt, lastError } = jobKind;
  const { timeZone } = useViewer();
  const now = useNow();
  const retry = useRetryJobs();
  const facts = [
    t('counts', { waiting, running, failed }),
    ...(oldestAt === null ? [] : [t('oldest', { age: formatRecent(oldestAt, now, timeZone) })]),
    ...(lastError === null ? [] : [t('lastError', { error: lastError })]),
  ];
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-ui font-medium break-words">{kind}</p>
        <p className="tabular mt-0.5 text-small text-muted">{facts.join(' · ')}</p>
      </div>
      {failed > 0 && (
        <Button
          size="small"
          aria-label={t('retryNamed', { kind })}
          isPending={retry.isPending}
          onClick={() =>
            retry.mutate(kind, {
              onSuccess: ({ queued }) => showToast({ title: t('queued', { count: queued }), tone: 'success' }),
            })
          }
        >
          {t('retryJobs')}
        </Button>
      )}
    </li>
  );
}
