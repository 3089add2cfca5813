import { type PaidTier, type PaymentSetup, prices } from '@app/contract/payments';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { t } from './subscription.messages.ts';
import { useStartUpgrade } from './use-start-upgrade.ts';

const choices = [
  { tier: 'premium_monthly', name: 'monthlyChoice', note: 'monthlyNote' },
  { tier: 'premium_annual', name: 'annualChoice', note: 'annualNote' },
] as const;

/** Choose monthly or yearly and start the payment. */
export function UpgradeChoice({ provider }: { provider: PaymentSetup['provider'] }) {
  const [tier, setTier] = useState<PaidTier>('premium_monthly');
  const { isBusy, begin } = useStartUpgrade(provider);
  return (
    <div className="mt-5">
      <fieldset disabled={isBusy} className="grid gap-2 lg:grid-cols-2">
        <legend className="sr-only">{t('choice')}</legend>
        {choices.map((choice) => (
          <label
            key={choice.tier}
            className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-control border border-line-field px-3.5 py-3 text-ui has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="tier"
              value={choice.tier}
              checked={tier === choice.tier}
              onChange={() => setTier(choice.tier)}
              className="mt-1 accent-accent outline-none"
            />
            <span className="font-medium">{t(choice.name, { price: prices[choice.tier] })}</span>
            <span className="col-start-2 text-small text-muted">{t(choice.note)}</span>
          </label>
        ))}
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="primary" isPending={isBusy} onClick={() => begin(tier)}>
          {t('upgradeNow')}
        </Button>
        {provider === 'sandbox' && <span className="text-small text-muted">{t('testMode')}</span>}
      </div>
    </div>
  );
}
