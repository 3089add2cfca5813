import { buttonClass } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { t } from './landing.messages.ts';

export function LandingHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page/90 backdrop-blur-md">
      <div className="mx-auto flex h-[var(--size-top-bar)] max-w-[calc(var(--size-content)+48px)] items-center justify-between gap-4 px-4 sm:px-6">
        <a href="/" className="flex items-center gap-2.5 text-body font-semibold">
          <img src="/favicon.svg" alt="" className="size-6 max-[379px]:hidden" />
          {t('app.name')}
        </a>
        <nav aria-label={t('header.label')} className="flex items-center gap-1 sm:gap-2">
          <a href="/signup?plan=premium" className={cx(buttonClass('ghost'), 'max-md:hidden')}>
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
