import type { Category } from '@app/contract/categories';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChartCard } from './chart-card.tsx';
import { type CategoryChange, compareCategories, daysWithin, sumConversations } from './compare-periods.ts';
import { formatDay } from './format-trend.ts';
import type { Lately } from './trends.api.ts';
import { t } from './trends.messages.ts';
import type { ChartPoint } from './use-trends-url-state.ts';

/** More rows would hide what changed most. */
const MAX_ROWS = 6;

export interface LatelyCardProps {
  lately: Lately;
  categories: readonly Category[];
  onOpen: (point: ChartPoint) => void;
}

/** The last thirty days against the thirty before. Renders nothing if the archive is shorter or nothing changed. */
export function LatelyCard({ lately: { periods, now, before, isLoading }, categories, onOpen }: LatelyCardProps) {
  // Happens only after another range was chosen: at first the whole page waits for its data.
  if (isLoading) return <Skeleton className="h-64 rounded-card lg:col-span-2" />;
  if (periods === undefined || now === undefined || before === undefined) return null;
  const [daysNow, daysBefore] = [daysWithin(now.volume, periods.now), daysWithin(before.volume, periods.before)];
  const changes = compareCategories(daysNow, daysBefore, categories);
  if (changes.length === 0) return null;
  const largest = Math.max(...changes.map((change) => Math.max(change.now, change.before)));
  const count = sumConversations(daysNow);
  return (
    <ChartCard
      title={t('latelyTitle')}
      text={t('latelyText', { from: formatDay(periods.now.from), to: formatDay(periods.now.to) })}
      className="lg:col-span-2"
      table={{
        columns: [t('category'), t('latelyNow'), t('latelyBefore')],
        rows: changes.map((change) => [change.name, change.now, change.before]),
      }}
    >
      <p className="mb-3 text-body">
        <span className="font-semibold">{t('latelyTotal', { count })}</span>,{' '}
        {formatChange(count - sumConversations(daysBefore))}
      </p>
      <ul className="grid gap-x-8 lg:grid-cols-2">
        {changes.slice(0, MAX_ROWS).map((change) => (
          <ChangeRow
            key={change.key}
            change={change}
            largest={largest}
            onOpen={() =>
              onOpen({ name: change.name, category: change.key, start: periods.before.from, end: periods.now.to })
            }
          />
        ))}
      </ul>
    </ChartCard>
  );
}

function formatChange(difference: number): string {
  if (difference === 0) return t('latelySame');
  return t(difference > 0 ? 'latelyMore' : 'latelyFewer', { count: Math.abs(difference) });
}

interface ChangeRowProps {
  change: CategoryChange;
  /** The longest bar stands for this many conversations. */
  largest: number;
  onOpen: () => void;
}

/** The bar is the latest period; the grey one below it is the period before. */
function ChangeRow({ change: { name, emoji, color, now, before }, largest, onOpen }: ChangeRowProps) {
  const lengthOf = (count: number) => ({ inlineSize: `${(count / largest) * 100}%` });
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto_auto] items-baseline gap-x-3 rounded-control px-2 py-1.5 text-left text-ui hover:bg-hover"
      >
        <span className="truncate">
          <span aria-hidden>{emoji}</span> {name}
        </span>{' '}
        <span className="text-small text-muted">
          {t(now > before ? 'latelyRowMore' : 'latelyRowFewer', { count: Math.abs(now - before) })}
        </span>{' '}
        <span className="min-w-6 text-right font-medium tabular-nums">{now.toLocaleString('en-US')}</span>
        <span aria-hidden className="col-span-3 mt-1 flex flex-col gap-0.5">
          <span className="h-1.5 rounded-full" style={{ ...lengthOf(now), backgroundColor: color }} />
          <span className="h-1 rounded-full bg-line-button" style={lengthOf(before)} />
        </span>
      </button>
    </li>
  );
}
