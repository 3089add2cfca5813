import type { ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './chat.messages.ts';

/** As wide as the input. */
export function StarterContainer({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-thread px-4 pt-2 pb-4 @md:px-6 @lg:px-(--size-title-inset) md:pt-4">
      {children}
    </div>
  );
}

/** In two columns; the last of an odd number is as wide as both, which leaves no gap. */
export const starterGridClass = 'grid grid-cols-1 gap-2 @lg:grid-cols-2 @lg:[&>:last-child:nth-child(odd)]:col-span-2';
export const starterSizeClass = 'min-h-18.5 w-full rounded-card';

export function StartersSkeleton() {
  return (
    <output aria-label={t('startersLoading')} className={starterGridClass}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className={starterSizeClass} />
      ))}
    </output>
  );
}
