import { LandingClosing } from './landing-closing.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingMore } from './landing-more.tsx';
import { LandingPricing } from './landing-pricing.tsx';
import { LandingProofs } from './landing-proofs.tsx';
import { LandingQuestions } from './landing-questions.tsx';

/** What a visitor sees at /. Works without scripts, because it is also served as static HTML. */
export function LandingPage() {
  return (
    <div className="min-h-dvh bg-page">
      <LandingHeader />
      <main>
        <LandingHero />
        <LandingProofs />
        <LandingMore />
        <LandingPricing />
        <LandingQuestions />
        <LandingClosing />
      </main>
    </div>
  );
}
