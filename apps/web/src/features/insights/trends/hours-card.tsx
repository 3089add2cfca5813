import type { HourOfWeek, Trends } from '@app/contract/trends';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ChartCard } from './chart-card.tsx';
import { formatHour, formatWeekday } from './format-trend.ts';
import { NumberTable } from './number-table.tsx';
import { PointButton } from './point-button.tsx';
import { t } from './trends.messages.ts';
import type { ChartPoint } from './use-trends-url-state.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const arrowKeySteps: Readonly<Record<string, readonly [weekday: number, hour: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

type WeekHour = Pick<HourOfWeek, 'weekday' | 'hour'>;

export function HoursCard({ trends: { hours }, onOpen }: { trends: Trends; onOpen: (point: ChartPoint) => void }) {
  const nameOf = ({ weekday, hour }: WeekHour) => `${formatWeekday(weekday)}, ${formatHour(hour)}`;
  const open = ({ weekday, hour }: WeekHour) => onOpen({ name: nameOf({ weekday, hour }), weekday, hour });
  const columns = [t('weekday'), t('hour'), t('messages'), t('questions')];
  return (
    <ChartCard
      title={t('hoursTitle')}
      text={t('hoursText')}
      className="lg:col-span-2"
      table={{
        columns,
        rows: hours.map(({ weekday, hour, messages, questions }) => [
          formatWeekday(weekday),
          formatHour(hour),
          messages,
          questions,
        ]),
      }}
      renderTable={() => (
        <NumberTable
          caption={t('hoursTitle')}
          columns={columns}
          rows={hours.map((weekHour) => ({
            key: `${weekHour.weekday}-${weekHour.hour}`,
            cells: [
              formatWeekday(weekHour.weekday),
              formatHour(weekHour.hour),
              <PointButton
                key="messages"
                count={weekHour.messages}
                unit="messages"
                name={nameOf(weekHour)}
                onOpen={() => open(weekHour)}
              />,
              weekHour.questions,
            ],
          }))}
        />
      )}
    >
      <HeatMap hours={hours} onOpen={open} />
    </ChartCard>
  );
}

interface HeatMapProps {
  hours: readonly HourOfWeek[];
  onOpen: (weekHour: WeekHour) => void;
}

/** A grid of buttons, one per hour. It is one tab stop; the arrow keys move the focus between the hours. */
function HeatMap({ hours, onOpen }: HeatMapProps) {
  const counts = new Map(hours.map(({ weekday, hour, messages }) => [`${weekday}-${hour}`, messages]));
  const maxCount = Math.max(1, ...counts.values());
  // The focus starts at the busiest hour.
  const busiest = hours.find(({ messages }) => messages === maxCount) ?? { weekday: 1, hour: 9 };
  const [focused, setFocused] = useState<WeekHour>({ weekday: busiest.weekday, hour: busiest.hour });
  const grid = useRef<HTMLTableElement>(null);
  function moveFocus(event: KeyboardEvent) {
    const [down = 0, right = 0] = arrowKeySteps[event.key] ?? [];
    if (down === 0 && right === 0) return;
    event.preventDefault();
    const next = {
      weekday: Math.min(7, Math.max(1, focused.weekday + down)),
      hour: Math.min(23, Math.max(0, focused.hour + right)),
    };
    setFocused(next);
    grid.current?.querySelector<HTMLElement>(`[data-week-hour="${next.weekday}-${next.hour}"]`)?.focus();
  }
  return (
    // Relative: visually hidden text is positioned absolutely, and must not widen the page.
    <div className="relative -mx-1 overflow-x-auto px-1 pb-1">
      <table
        ref={grid}
        className="w-full table-fixed border-separate border-spacing-px sm:min-w-160 sm:border-spacing-0.5"
      >
        <caption className="sr-only">{t('hoursTitle')}</caption>
        <thead>
          <tr className="text-small text-muted">
            <th scope="col" className="w-8 sm:w-10">
              <span className="sr-only">{t('weekday')}</span>
            </th>
            {HOURS.map((hour) => (
              <th key={hour} scope="col" className="overflow-visible text-left font-normal whitespace-nowrap">
                {hour % 6 === 0 ? formatHour(hour) : <span className="sr-only">{formatHour(hour)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((weekday) => (
            <tr key={weekday}>
              <th scope="row" className="text-left text-small font-normal text-muted">
                {formatWeekday(weekday, 'short')}
              </th>
              {HOURS.map((hour) => {
                const count = counts.get(`${weekday}-${hour}`) ?? 0;
                return (
                  <td key={hour} className="p-0">
                    <button
                      type="button"
                      data-week-hour={`${weekday}-${hour}`}
                      tabIndex={focused.weekday === weekday && focused.hour === hour ? 0 : -1}
                      aria-disabled={count === 0}
                      aria-label={t('hourCell', { day: formatWeekday(weekday), hour: formatHour(hour), count })}
                      title={t('hourCell', { day: formatWeekday(weekday), hour: formatHour(hour), count })}
                      onKeyDown={moveFocus}
                      onFocus={() => setFocused({ weekday, hour })}
                      onClick={() => count > 0 && onOpen({ weekday, hour })}
                      className="block h-6 w-full rounded-[2px] border border-line sm:rounded-[4px]"
                      style={{ backgroundColor: shade(count / maxCount) }}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The colour of a share from 0 to 1; the smallest share above 0 still differs from the background. */
function shade(share: number): string {
  if (share === 0) return 'var(--sunken)';
  return `color-mix(in oklab, var(--accent) ${Math.round(18 + 82 * share)}%, var(--panel))`;
}
