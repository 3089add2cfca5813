import { LandingPicture } from './landing-picture.tsx';
import { LandingSection } from './landing-section.tsx';
import { t } from './landing.messages.ts';

const highlights = ['import', 'sort', 'plan'] as const;

/** The highlights below the headline, each with a picture of the product. */
export function LandingHighlights() {
  return (
    <LandingSection id="how" title={t('highlights.title')}>
      <div className="mt-8 grid gap-x-8 gap-y-12 lg:grid-cols-3">
        {highlights.map((highlight) => (
          <article
            key={highlight}
            className="grid min-w-0 content-start gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,22.5rem)_1fr] lg:grid-cols-1"
          >
            <div className="overflow-hidden rounded-card border border-line">
              <LandingPicture name={highlight} alt={t(`${highlight}.picture`)} width={390} height={256} />
            </div>
            <div>
              <h3 className="text-section">{t(`${highlight}.title`)}</h3>
              <p className="mt-1.5 text-body text-pretty text-muted">{t(`${highlight}.text`)}</p>
            </div>
          </article>
        ))}
      </div>
    </LandingSection>
  );
}
