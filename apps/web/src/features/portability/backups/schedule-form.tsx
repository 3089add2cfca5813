import type { BackupSchedule } from '@app/contract/backups';
import { useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBackupSchedule, useSetSchedule } from './backups.api.ts';
import { t } from './backups.messages.ts';
import { useMomentFormat } from './use-moment-format.ts';

const intervals = ['off', 'day', 'week', 'month'] as const satisfies BackupSchedule['every'][];
const defaultKeepCounts = [1, 3, 7, 14, 30];

/** How often automatic backups are created, and how many of them are kept. */
export function ScheduleForm() {
  const schedule = useBackupSchedule();
  const save = useSetSchedule().mutate;
  if (schedule.data === undefined) {
    if (!schedule.isError) return <Skeleton className="h-16 w-full" />;
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-ui text-danger-text">
        {errorSentence(schedule.error, t('failed'))}
        <Button size="small" onClick={() => void schedule.refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const { every, keep, nextAt } = schedule.data;
  const keepCounts = defaultKeepCounts.includes(keep)
    ? defaultKeepCounts
    : [...defaultKeepCounts, keep].toSorted((a, b) => a - b);
  return (
    <div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('every')}>
          <Select
            value={every}
            onChange={({ target }) => {
              const chosen = intervals.find((interval) => interval === target.value);
              if (chosen !== undefined) save({ every: chosen, keep });
            }}
          >
            {intervals.map((interval) => (
              <option key={interval} value={interval}>
                {t(interval)}
              </option>
            ))}
          </Select>
        </Field>
        {every !== 'off' && (
          <Field label={t('keep')}>
            <Select value={keep} onChange={({ target }) => save({ every, keep: Number(target.value) })}>
              {keepCounts.map((count) => (
                <option key={count} value={count}>
                  {t('keepCount', { count })}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {every !== 'off' && nextAt !== null && <NextBackup nextAt={nextAt} />}
    </div>
  );
}

function NextBackup({ nextAt }: { nextAt: string }) {
  const formatMoment = useMomentFormat();
  const [now] = useState(Date.now);
  const isDue = Date.parse(nextAt) <= now + 60_000;
  return (
    <p className="tabular mt-2 text-small text-muted">
      {isDue ? t('nextSoon') : t('next', { when: formatMoment(nextAt) })}
    </p>
  );
}

/** A schedule that was set up on Premium. Without Premium it is paused, and the user can only switch it off. */
export function PausedSchedule() {
  const schedule = useBackupSchedule().data;
  const save = useSetSchedule().mutate;
  if (schedule === undefined || schedule.every === 'off') return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-ui text-muted">{t('paused')}</p>
      <Button size="small" onClick={() => save({ every: 'off', keep: schedule.keep })}>
        {t('switchOff')}
      </Button>
    </div>
  );
}
