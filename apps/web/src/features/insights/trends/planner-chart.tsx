import type { Trends } from '@app/contract/trends';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { axisStyle, chartMargins, tooltipStyle } from '#ui/chart-style.ts';
import { Picture } from '#ui/picture.tsx';
import { formatPeriod, formatAxisLabel } from './format-trend.ts';
import { plannerBars, toPlannedHours } from './planner-bars.ts';

export function PlannerChart({ trends: { planner, bucket }, label }: { trends: Trends; label: string }) {
  const rows = planner.map((point) => ({
    name: formatPeriod(point, bucket),
    start: point.start,
    hours: toPlannedHours(point.minutes),
    done: point.tasksDone,
  }));
  return (
    <Picture name={label}>
      <ResponsiveContainer width="100%" height={224}>
        <BarChart data={rows} margin={chartMargins} accessibilityLayer={false}>
          <XAxis
            {...axisStyle}
            dataKey="start"
            interval="equidistantPreserveStart"
            minTickGap={32}
            tickFormatter={(start: string) => formatAxisLabel(start, bucket)}
          />
          <YAxis {...axisStyle} axisLine={false} width={36} />
          <Tooltip
            {...tooltipStyle}
            cursor={{ fill: 'var(--hover)' }}
            labelFormatter={(_, payload) => String(payload[0]?.payload?.name ?? '')}
          />
          {plannerBars.map(({ key, name, color }) => (
            <Bar key={key} dataKey={key} name={name} fill={color} isAnimationActive={false} />
          ))}
        </BarChart>
      </ResponsiveContainer>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 px-2 text-small">
        {plannerBars.map(({ key, name, color }) => (
          <span key={key} className="flex items-center gap-2">
            <span className="size-2.5 rounded-[3px]" style={{ backgroundColor: color }} />
            {name}
          </span>
        ))}
      </p>
    </Picture>
  );
}
