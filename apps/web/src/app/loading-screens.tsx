import { CalendarColumns } from '#features/schedule/calendar-columns.tsx';
import { Page } from '#ui/page.tsx';
import { RowsSkeleton } from '#ui/rows-skeleton.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LoadingChat, LoadingText } from './loading-frame.tsx';
import type { LoadingKind } from './loading-kind.ts';

/** Fills the main panel while the code of a screen loads, with placeholders as large as what comes. */
export function LoadingScreen({ kind, text }: { kind: LoadingKind; text: string }) {
  if (kind === 'chat') return <LoadingChat text={text} />;
  if (kind === 'screen') return <LoadingText text={text} />;
  return (
    <output className="flex min-w-0 flex-1 flex-col">
      <span className="sr-only">{text}</span>
      {kind === 'list' ? <LoadingList /> : <LoadingCalendar />}
    </output>
  );
}

function LoadingList() {
  return (
    <Page>
      <Skeleton className="mb-5 h-7 w-36" />
      <RowsSkeleton className="mt-9" />
    </Page>
  );
}

/** The heading, the field for a new event, on phones the days to choose from, and beside the days the tasks. */
function LoadingCalendar() {
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-panel">
      <div className="flex h-33 shrink-0 flex-col justify-between px-4 pt-3 pb-3 md:pt-5 md:pl-(--size-title-inset)">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="h-8.5 w-full max-sm:h-11" />
      </div>
      <Skeleton className="mx-4 mb-3 h-15 shrink-0 sm:hidden" />
      <div className="flex min-h-0 flex-1 border-t border-line">
        <div className="min-w-0 flex-1">
          <CalendarColumns />
        </div>
        <div className="w-76 shrink-0 border-l border-line bg-page max-[1199px]:hidden" />
      </div>
    </div>
  );
}
