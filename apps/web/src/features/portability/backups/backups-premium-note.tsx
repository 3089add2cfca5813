import { PremiumNote } from '#ui/premium-note.tsx';
import { t } from './backups.messages.ts';

/** Shown to free users: what Premium adds to backups, and what stays free. */
export function BackupsPremiumNote() {
  return (
    <PremiumNote
      title={t('gateTitle')}
      text={t('gateText')}
      benefits={[t('gateFile'), t('gateSchedule'), t('gateVerification')]}
      actionLabel={t('gateUpgrade')}
    />
  );
}
