import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './archive.messages.ts';

/** Placeholders with the sizes of the headline, the figures and the timeline. */
export function ArchiveLoading() {
  return (
    <output aria-label={t('loading')} className="block">
      <Skeleton className="mt-5 h-8.5 w-full max-w-140 md:mt-7 md:h-11" />
      <div className="mt-5 flex gap-10 md:mt-7">
        <Skeleton className="h-13.5 w-24" />
        <Skeleton className="h-13.5 w-24" />
        <Skeleton className="hidden h-13.5 w-24 sm:block" />
      </div>
      <Skeleton className="mt-7 h-54 w-full md:mt-10 md:h-65" />
      <Skeleton className="mt-4 h-20 w-full" />
    </output>
  );
}
