import { PremiumNote } from '#ui/premium-note.tsx';
import { t } from './trends.messages.ts';

/** Shown instead of the Premium charts: what is free, and what Premium adds. */
export function TrendsGate() {
  return (
    <PremiumNote
      title={t('gateTitle')}
      text={t('gateText')}
      benefits={[t('gateTopics'), t('gateMood'), t('gateReports')]}
      actionLabel={t('gateUpgrade')}
      className="lg:col-span-2"
    />
  );
}
