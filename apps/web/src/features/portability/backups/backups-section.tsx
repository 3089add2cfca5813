import { errorSentence } from '#lib/api-error.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BackupRow } from './backup-row.tsx';
import { BackupsPremiumNote } from './backups-premium-note.tsx';
import { useBackups, useCreateBackup } from './backups.api.ts';
import { t } from './backups.messages.ts';
import { PausedSchedule, ScheduleForm } from './schedule-form.tsx';

/** Without Premium existing backups can be downloaded, verified and deleted; no new ones are created. */
export function BackupsSection() {
  const { isPremium } = useViewer();
  return (
    <SettingsSection title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-5">
        {isPremium ? (
          <>
            <BackUpNow />
            <ScheduleForm />
          </>
        ) : (
          <>
            <BackupsPremiumNote />
            <PausedSchedule />
          </>
        )}
        <BackupList hasEmptyState={isPremium} />
      </div>
    </SettingsSection>
  );
}

function BackUpNow() {
  const create = useCreateBackup();
  return (
    <div>
      <Button variant="primary" isPending={create.isPending} onClick={() => create.mutate()}>
        {t('backUp')}
      </Button>
    </div>
  );
}

function BackupList({ hasEmptyState }: { hasEmptyState: boolean }) {
  const backups = useBackups();
  if (backups.isError && backups.data === undefined) {
    return (
      <ErrorState
        className="py-4"
        title={t('failed')}
        description={errorSentence(backups.error, t('tryAgain'))}
        retryLabel={t('retry')}
        onRetry={() => void backups.refetch()}
      />
    );
  }
  if (backups.data === undefined) {
    // Without Premium there are rarely backups, so no placeholder is shown for them.
    return (
      hasEmptyState && (
        <output aria-label={t('loading')} className="block">
          <Skeleton className="h-16 w-full rounded-card" />
        </output>
      )
    );
  }
  if (backups.data.length === 0) return hasEmptyState && <p className="text-ui text-muted">{t('empty')}</p>;
  return (
    <ul aria-label={t('title')} className="divide-y divide-line rounded-card border border-line">
      {backups.data.map((backup) => (
        <BackupRow key={backup.id} backup={backup} />
      ))}
    </ul>
  );
}
