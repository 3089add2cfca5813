import type { Archive } from '@app/contract/archive';
import { formatHour, formatWeekday } from '../trends/format-trend.ts';
import { t } from './archive.messages.ts';
import { Panel } from './panel.tsx';

type Hours = Archive['hours'];

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** With fewer questions in total, or fewer in the busiest hour, the busiest hour may be chance. */
const MIN_QUESTIONS = 30;
const MIN_IN_BUSIEST_HOUR = 3;

/** The hour of the week with the most questions; undefined with too few questions, or if another hour has as many. */
export function busiestHour(hours: Hours): Hours[number] | undefined {
  const [busiest, second] = hours.toSorted((a, b) => b.questions - a.questions);
  const total = hours.reduce((sum, { questions }) => sum + questions, 0);
  if (busiest === undefined || total < MIN_QUESTIONS || busiest.questions < MIN_IN_BUSIEST_HOUR) return undefined;
  return busiest.questions === second?.questions ? undefined : busiest;
}

/** When questions are asked, by weekday and hour. */
export function HoursPanel({ hours, busiest }: { hours: Hours; busiest: Hours[number] }) {
  const counts = new Map(hours.map(({ weekday, hour, questions }) => [`${weekday}-${hour}`, questions]));
  const names = { weekday: formatWeekday(busiest.weekday), hour: formatHour(busiest.hour) };
  return (
    <Panel title={t('busiestHour', names)} text={t('busiestHourText')}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with elements, not loaded from a file */}
      <div role="img" aria-label={t('hoursPicture', { ...names, weekday: `${names.weekday}s` })}>
        <div
          aria-hidden
          className="grid grid-cols-[1.875rem_repeat(24,minmax(0,1fr))] gap-[1.5px] md:grid-cols-[2.25rem_repeat(24,minmax(0,1fr))] md:gap-0.75"
        >
          {WEEKDAYS.map((weekday) => (
            <div key={weekday} className="contents">
              <span className="text-[12px] leading-5 text-muted md:leading-5.5">{formatWeekday(weekday, 'short')}</span>
              {HOURS.map((hour) => (
                <span
                  key={hour}
                  title={`${formatWeekday(weekday)}, ${formatHour(hour)}: ${counts.get(`${weekday}-${hour}`) ?? 0}`}
                  className="h-5 rounded-[2px] md:h-5.5 md:rounded-[4px]"
                  style={{ backgroundColor: shade((counts.get(`${weekday}-${hour}`) ?? 0) / busiest.questions) }}
                />
              ))}
            </div>
          ))}
        </div>
        <div
          aria-hidden
          className="mt-1.5 grid grid-cols-[1.875rem_repeat(4,1fr)] text-[12px] text-muted md:grid-cols-[2.25rem_repeat(4,1fr)]"
        >
          {[0, 6, 12, 18].map((hour) => (
            <span key={hour} className="first:col-start-2">
              {formatHour(hour)}
            </span>
          ))}
        </div>
      </div>
    </Panel>
  );
}

/** The colour of a share from 0 to 1; the smallest share above 0 still differs from the background. */
const shade = (share: number): string =>
  share === 0 ? 'var(--sunken)' : `color-mix(in oklab, var(--accent) ${Math.round(14 + 86 * share)}%, var(--sunken))`;
