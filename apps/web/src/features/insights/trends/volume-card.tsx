import type { Category } from '@app/contract/categories';
import type { Trends } from '@app/contract/trends';
import { lazy, Suspense, useState } from 'react';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChartCard } from './chart-card.tsx';
import { formatPeriod } from './format-trend.ts';
import { NumberTable } from './number-table.tsx';
import { PointButton } from './point-button.tsx';
import { t } from './trends.messages.ts';
import type { ChartPoint } from './use-trends-url-state.ts';
import { type VolumePart, splitVolume, type VolumeKind } from './volume-parts.ts';

const VolumeChart = lazy(async () => ({ default: (await import('./volume-chart.tsx')).VolumeChart }));

export interface VolumeCardProps {
  trends: Trends;
  categories: readonly Category[];
  onOpen: (point: ChartPoint) => void;
}

export function VolumeCard({ trends, categories, onOpen }: VolumeCardProps) {
  const [kind, setKind] = useState<VolumeKind>('category');
  const { volume, bucket } = trends;
  const parts = splitVolume(volume, kind, categories);
  const toFilter = (part: VolumePart) => (part.isRest ? {} : { [kind]: part.key });
  function openPeriod(periodIndex: number, part?: VolumePart) {
    const period = volume[periodIndex];
    if (period === undefined) return;
    const name = formatPeriod(period, bucket);
    const partFields = part === undefined || part.isRest ? {} : { ...toFilter(part), name: `${part.name}, ${name}` };
    onOpen({ name, start: period.start, end: period.end, ...partFields });
  }
  const columns = [t('time'), t('conversations'), ...parts.map(({ name }) => name)];
  const rows = volume.map((point, index) => [
    formatPeriod(point, bucket),
    point.conversations,
    ...parts.map(({ counts }) => counts[index] ?? 0),
  ]);
  return (
    <ChartCard
      title={t('volumeTitle')}
      isSvgChart={parts.length > 0}
      legend={parts}
      className="lg:col-span-2"
      table={{ columns, rows }}
      renderTable={() => (
        <NumberTable
          caption={t('volumeTitle')}
          columns={columns}
          rows={volume.map((point, index) => {
            const name = formatPeriod(point, bucket);
            const totalButton = (
              <PointButton count={point.conversations} name={name} onOpen={() => openPeriod(index)} />
            );
            const partButtons = parts.map((part) => (
              <PointButton
                key={part.key}
                count={part.counts[index] ?? 0}
                name={`${part.name}, ${name}`}
                onOpen={() => openPeriod(index, part)}
              />
            ));
            return { key: point.start, cells: [name, totalButton, ...partButtons] };
          })}
        />
      )}
      actions={
        <Select
          aria-label={t('volumeTitle')}
          className="[&_select]:h-7 [&_select]:text-list pointer-coarse:[&_select]:h-11"
          value={kind}
          onChange={(event) => setKind(event.target.value as VolumeKind)}
        >
          <option value="category">{t('volumeByCategory')}</option>
          <option value="source">{t('volumeBySource')}</option>
        </Select>
      }
    >
      {parts.length === 0 ? (
        <p className="py-12 text-center text-ui text-muted">{t('nothingInRange')}</p>
      ) : (
        <>
          <Suspense fallback={<Skeleton className="h-44" />}>
            <VolumeChart
              trends={trends}
              parts={parts}
              label={`${t('volumeTitle')} ${formatVolume(trends)}`}
              onOpen={openPeriod}
            />
          </Suspense>
          <PartList parts={parts} onOpen={(part) => onOpen({ name: part.name, ...toFilter(part) })} />
        </>
      )}
    </ChartCard>
  );
}

/** The total and the period with the most conversations as a sentence. */
function formatVolume({ volume, bucket, totals }: Trends): string {
  const maxCount = Math.max(...volume.map(({ conversations }) => conversations));
  const fullest = volume.find(({ conversations }) => conversations === maxCount);
  const name = fullest === undefined ? '' : formatPeriod(fullest, bucket);
  return t('volumeSummary', { total: totals.conversations, name, max: maxCount });
}

/** The legend: each part with its colour and count; a click lists the conversations of the part. */
function PartList({ parts, onOpen }: { parts: readonly VolumePart[]; onOpen: (part: VolumePart) => void }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-1 gap-y-1 pointer-coarse:gap-y-0">
      {parts.map((part) => (
        <li key={part.key}>
          <button
            type="button"
            disabled={part.isRest}
            onClick={() => onOpen(part)}
            className="inline-flex min-h-7 items-center gap-1.5 rounded-full px-2 text-small enabled:hover:bg-hover pointer-coarse:min-h-11"
          >
            <span aria-hidden className="size-2.5 rounded-[3px]" style={{ backgroundColor: part.color }} />
            {part.emoji !== '' && <span aria-hidden>{part.emoji}</span>}
            <span>{part.name}</span>
            <span className="text-muted tabular-nums">{part.conversations.toLocaleString('en-US')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
