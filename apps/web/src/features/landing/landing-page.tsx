import { LandingCallToAction } from './landing-call-to-action.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingFeatures } from './landing-features.tsx';
import { LandingPricing } from './landing-pricing.tsx';
import { LandingHighlights } from './landing-highlights.tsx';
import { LandingFaq } from './landing-faq.tsx';

/** What a visitor sees at /. It is also served as static HTML, so it must work without scripts. */
export function LandingPage() {
  return (
    <div className="min-h-dvh bg-page">
      <LandingHeader />
      <main>
        <LandingHero />
        <LandingHighlights />
        <LandingFeatures />
        <LandingPricing />
        <LandingFaq />
        <LandingCallToAction />
      </main>
    </div>
  );
}
