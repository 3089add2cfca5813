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
  const [isConfirming, setConfirming] = useState(false);
  const change = useChangeTier();
  if (plan === undefined || !isPaidTier(user.subscriptionTier)) return null;
  const otherTier: PaidTier = user.subscriptionTier === 'premium_annual' ? 'premium_monthly' : 'premium_annual';
  const canSwitch = plan.status === 'active' && !plan.isEnding;

  function switchTier() {
    change.mutate(otherTier, {
      onSuccess: () => showToast({ title: t('switched', { name: tierName(otherTier) }), tone: 'success' }),
      onSettled: () => setConfirming(false),
    });
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="small" isPending={portal.isPending} onClick={portal.open}>
        {t('manage')}
      </Button>
      {canSwitch && (
        <Button size="small" variant="ghost" isPending={change.isPending} onClick={() => setConfirming(true)}>
          {otherTier === 'premium_annual' ? t('switchAnnual') : t('switchMonthly')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t('switchTitle', { name: tierName(otherTier) })}
        description={otherTier === 'premium_annual' ? t('switchAnnualText') : t('switchMonthlyText')}
        confirmLabel={t('switchConfirm')}
        cancelLabel={t('switchCancel')}
        onConfirm={switchTier}
      />
    </div>
  );
}
