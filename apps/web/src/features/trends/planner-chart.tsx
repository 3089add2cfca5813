import type { Trends } from '@app/contract/trends';
import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { axisLook, margins, tooltipLook } from '#ui/chart-look.ts';
import { sayPeriod, sayStart } from './trend-words.ts';
import { t } from './trends.messages.ts';

export function PlannerChart({ trends: { planner, bucket } }: { trends: Trends }) {
  const rows = planner.map((point) => ({
    name: sayPeriod(point, bucket),
    start: point.start,
    hours: Math.round(point.minutes / 6) / 10,
    done: point.tasksDone,
  }));
  return (
    <div aria-hidden className="h-56 w-full">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={rows} margin={margins} accessibilityLayer={false}>
          <XAxis
            {...axisLook}
            dataKey="start"
            interval="equidistantPreserveStart"
            minTickGap={32}
            tickFormatter={(start: string) => sayStart(start, bucket)}
          />
          <YAxis {...axisLook} axisLine={false} width={36} />
          <Tooltip
            {...tooltipLook}
            cursor={{ fill: 'var(--hover)' }}
            labelFormatter={(_, payload) => String(payload[0]?.payload?.name ?? '')}
          />
          <Bar dataKey="hours" name={t('hoursPlanned')} fill="var(--category-1)" isAnimationActive={false} />
          <Bar dataKey="done" name={t('tasksDone')} fill="var(--category-6)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
