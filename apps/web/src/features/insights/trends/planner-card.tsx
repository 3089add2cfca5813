import type { Trends } from '@app/contract/trends';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChartCard } from './chart-card.tsx';
import { formatPeriod } from './format-trend.ts';
import { NumberTable } from './number-table.tsx';
import { plannerBars, toPlannedHours } from './planner-bars.ts';
import { t } from './trends.messages.ts';

const PlannerChart = lazy(async () => ({ default: (await import('./planner-chart.tsx')).PlannerChart }));

export function PlannerCard({ trends }: { trends: Trends }) {
  const { planner, bucket } = trends;
  const columns = [t('time'), t('hoursPlanned'), t('events'), t('tasksDone')];
  const rows = planner.map((point) => [
    formatPeriod(point, bucket),
    toPlannedHours(point.minutes),
    point.events,
    point.tasksDone,
  ]);
  const scheduleLink = (start: string, name: string) => (
    <Link className="text-accent-text underline-offset-3 hover:underline" to={`/schedule?date=${start}`}>
      {name}
    </Link>
  );
  return (
    <ChartCard
      title={t('plannerTitle')}
      text={t('plannerText')}
      isSvgChart
      legend={plannerBars}
      table={{ columns, rows }}
      renderTable={() => (
        <NumberTable
          caption={t('plannerTitle')}
          columns={columns}
          rows={planner.map((point, index) => ({
            key: point.start,
            cells: [scheduleLink(point.start, formatPeriod(point, bucket)), ...(rows[index]?.slice(1) ?? [])],
          }))}
        />
      )}
    >
      <Suspense fallback={<Skeleton className="h-56" />}>
        <PlannerChart trends={trends} label={`${t('plannerTitle')} ${formatPlanner(trends)}`} />
      </Suspense>
    </ChartCard>
  );
}

/** The totals and the period with the most planned time as a sentence. */
function formatPlanner({ planner, bucket }: Trends): string {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const fullest = planner.toSorted((a, b) => b.minutes - a.minutes)[0];
  return t('plannerSummary', {
    hours: Math.round(sum(planner.map(({ minutes }) => minutes)) / 60),
    tasks: sum(planner.map(({ tasksDone }) => tasksDone)),
    name: fullest === undefined ? '' : formatPeriod(fullest, bucket),
  });
}
