import type { Trends } from '@app/contract/trends';
import { Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { axisStyle, tooltipStyle } from '#ui/chart-style.ts';
import { Picture } from '#ui/picture.tsx';
import { foldPauses } from '../fold-pauses.ts';
import { formatPeriod, formatAxisLabel } from './format-trend.ts';
import { labelPeriods, marginsFor, pauseLines } from './pause-lines.tsx';
import { t } from './trends.messages.ts';

/** With more periods than this, the dots of the line would overlap. */
const MAX_DOTS = 40;

export function SentimentChart({
  trends: { sentiment, bucket },
  label,
  onOpen,
}: {
  trends: Trends;
  /** A sentence that describes the chart. */
  label: string;
  onOpen: (periodIndex: number) => void;
}) {
  const entries = foldPauses(sentiment, ({ average }) => bucket === 'month' && average === null);
  const formatLabel = (start: string) => formatAxisLabel(start, bucket);
  const rows = entries.map(({ item: point, skipped }) => ({
    name: skipped === 0 ? formatPeriod(point, bucket) : t('noConversations'),
    start: point.start,
    percent: point.average === null ? null : Math.round(point.average * 100),
  }));
  return (
    <Picture name={label} className="h-56 w-full">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={rows}
          margin={marginsFor(entries)}
          accessibilityLayer={false}
          onClick={({ activeTooltipIndex }) => {
            if (activeTooltipIndex !== undefined && activeTooltipIndex !== null) {
              onOpen(entries[Number(activeTooltipIndex)]?.index ?? 0);
            }
          }}
        >
          <XAxis
            {...axisStyle}
            dataKey="start"
            interval="equidistantPreserveStart"
            minTickGap={32}
            tickFormatter={labelPeriods(entries, formatLabel)}
          />
          <YAxis {...axisStyle} axisLine={false} width={36} domain={[0, 100]} ticks={[0, 50, 100]} />
          {pauseLines(entries, formatLabel)}
          <ReferenceLine y={50} stroke="var(--text-muted)" strokeDasharray="2 4" />
          <Tooltip
            {...tooltipStyle}
            labelFormatter={(_, payload) => String(payload[0]?.payload?.name ?? '')}
            formatter={(value) => t('sentimentValue', { percent: Number(value) })}
          />
          <Line
            dataKey="percent"
            name={t('sentiment')}
            type="monotone"
            stroke="var(--accent)"
            strokeWidth={2}
            dot={rows.length <= MAX_DOTS && { r: 3, fill: 'var(--accent)', strokeWidth: 0 }}
            connectNulls
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </Picture>
  );
}
