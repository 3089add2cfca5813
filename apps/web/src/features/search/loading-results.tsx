import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './search.messages.ts';

export function LoadingResults() {
  return (
    <output aria-label={t('loading')} className="block divide-y divide-line rounded-card border border-line bg-panel">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex flex-col gap-2 px-5 py-4">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-3 w-1/4" />
        </div>
      ))}
    </output>
  );
}
