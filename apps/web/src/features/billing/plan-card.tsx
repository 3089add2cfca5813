import { isPremiumTier } from '@app/contract/identity';
import { Check } from 'lucide-react';
import { useViewer } from '#lib/viewer.ts';
import { Card, CardTitle } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ManagePlan } from './manage-plan.tsx';
import { usePaymentSetup } from './payments.api.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { useSubscription } from './subscription.api.ts';
import { t } from './subscription.messages.ts';
import { UpgradeChoice } from './upgrade-choice.tsx';

const benefits = ['benefitChats', 'benefitPriority', 'benefitInsights', 'benefitCategories', 'benefitExport'] as const;

/** Whether the data that decides what the card shows is loading for the first time. */
export function usePlanPending(): boolean {
  // After a failure the card is shown, and requests the data again. A page that waited for that would remove the card,
  // show it after the next failure, and so on without end.
  return [useSubscription(), usePaymentSetup()].some(
    ({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0,
  );
}

/** On the profile: the plan and its usage, then the benefits of Premium or, with Premium, how to manage the plan. */
export function PlanCard() {
  const status = useSubscription().data;
  const viewer = useViewer();
  // While the status loads, the plan of the viewer decides, so that the cards below do not move.
  const isPremium = status === undefined ? viewer.isPremium : isPremiumTier(status.user.subscriptionTier);
  return (
    <Card>
      <CardTitle>{t('plan')}</CardTitle>
      <SubscriptionCard hasUpgradeLink={false} className="mt-4" isFramed={false} />
      {!isPremium && <PremiumOffer />}
      {isPremium && status !== undefined && <ManagePlan status={status} />}
    </Card>
  );
}

function PremiumOffer() {
  const setup = usePaymentSetup();
  const provider = setup.data?.provider;
  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="text-ui font-semibold">{t('premiumAdds')}</h3>
      <ul className="mt-3 grid gap-x-8 gap-y-2 text-ui sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-2.5">
            <Check aria-hidden className="size-4 shrink-0 text-accent-text" strokeWidth={2} />
            {t(benefit)}
          </li>
        ))}
      </ul>
      {setup.isPending && <Skeleton className="mt-5 h-28" />}
      {provider !== undefined && provider !== 'off' && <UpgradeChoice provider={provider} />}
      {(provider === 'off' || setup.isError) && <p className="mt-4 text-small text-muted">{t('noPayments')}</p>}
    </div>
  );
}
