import { Skeleton } from '#ui/skeleton.tsx';

/** Placeholders of the days: five beside each other, one on a phone. It has no texts of its own, so it loads first. */
export function CalendarColumns() {
  return (
    <div className="grid h-full grid-cols-1 gap-px overflow-hidden bg-panel p-3 pl-(--size-hours) sm:grid-cols-5">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex flex-col gap-3 px-2 not-first:max-sm:hidden">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="mt-8 h-16 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </div>
  );
}
