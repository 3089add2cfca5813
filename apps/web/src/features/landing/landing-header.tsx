import { buttonClass } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { t } from './landing.messages.ts';

export function LandingHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page/90 backdrop-blur-md">
      <div className="mx-auto flex max-w-[calc(var(--size-content)+48px)] flex-wrap items-center gap-x-1 px-4 sm:gap-x-2 sm:px-6">
        <a href="/" className="mr-auto flex h-(--size-top-bar) items-center gap-2.5 text-body font-semibold">
          <img src="/favicon.svg" alt="" className="size-6 max-[379px]:hidden" />
          {t('app.name')}
        </a>
        <nav aria-label={t('header.label')} className="contents">
          <a
            href="/signup?plan=premium"
            className={cx(
              buttonClass('ghost'),
              // On phones this link has a line of its own.
              'max-md:order-last max-md:mb-1.5 max-md:w-full max-md:bg-accent-soft max-md:text-accent-text',
            )}
          >
            {t('header.trial')}
          </a>
          <a href="/login" className={buttonClass('ghost')}>
            {t('header.signIn')}
          </a>
          <a href="/signup" className={buttonClass('primary')}>
            {t('header.start')}
          </a>
        </nav>
      </div>
    </header>
  );
}
