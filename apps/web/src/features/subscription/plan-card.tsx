import { isPremiumTier } from '@app/contract/identity';
import { Check } from 'lucide-react';
import { Card, CardTitle } from '#ui/card.tsx';
import { useSubscription } from './subscription.api.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { t } from './subscription.messages.ts';

const benefits = ['benefitChats', 'benefitPriority', 'benefitInsights', 'benefitCategories', 'benefitExport'] as const;

/** On the profile: the plan, what is used of it, and for free users what Premium adds. */
export function PlanCard() {
  const tier = useSubscription().data?.user.subscriptionTier;
  if (tier === undefined || isPremiumTier(tier)) return <SubscriptionCard hasUpgradeLink={false} />;
  return (
    <Card>
      <CardTitle>{t('plan')}</CardTitle>
      <SubscriptionCard hasUpgradeLink={false} className="mt-4" isFramed={false} />
      <div className="mt-5 border-t border-line pt-5">
        <h3 className="text-ui font-semibold">{t('premiumPrice')}</h3>
        <ul className="mt-3 grid gap-x-8 gap-y-2 text-ui sm:grid-cols-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-center gap-2.5">
              <Check aria-hidden className="size-4 shrink-0 text-accent-text" strokeWidth={2} />
              {t(benefit)}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-small text-muted">{t('noPayments')}</p>
      </div>
    </Card>
  );
}
