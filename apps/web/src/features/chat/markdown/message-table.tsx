import { lazy, type ReactNode, Suspense } from 'react';
import { t } from '../blocks.messages.ts';

const SortableTable = lazy(async () => ({ default: (await import('./sortable-table.tsx')).SortableTable }));

/** A table as wide as its content; it scrolls inside its container, with the keyboard too. */
export function MessageTable({ children }: { children: ReactNode }) {
  const plain = (
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
  return (
    <Suspense fallback={plain}>
      <SortableTable>{children}</SortableTable>
    </Suspense>
  );
}
