import type { Import } from '@app/contract/imports';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatExact, formatRecent } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useToday } from '#lib/use-today.ts';
import { useViewer } from '#lib/viewer.ts';
import { Badge } from '#ui/badge.tsx';
import { endingOf } from './import-ending.ts';
import { importName, isLive } from './import-name.ts';
import { badgeOf } from './import-stage.ts';
import { t } from './imports.messages.ts';

export function ImportRow({ record }: { record: Import }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const badge = badgeOf(record, { isLive: isLive(record, useToday()) });
  return (
    <li
      data-row={record.id}
      className="relative flex min-h-15 scroll-my-4 items-center gap-4 px-4 py-2 first:rounded-t-card last:rounded-b-card hover:bg-page"
    >
      <div className="min-w-0 flex-1">
        <Link
          data-row-main
          to={`/imports/${record.id}`}
          className="block truncate text-ui font-medium after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {importName(record)}
        </Link>
        <p className="tabular mt-0.5 text-small text-muted">
          <time dateTime={record.createdAt} title={formatExact(record.createdAt, timeZone)}>
            {formatRecent(record.createdAt, now, timeZone)}
          </time>
          {' · '}
          {describe(record)}
        </p>
      </div>
      <Badge tone={badge.tone}>{t(badge.label)}</Badge>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted max-sm:hidden" />
    </li>
  );
}

function describe(record: Import): string {
  const { status, preview, counts, error } = record;
  if (error !== null) return error.message;
  if (status === 'completed') return endingOf(record).title;
  if (status !== 'ready') return t('received', { found: counts.found });
  const count = preview?.sources.reduce((sum, { conversations }) => sum + conversations, 0);
  return count === undefined ? t('checkingShort') : t('toChoose', { count });
}
