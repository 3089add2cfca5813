import { cx } from './cx.ts';
import { Skeleton } from './skeleton.tsx';

/** Five placeholders of rows with an icon and two lines, as high as in the inbox. */
export function RowsSkeleton({ className }: { className?: string }) {
  return (
    <div className={cx('divide-y divide-line rounded-card border border-line bg-panel', className)}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex h-19.5 gap-3 px-5 py-3">
          <Skeleton className="size-9 rounded-control" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
