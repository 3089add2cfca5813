import type { GoalDetail } from '@app/contract/goals';
import { Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDate, formatExact, formatTime } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { useViewer } from '#lib/viewer.ts';
import { axisStyle, tooltipStyle } from '#ui/chart-style.ts';
import { formatValue, unitOf } from './format-goal.ts';
import { t } from './goals.messages.ts';
import { progressChartData } from './progress-points.ts';

/** 'Nov 21' */
const formatShortDate = (at: number, timeZone: string): string => formatDate(at, timeZone).replace(/, \d{4}$/, '');

/** The value by day, or by entry if all entries are of one day. ProgressLog lists the same values as text. */
export function ProgressChart({ goal, target }: { goal: GoalDetail; target: number }) {
  const { timeZone } = useViewer();
  const { isOneDay, points } = progressChartData(goal, target, timeZone, useNow());
  const first = points[0]?.at ?? 0;
  const timeAt = (x: number) => points.find((point) => point.x === x)?.at ?? x;
  const formatTick = (x: number) => {
    if (!isOneDay) return formatShortDate(x, timeZone);
    if (x === 0) return t('chart.start');
    const time = formatTime(timeAt(x), timeZone);
    // Entries of the same minute have one label.
    return x > 1 && formatTime(timeAt(x - 1), timeZone) === time ? '' : time;
  };
  const label = t('chart.label', {
    title: goal.title,
    from: formatValue(goal.startValue),
    begin: formatDate(first, timeZone),
    now: formatValue(goal.currentValue),
    target: formatValue(target),
  });
  return (
    <figure className="h-60 w-full">
      <figcaption className="sr-only">{label}</figcaption>
      <div aria-hidden className="size-full">
        <ResponsiveContainer width="100%" height="100%">
          <LineChart data={points} margin={{ top: 16, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <XAxis
              {...axisStyle}
              dataKey="x"
              type="number"
              scale={isOneDay ? 'linear' : 'time'}
              domain={['dataMin', 'dataMax']}
              {...(isOneDay && { ticks: points.map(({ x }) => x) })}
              minTickGap={48}
              tickFormatter={formatTick}
            />
            <YAxis {...axisStyle} axisLine={false} width={44} tickFormatter={formatValue} domain={['auto', 'auto']} />
            <ReferenceLine
              y={target}
              stroke="var(--text-muted)"
              strokeDasharray="2 4"
              label={{
                value: t('chart.target', { target: `${formatValue(target)}${unitOf(goal)}` }),
                position: 'insideTopLeft',
                fill: 'var(--text-muted)',
                fontSize: 12,
              }}
            />
            <Tooltip
              {...tooltipStyle}
              labelFormatter={(x) => (isOneDay ? formatExact : formatDate)(timeAt(Number(x)), timeZone)}
              formatter={(value) => `${formatValue(Math.round(Number(value) * 10) / 10)}${unitOf(goal)}`}
            />
            <Line
              dataKey="steady"
              name={t('chart.steady')}
              stroke="var(--text-muted)"
              strokeDasharray="4 4"
              strokeWidth={1.5}
              dot={false}
              connectNulls
              isAnimationActive={false}
            />
            <Line
              dataKey="value"
              name={t('chart.value')}
              type={isOneDay ? 'linear' : 'stepAfter'}
              stroke="var(--accent)"
              strokeWidth={2}
              dot={{ r: 3, fill: 'var(--accent)', strokeWidth: 0 }}
              connectNulls
              isAnimationActive={false}
            />
          </LineChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}
