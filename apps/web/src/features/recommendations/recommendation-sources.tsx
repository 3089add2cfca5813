import type { RecommendationSource } from '@app/contract/recommendations';
import { CalendarDays, Flag, ListChecks, MessageSquare, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { calendarDay, formatExact, formatRecent } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { t } from './recommendations.messages.ts';
import { sourcePath } from './source-path.ts';

const icons: Record<RecommendationSource['kind'], LucideIcon> = {
  conversation: MessageSquare,
  goal: Flag,
  event: CalendarDays,
  task: ListChecks,
};

const MAX_SHOWN = 4;

/** A link to each source of the recommendation. */
export function RecommendationSources({ sources }: { sources: readonly RecommendationSource[] }) {
  const { timeZone } = useViewer();
  if (sources.length === 0) return null;
  const distinct = distinctSources(sources, timeZone);
  return (
    <ul
      aria-label={t('sources')}
      className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5 max-lg:basis-full max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none]"
    >
      {distinct.slice(0, MAX_SHOWN).map((source) => (
        <SourceChip key={`${source.kind} ${source.id} ${source.messageId}`} source={source} />
      ))}
      {distinct.length > MAX_SHOWN && (
        <li className="shrink-0 text-small text-muted">{t('more', { count: distinct.length - MAX_SHOWN })}</li>
      )}
    </ul>
  );
}

/** Several quotes from one conversation on one day count as one source. */
function distinctSources(sources: readonly RecommendationSource[], timeZone: string): RecommendationSource[] {
  const sourceKey = ({ kind, id, at }: RecommendationSource) => `${kind} ${id} ${calendarDay(at, timeZone)}`;
  return [...Map.groupBy(sources, sourceKey).values()].flatMap(([first]) => first ?? []);
}

function SourceChip({ source }: { source: RecommendationSource }) {
  const { timeZone } = useViewer();
  const now = useNow();
  const { kind, title, at, quote } = source;
  const Icon = icons[kind];
  return (
    <li className="max-w-full min-w-0 max-sm:shrink-0">
      <Link
        to={sourcePath(source, timeZone)}
        title={quote ?? title}
        className="inline-flex h-7 max-w-full pointer-coarse:h-11 items-center gap-1.5 rounded-full border border-line px-2.5 text-small text-muted hover:bg-hover hover:text-text"
      >
        <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
        <span className="max-w-56 truncate">{title}</span>
        <time dateTime={at} title={formatExact(at, timeZone)} className="tabular shrink-0">
          {formatRecent(at, now, timeZone)}
        </time>
      </Link>
    </li>
  );
}
