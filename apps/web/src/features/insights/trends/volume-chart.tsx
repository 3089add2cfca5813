import type { Trends } from '@app/contract/trends';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { axisStyle, tooltipStyle } from '#ui/chart-style.ts';
import { Picture } from '#ui/picture.tsx';
import { foldPauses } from '../fold-pauses.ts';
import { formatPeriod, formatAxisLabel } from './format-trend.ts';
import { labelPeriods, marginsFor, pauseLines } from './pause-lines.tsx';
import { t } from './trends.messages.ts';
import type { VolumePart } from './volume-parts.ts';

export interface VolumeChartProps {
  trends: Trends;
  parts: readonly VolumePart[];
  /** A sentence that describes the chart. */
  label: string;
  onOpen: (periodIndex: number, part: VolumePart) => void;
}

/** With more bars than this, bars on a phone are so narrow that an outline would hide them. */
const MAX_OUTLINED = 40;

/** Conversations by period as stacked bars. The table is the keyboard alternative. */
export function VolumeChart({ trends: { volume, bucket }, parts, label, onOpen }: VolumeChartProps) {
  const entries = foldPauses(volume, ({ conversations }) => bucket === 'month' && conversations === 0);
  const formatLabel = (start: string) => formatAxisLabel(start, bucket);
  const rows = entries.map(({ item, index, skipped }) => ({
    name: skipped === 0 ? formatPeriod(item, bucket) : t('noConversations'),
    start: item.start,
    ...Object.fromEntries(parts.map(({ key, counts }) => [key, counts[index] ?? 0])),
  }));
  const isOutlined = rows.length <= MAX_OUTLINED;
  return (
    <Picture name={label} className="h-44 w-full">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={rows}
          margin={marginsFor(entries)}
          accessibilityLayer={false}
          barCategoryGap={isOutlined ? '18%' : '8%'}
        >
          <XAxis
            {...axisStyle}
            dataKey="start"
            interval="equidistantPreserveStart"
            minTickGap={32}
            tickFormatter={labelPeriods(entries, formatLabel)}
          />
          <YAxis {...axisStyle} axisLine={false} width={36} allowDecimals={false} />
          <Tooltip
            {...tooltipStyle}
            cursor={{ fill: 'var(--hover)' }}
            labelFormatter={(_, payload) => String(payload[0]?.payload?.name ?? '')}
            filterNull
          />
          {pauseLines(entries, formatLabel)}
          {parts.map((part) => (
            <Bar
              key={part.key}
              dataKey={part.key}
              name={`${part.emoji} ${part.name}`.trim()}
              stackId="all"
              fill={part.color}
              stroke="var(--panel)"
              strokeWidth={isOutlined ? 1 : 0}
              isAnimationActive={false}
              className="cursor-pointer"
              onClick={(_, place) => onOpen(entries[place]?.index ?? 0, part)}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </Picture>
  );
}
