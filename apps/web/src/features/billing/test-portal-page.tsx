import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { useChangeSandboxPlan } from './payments.api.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { useSubscription } from './subscription.api.ts';
import { t } from './subscription.messages.ts';

const actionLabels = {
  cancel: 'portalCancel',
  resume: 'portalResume',
  fail_renewal: 'portalFail',
  pay: 'portalPay',
} as const;
type PlanAction = keyof typeof actionLabels;

/** Replaces Stripe's portal: cancel, resume, and simulated renewals. */
export function TestPortalPage() {
  const plan = useSubscription().data?.plan;
  const change = useChangeSandboxPlan();
  const possibleActions: PlanAction[] = plan === undefined ? [] : findActions(plan);

  return (
    <Page width="reading">
      <PageHeader title={t('portalTitle')} description={t('portalText')} />
      <Card className="flex flex-col gap-5">
        <p className="self-start rounded-control bg-warning-soft px-3 py-2 text-ui font-medium text-warning-text">
          {t('testMode')}
        </p>
        <SubscriptionCard hasUpgradeLink={false} isFramed={false} />
        <div className="flex flex-wrap gap-2">
          {possibleActions.map((action) => (
            <Button key={action} isPending={change.isPending} onClick={() => change.mutate(action)}>
              {t(actionLabels[action])}
            </Button>
          ))}
          <Button asChild variant="ghost">
            <Link to="/profile">{t('portalBack')}</Link>
          </Button>
        </div>
      </Card>
    </Page>
  );
}

function findActions({ status, isEnding }: { status: string; isEnding: boolean }): PlanAction[] {
  if (status === 'past_due') return ['pay', 'cancel'];
  if (status !== 'active') return [];
  return isEnding ? ['resume'] : ['cancel', 'fail_renewal'];
}
