import type { ReactNode } from 'react';
import { t } from './welcome.messages.ts';

/** The texts of an empty chat. They are at the same position while the chat is still loading. */
export function WelcomeText({ children }: { children?: ReactNode }) {
  return (
    <div className="px-4 py-6 text-center md:pt-0 md:pb-5">
      <h1 className="text-headline text-balance">{t('title')}</h1>
      <p className="mx-auto mt-2 max-w-md text-body text-pretty text-muted">{t('text')}</p>
      {children}
    </div>
  );
}
