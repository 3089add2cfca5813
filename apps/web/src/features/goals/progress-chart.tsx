import type { GoalDetail } from '@app/contract/goals';
import { Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDate, formatTime } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { axisStyle, tooltipStyle } from '#ui/chart-style.ts';
import { formatValue, unitOf } from './format-goal.ts';
import { t } from './goals.messages.ts';

interface Point {
  /** In milliseconds since 1970. */
  at: number;
  value?: number;
  /** The value at a steady pace to the target. */
  steady?: number;
}

const DAY_MS = 86_400_000;
/** 'Nov 21' */
const formatShortDate = (at: number, timeZone: string): string => formatDate(at, timeZone).replace(/, \d{4}$/, '');

/** The value after each entry, and the steady pace to the target. ProgressLog lists the same values as text. */
export function ProgressChart({ goal, target }: { goal: GoalDetail; target: number }) {
  const { timeZone } = useViewer();
  const points = pointsOf(goal, target);
  const first = points[0]?.at ?? 0;
  const isOneDay = (points.at(-1)?.at ?? first) - first < DAY_MS;
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
              dataKey="at"
              type="number"
              scale="time"
              domain={['dataMin', 'dataMax']}
              minTickGap={48}
              tickFormatter={
                isOneDay ? (at: number) => formatTime(at, timeZone) : (at: number) => formatShortDate(at, timeZone)
              }
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
              labelFormatter={(at) => formatDate(Number(at), timeZone)}
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
              type="stepAfter"
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

function pointsOf({ log, startValue, createdAt, targetDate }: GoalDetail, target: number): Point[] {
  const begin = Date.parse(createdAt);
  const points: Point[] = [
    { at: begin, value: startValue },
    ...log.toReversed().map((entry) => ({ at: Date.parse(entry.createdAt), value: entry.value })),
  ];
  if (targetDate === null) return points;
  const due = Date.parse(targetDate);
  if (due <= begin) return points;
  const last = points.at(-1)?.at ?? begin;
  // The steady pace is drawn until today, or until the target date if that is earlier.
  const end = Math.min(due, Math.max(last, Date.now()));
  const steadyAt = (at: number) => startValue + ((target - startValue) * (at - begin)) / (due - begin);
  return [
    ...points.map((point) => ({ ...point, ...(point.at <= due && { steady: steadyAt(point.at) }) })),
    { at: end, steady: steadyAt(end) },
  ].toSorted((a, b) => a.at - b.at);
}
