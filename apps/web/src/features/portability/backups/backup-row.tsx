import type { Backup } from '@app/contract/backups';
import { formatBytes } from '#lib/bytes.ts';
import { Badge } from '#ui/badge.tsx';
import { Progress } from '#ui/progress.tsx';
import { BackupActions } from './backup-actions.tsx';
import { BackupVerification } from './backup-verification.tsx';
import { t } from './backups.messages.ts';
import { useMomentFormat } from './use-moment-format.ts';

/** One backup: its date, status and actions. */
export function BackupRow({ backup }: { backup: Backup }) {
  const when = useMomentFormat()(backup.createdAt);
  return (
    <li className="flex flex-col gap-x-4 gap-y-2 px-3 py-3 sm:flex-row sm:items-start sm:px-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ui font-medium">
          <time dateTime={backup.createdAt} className="tabular">
            {when}
          </time>
          {backup.trigger === 'schedule' && <Badge>{t('scheduled')}</Badge>}
        </p>
        <BackupStatus backup={backup} />
        <BackupVerification backup={backup} />
      </div>
      <BackupActions backup={backup} when={when} />
    </li>
  );
}

function BackupStatus({ backup }: { backup: Backup }) {
  if (backup.status === 'failed') {
    return <p className="mt-0.5 text-small text-danger-text">{backup.error?.message}</p>;
  }
  if (backup.status === 'ready') return <p className="tabular mt-0.5 text-small text-muted">{describe(backup)}</p>;
  const isRunning = backup.status === 'running';
  const percent = Math.round(backup.progress * 100);
  const label = isRunning ? t('running', { percent }) : t('queued');
  return (
    <>
      <p className="tabular mt-0.5 text-small text-muted">{label}</p>
      <Progress label={label} percent={isRunning ? percent : undefined} className="mt-2" />
    </>
  );
}

/** '3.2 MB · 160 conversations · 900 messages · 12 files' */
function describe({ bytes, counts }: Backup): string {
  const parts = (['conversations', 'messages', 'files'] as const).flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [t(kind, { count })];
  });
  return [...(bytes === null ? [] : [formatBytes(bytes)]), ...parts].join(' · ');
}
