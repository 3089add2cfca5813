import { LandingSection } from './landing-section.tsx';
import { t } from './landing.messages.ts';

const features = ['search', 'continue', 'week', 'learn', 'trends', 'leave'] as const;

export function LandingFeatures() {
  return (
    <LandingSection id="more" title={t('more.title')} hasColumns>
      <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {features.map((feature) => (
          <div key={feature}>
            <dt className="text-body font-semibold">{t(`more.${feature}`)}</dt>
            <dd className="mt-1 text-body text-pretty text-muted">{t(`more.${feature}Text`)}</dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  );
}
