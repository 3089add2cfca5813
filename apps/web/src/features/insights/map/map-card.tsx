import { type ReactNode, useId } from 'react';
import { t } from './archive-map.messages.ts';

/** The classes for the height of the map: the same in all states, so that nothing shifts. */
export const mapHeight = 'h-80 sm:h-100 lg:h-120';

/** The frame of the map in all its states. */
export function MapCard({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-panel p-4 sm:p-6">
      <header className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="text-section">
            {t('title')}
          </h2>
          <p className="text-small text-muted">{t('subtitle')}</p>
        </div>
        <div className="flex items-center gap-1">{actions}</div>
      </header>
      {children}
    </section>
  );
}
