import type { ReactNode } from 'react';
import { t } from '../chat.messages.ts';

/** A table as wide as its content; it scrolls inside its container, with the keyboard too. */
export function MessageTable({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label={t('table')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="my-4 overflow-x-auto rounded-card border border-line first:mt-0 last:mb-0"
    >
      <table className="w-full border-collapse text-ui [&_tr:last-child>td]:border-b-0 [&_thead]:bg-sunken">
        {children}
      </table>
    </section>
  );
}
