import type { Trends } from '@app/contract/trends';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChartCard } from './chart-card.tsx';
import { formatPeriod } from './format-trend.ts';
import { NumberTable } from './number-table.tsx';
import { PointButton } from './point-button.tsx';
import { t } from './trends.messages.ts';
import type { ChartPoint } from './use-trends-url-state.ts';

const SentimentChart = lazy(async () => ({ default: (await import('./sentiment-chart.tsx')).SentimentChart }));

export function SentimentCard({ trends, onOpen }: { trends: Trends; onOpen: (point: ChartPoint) => void }) {
  const { sentiment, bucket } = trends;
  const columns = [t('time'), t('sentiment'), t('conversations')];
  const percentCells = sentiment.map(({ average }) => (average === null ? '–' : Math.round(average * 100)));
  function openPeriod(index: number) {
    const period = sentiment[index];
    if (period === undefined || period.conversations === 0) return;
    onOpen({ name: formatPeriod(period, bucket), start: period.start, end: period.end });
  }
  return (
    <ChartCard
      title={t('sentimentTitle')}
      text={t('sentimentText')}
      isSvgChart
      table={{
        columns,
        rows: sentiment.map((point, index) => [
          formatPeriod(point, bucket),
          percentCells[index] ?? '–',
          point.conversations,
        ]),
      }}
      renderTable={() => (
        <NumberTable
          caption={t('sentimentTitle')}
          columns={columns}
          rows={sentiment.map((point, index) => {
            const name = formatPeriod(point, bucket);
            const countButton = (
              <PointButton count={point.conversations} name={name} onOpen={() => openPeriod(index)} />
            );
            return { key: point.start, cells: [name, percentCells[index], countButton] };
          })}
        />
      )}
    >
      <Suspense fallback={<Skeleton className="h-56" />}>
        <SentimentChart
          trends={trends}
          label={`${t('sentimentTitle')} ${formatSentimentRange(trends)}`}
          onOpen={openPeriod}
        />
      </Suspense>
    </ChartCard>
  );
}

/** The lowest and the highest sentiment as a sentence; empty if no period has a sentiment. */
function formatSentimentRange({ sentiment, bucket }: Trends): string {
  const sorted = sentiment
    .flatMap(({ average, ...period }) =>
      average === null ? [] : [{ name: formatPeriod(period, bucket), percent: Math.round(average * 100) }],
    )
    .toSorted((a, b) => a.percent - b.percent);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return '';
  return t('sentimentRange', { lowName: low.name, low: low.percent, highName: high.name, high: high.percent });
}
