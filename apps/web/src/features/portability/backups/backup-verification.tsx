import type { Backup } from '@app/contract/backups';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Spinner } from '#ui/spinner.tsx';
import { t } from './backups.messages.ts';
import { useMomentFormat } from './use-moment-format.ts';

/** The result of verifying a backup. */
export function BackupVerification({ backup: { isVerifying, verification } }: { backup: Backup }) {
  const formatMoment = useMomentFormat();
  if (isVerifying) {
    return (
      <output className="mt-1 flex items-start gap-1.5 text-small text-muted">
        <Spinner className="mt-0.5 size-3.5" />
        {t('verifying')}
      </output>
    );
  }
  if (verification === null) return null;
  const { outcome, checkedAt, rows, files, message } = verification;
  const when = formatMoment(checkedAt);
  if (outcome === 'equal') {
    return (
      <p className="mt-1 flex items-start gap-1.5 text-small text-success-text">
        <CircleCheck aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        {t('equal', { when, rows, files })}
      </p>
    );
  }
  const title = outcome === 'different' ? t('different', { when }) : t('unproved', { when });
  return (
    <p className="mt-1 flex items-start gap-1.5 text-small text-danger-text">
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>
        {title} {message}
      </span>
    </p>
  );
}
