import { Skeleton } from '#ui/skeleton.tsx';
import { t } from './chat.messages.ts';

/** Two grey placeholder turns while a conversation loads. */
export function ThreadSkeleton() {
  return (
    <output aria-label={t('loadingConversation')} className="flex flex-col gap-8 py-6">
      <Skeleton className="h-12 w-3/5 self-end" />
      <div className="flex flex-col gap-2.5">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    </output>
  );
}
