import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { usePortal } from './payments.api.ts';
import { useSubscription } from './subscription.api.ts';
import { t } from './subscription.messages.ts';

/** Shown above every screen after a renewal has failed: Premium stays active, and the card can be updated. */
export function PastDueBanner() {
  const status = useSubscription().data?.plan?.status;
  const portal = usePortal();
  if (status !== 'past_due') return null;

  return (
    <section
      aria-label={t('pastDueLabel')}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-warning bg-warning-soft px-4 py-2.5 text-ui text-warning-text"
    >
      <p className="flex items-center gap-2">
        <TriangleAlert aria-hidden className="size-[var(--size-icon)] shrink-0" strokeWidth={1.75} />
        <span>{t('pastDue')}</span>
      </p>
      <Button size="small" isPending={portal.isPending} onClick={portal.open}>
        {t('updateCard')}
      </Button>
    </section>
  );
}
