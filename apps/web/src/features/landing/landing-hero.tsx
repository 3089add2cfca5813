import { buttonClass } from '#ui/button.tsx';
import { LandingPicture } from './landing-picture.tsx';
import { t } from './landing.messages.ts';

export function LandingHero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto max-w-[calc(var(--size-content)+48px)] px-4 pt-12 pb-8 sm:px-6 sm:pt-18"
    >
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.25fr_1fr]">
        <h1 id="hero-title" className="text-display text-balance">
          {t('hero.title')}
        </h1>
        <div>
          <p className="max-w-[54ch] text-body text-balance text-muted sm:text-section sm:leading-7 sm:font-normal">
            {t('hero.text')}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <a href="/api/login" className={buttonClass('primary', 'large')}>
              {t('hero.try')}
            </a>
            <a href="#how" className={buttonClass('secondary', 'large')}>
              {t('hero.how')}
            </a>
          </div>
          <p className="mt-3 text-ui text-muted">{t('hero.note')}</p>
        </div>
      </div>
      <figure className="mt-10 overflow-hidden rounded-card border border-line bg-panel shadow-float sm:mt-14">
        <LandingPicture
          name="categories"
          alt={t('hero.picture')}
          width={1180}
          height={720}
          small={{ name: 'categories-small', width: 560, height: 620 }}
          isPriority
        />
      </figure>
    </section>
  );
}
