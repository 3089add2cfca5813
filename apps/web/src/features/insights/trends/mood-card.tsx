import type { Trends } from '@app/contract/trends';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChartCard } from './chart-card.tsx';
import { formatPeriod } from './format-trend.ts';
import { NumberTable } from './number-table.tsx';
import { PointButton } from './point-button.tsx';
import { t } from './trends.messages.ts';
import type { ChartPoint } from './use-trends-url-state.ts';

const MoodChart = lazy(async () => ({ default: (await import('./mood-chart.tsx')).MoodChart }));

export function MoodCard({ trends, onOpen }: { trends: Trends; onOpen: (point: ChartPoint) => void }) {
  const { sentiment, bucket } = trends;
  const columns = [t('time'), t('mood'), t('conversations')];
  const moodCells = sentiment.map(({ average }) => (average === null ? '–' : Math.round(average * 100)));
  function openPeriod(index: number) {
    const period = sentiment[index];
    if (period === undefined || period.conversations === 0) return;
    onOpen({ name: formatPeriod(period, bucket), start: period.start, end: period.end });
  }
  return (
    <ChartCard
      title={t('moodTitle')}
      text={t('moodText')}
      isSvgChart
      table={{
        columns,
        rows: sentiment.map((point, index) => [
          formatPeriod(point, bucket),
          moodCells[index] ?? '–',
          point.conversations,
        ]),
      }}
      renderTable={() => (
        <NumberTable
          caption={t('moodTitle')}
          columns={columns}
          rows={sentiment.map((point, index) => {
            const name = formatPeriod(point, bucket);
            const countButton = (
              <PointButton count={point.conversations} name={name} onOpen={() => openPeriod(index)} />
            );
            return { key: point.start, cells: [name, moodCells[index], countButton] };
          })}
        />
      )}
    >
      <Suspense fallback={<Skeleton className="h-56" />}>
        <MoodChart trends={trends} label={`${t('moodTitle')} ${formatMood(trends)}`} onOpen={openPeriod} />
      </Suspense>
    </ChartCard>
  );
}

/** The lowest and the highest mood as a sentence; empty without mood data. */
function formatMood({ sentiment, bucket }: Trends): string {
  const sorted = sentiment
    .flatMap(({ average, ...period }) =>
      average === null ? [] : [{ name: formatPeriod(period, bucket), mood: Math.round(average * 100) }],
    )
    .toSorted((a, b) => a.mood - b.mood);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return '';
  return t('moodSaid', { lowName: low.name, low: low.mood, highName: high.name, high: high.mood });
}
