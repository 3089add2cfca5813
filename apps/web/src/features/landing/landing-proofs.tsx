import type { ReactNode } from 'react';
import { ImportCrop, PlanCrop, SortCrop } from './landing-crops.tsx';
import { LandingSection } from './landing-section.tsx';
import { t } from './landing.messages.ts';

export function LandingProofs() {
  return (
    <LandingSection id="how" title={t('proofs.title')}>
      <div className="mt-8 grid gap-x-8 gap-y-12 lg:grid-cols-3">
        <Proof title={t('import.title')} text={t('import.text')} crop={<ImportCrop />} />
        <Proof title={t('sort.title')} text={t('sort.text')} crop={<SortCrop />} />
        <Proof title={t('plan.title')} text={t('plan.text')} crop={<PlanCrop />} />
      </div>
    </LandingSection>
  );
}

function Proof({ title, text, crop }: { title: string; text: string; crop: ReactNode }) {
  return (
    <article className="min-w-0">
      <div
        aria-hidden
        className="flex h-56 flex-col justify-center overflow-hidden rounded-card border border-line bg-sunken p-5 select-none"
      >
        {crop}
      </div>
      <h3 className="mt-5 text-section">{title}</h3>
      <p className="mt-1.5 text-body text-pretty text-muted">{text}</p>
    </article>
  );
}
