import type { PaidTier } from '@app/contract/payments';
import type { SubscriptionStatus } from '@app/contract/subscription';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { isPaidTier, tierName } from './format-plan.ts';
import { useChangeTier, usePortal } from './payments.api.ts';
import { t } from './subscription.messages.ts';

/** For paying users: the provider's portal, and switching between monthly and yearly. */
export function ManagePlan({ status }: { status: SubscriptionStatus }) {
  const { plan, user } = status;
  const portal = usePortal();
  const [isAsking, setAsking] = useState(false);
  const change = useChangeTier();
  if (plan === undefined || !isPaidTier(user.subscriptionTier)) return null;
  const other: PaidTier = user.subscriptionTier === 'premium_annual' ? 'premium_monthly' : 'premium_annual';
  const canSwitch = plan.status === 'active' && !plan.isEnding;

  function switchTier() {
    change.mutate(other, {
      onSuccess: () => showToast({ title: t('switched', { name: tierName(other) }), tone: 'success' }),

      onSettled: () => setAsking(false),
    });
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="small" isPending={portal.isPending} onClick={() => portal.mutate()}>
        {t('manage')}
      </Button>
      {canSwitch && (
        <Button size="small" variant="ghost" isPending={change.isPending} onClick={() => setAsking(true)}>
          {other === 'premium_annual' ? t('switchAnnual') : t('switchMonthly')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('switchTitle', { name: tierName(other) })}
        description={other === 'premium_annual' ? t('switchAnnualText') : t('switchMonthlyText')}
        confirmLabel={t('switchConfirm')}
        cancelLabel={t('switchCancel')}
        onConfirm={switchTier}
      />
    </div>
  );
}
