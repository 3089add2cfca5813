import type { Archive } from '@app/contract/archive';
import { ChevronRight, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from './starters.messages.ts';
import { starterGridClass } from './starter-grid.tsx';

/** The chart shows at most this many months, the latest. */
const MAX_MONTHS = 30;

/** Links below the starters: to the suggestions in the inbox, and to the archive with its months as a small chart. */
export function StarterLinks({ series, suggestionCount }: { series: Archive['series']; suggestionCount: number }) {
  const [first] = series;
  if (first === undefined) return null;
  const count = series.reduce((sum, { conversations }) => sum + conversations, 0);
  return (
    <div className={suggestionCount > 0 ? `${starterGridClass} mt-3` : 'mt-3 grid'}>
      {suggestionCount > 0 && (
        <StarterLink
          path="/inbox"
          title={t('seePlans', { count: suggestionCount })}
          detail={t('plansDetail')}
          picture={<Inbox aria-hidden className="mx-1.75 size-[var(--size-icon)] text-second" strokeWidth={1.75} />}
        />
      )}
      <StarterLink
        path="/archive"
        title={t('seeArchive')}
        detail={t('archiveSize', { count, year: first.month.slice(0, 4) })}
        picture={<MonthBars series={series} />}
      />
    </div>
  );
}

interface StarterLinkProps {
  path: string;
  title: string;
  detail: string;
  picture: ReactNode;
}

function StarterLink({ path, title, detail, picture }: StarterLinkProps) {
  return (
    <Link
      to={path}
      className="flex min-h-14 items-center gap-3 rounded-card bg-sunken px-3 py-2 transition-colors hover:bg-hover"
    >
      {picture}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-ui font-medium">{title}</span>{' '}
        <span className="block truncate text-small text-muted">{detail}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0" />
    </Link>
  );
}

/** Decoration: the sentence beside it says how large the archive is. */
function MonthBars({ series }: { series: Archive['series'] }) {
  const shown = series.slice(-MAX_MONTHS);
  const highest = Math.max(1, ...shown.map(({ conversations }) => conversations));
  return (
    <span aria-hidden className="flex h-6 w-20 shrink-0 items-end gap-px">
      {shown.map(({ month, conversations }) => (
        <span
          key={month}
          className="min-w-0 flex-1 bg-line-field"
          style={{ height: `${(conversations / highest) * 100}%` }}
        />
      ))}
    </span>
  );
}
