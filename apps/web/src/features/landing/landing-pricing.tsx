import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { buttonClass } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { LandingSection } from './landing-section.tsx';
import { t } from './landing.messages.ts';

const freeFeatures = [t('free.chats'), t('free.import'), t('free.sort'), t('free.schedule'), t('free.recommendations')];
const premiumFeatures = [
  t('premium.chats'),
  t('premium.priority'),
  t('premium.insights'),
  t('premium.categories'),
  t('premium.export'),
];

/** The billing switch is made of two radio buttons and CSS, so that it works without a script. */
export function LandingPricing() {
  return (
    <LandingSection
      id="pricing"
      title={t('pricing.title')}
      text={t('pricing.text')}
      hasColumns
      belowHeading={<BillingSwitch />}
      className="group/pricing"
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Plan
          name={t('free.name')}
          price={<Price amount={t('free.price')} suffix={t('free.per')} />}
          features={freeFeatures}
          action={
            <a href="/signup" className={cx(buttonClass('secondary', 'large'), 'w-full')}>
              {t('header.start')}
            </a>
          }
        />
        <Plan
          name={t('premium.name')}
          isHighlighted
          price={<PremiumPrice />}
          lead={t('premium.base')}
          features={premiumFeatures}
          action={
            <a href="/signup?plan=premium" className={cx(buttonClass('primary', 'large'), 'w-full')}>
              {t('header.trial')}
            </a>
          }
        />
      </div>
    </LandingSection>
  );
}

function BillingSwitch() {
  const choiceClass = cx(
    'flex h-8 cursor-pointer items-center rounded-[6px] px-3.5 text-ui font-medium text-muted transition-colors',
    'has-checked:bg-control has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent',
  );
  return (
    <fieldset className="mt-6 inline-flex rounded-control bg-sunken p-1">
      <legend className="sr-only">{t('pricing.period')}</legend>
      <label className={choiceClass}>
        <input type="radio" name="billing" value="monthly" defaultChecked className="sr-only" />
        {t('pricing.monthly')}
      </label>
      <label className={choiceClass}>
        <input type="radio" name="billing" value="yearly" className="sr-only" />
        {t('pricing.yearly')}
        <span className="ml-1.5 text-small text-success-text">{t('pricing.saving')}</span>
      </label>
    </fieldset>
  );
}

function PremiumPrice() {
  return (
    <>
      <div className="group-has-[input[value=yearly]:checked]/pricing:hidden">
        <Price amount={t('premium.monthly')} />
      </div>
      <div className="hidden group-has-[input[value=yearly]:checked]/pricing:block">
        <Price amount={t('premium.yearly')} suffix={t('premium.saving')} isSaving />
      </div>
    </>
  );
}

/** A price with a suffix: the period of the price or, with `isSaving`, what the user saves. */
function Price({ amount, suffix, isSaving = false }: { amount: string; suffix?: string; isSaving?: boolean }) {
  return (
    <p className={cx('tabular flex min-h-10 flex-wrap items-baseline', isSaving ? 'gap-x-3' : 'gap-x-0')}>
      <span className="text-headline">{amount}</span>
      {suffix !== undefined && (
        <span className={isSaving ? 'text-ui text-success-text' : 'text-headline'}>{suffix}</span>
      )}
    </p>
  );
}

interface PlanProps {
  name: string;
  price: ReactNode;
  /** A line above the features. */
  lead?: string;
  features: readonly string[];
  action: ReactNode;
  isHighlighted?: boolean;
}

function Plan({ name, price, lead, features, action, isHighlighted = false }: PlanProps) {
  return (
    <article
      className={cx('flex flex-col rounded-card border bg-panel p-6', isHighlighted ? 'border-accent' : 'border-line')}
    >
      <h3 className="text-section">{name}</h3>
      <div className="mt-3">{price}</div>
      {lead !== undefined && <p className="mt-4 text-ui font-medium">{lead}</p>}
      <ul className={cx('flex flex-col gap-2.5', lead === undefined ? 'mt-4' : 'mt-2.5')}>
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-ui">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={2.25} />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-6">{action}</div>
    </article>
  );
}
