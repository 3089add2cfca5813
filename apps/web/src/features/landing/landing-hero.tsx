import { buttonClass } from '#ui/button.tsx';
import { CategoriesPreview } from './categories-preview.tsx';
import { t } from './landing.messages.ts';

export function LandingHero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto grid max-w-[calc(var(--size-content)+48px)] items-center gap-x-16 gap-y-12 px-4 pt-12 pb-8 sm:px-6 sm:pt-20 lg:grid-cols-[1fr_1.05fr]"
    >
      <div>
        <h1 id="hero-title" className="text-display text-balance">
          {t('hero.title')}
        </h1>
        <p className="mt-5 max-w-[54ch] text-body text-pretty text-muted sm:text-section sm:leading-7 sm:font-normal">
          {t('hero.text')}
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <a href="/api/login" className={buttonClass('primary', 'large')}>
            {t('hero.try')}
          </a>
          <a href="#how" className={buttonClass('secondary', 'large')}>
            {t('hero.how')}
          </a>
        </div>
        <p className="mt-4 text-ui text-muted">{t('hero.note')}</p>
      </div>
      <CategoriesPreview />
    </section>
  );
}
