import { PremiumNote } from '#ui/premium-note.tsx';
import { t } from './backups.messages.ts';

/** Shown to free users: what Premium adds to backups, and what stays free. */
export function BackupsGate() {
  return (
    <PremiumNote
      title={t('gateTitle')}
      text={t('gateText')}
      benefits={[t('gateFile'), t('gateSchedule'), t('gateProof')]}
      actionLabel={t('gateUpgrade')}
    />
  );
}
