import { buttonClass } from '#ui/button.tsx';
import { t } from './landing.messages.ts';

/** The last call to action and the page's footer. */
export function LandingCallToAction() {
  return (
    <>
      <section aria-labelledby="closing-title" className="px-4 pt-8 pb-20 text-center">
        <h2 id="closing-title" className="text-headline text-balance">
          {t('closing.title')}
        </h2>
        <a href="/api/login" className={`${buttonClass('primary', 'large')} mt-6`}>
          {t('closing.start')}
        </a>
      </section>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-[calc(var(--size-content)+48px)] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 text-ui text-muted sm:px-6">
          <p>
            <span className="font-semibold text-text">{t('app.name')}</span> {t('footer.text')}
          </p>
          <p className="flex gap-5">
            <a href="#pricing" className="hover:text-text">
              {t('pricing.title')}
            </a>
            <a href="#questions" className="hover:text-text">
              {t('questions.title')}
            </a>
            <a href="/login" className="hover:text-text">
              {t('header.signIn')}
            </a>
          </p>
        </div>
      </footer>
    </>
  );
}
