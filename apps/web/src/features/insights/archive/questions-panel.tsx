import type { ArchiveQuestion } from '@app/contract/archive';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { categoryStyle, formatDay } from '../trends/format-trend.ts';
import { t } from './archive.messages.ts';
import { Panel, rowClass } from './panel.tsx';
import type { ArchivePartProps } from './archive-part.ts';

const MAX_QUESTIONS = 6;
const columns = 'md:grid-cols-[minmax(0,1fr)_10.5rem_2.5rem] md:gap-5';

/** Questions that were asked repeatedly, with a dot for each time. */
export function QuestionsPanel({ archive, categories, onOpen }: ArchivePartProps) {
  const { questions, firstDay, lastDay } = archive;
  if (firstDay === null || lastDay === null) return null;
  const years = [firstDay.slice(0, 4), lastDay.slice(0, 4)];
  return (
    <Panel title={t('questions')} text={t('questionsText')}>
      <ul>
        {questions.slice(0, MAX_QUESTIONS).map((question) => {
          const { key, text, times, categoryId, days } = question;
          return (
            <li key={key}>
              <button
                type="button"
                onClick={() => onOpen({ name: text, question: key })}
                className={`${rowClass} relative grid h-16 w-[calc(100%+1rem)] grid-cols-[minmax(0,1fr)_2.5rem] content-center items-center gap-x-3 gap-y-1.5 md:h-12 ${columns}`}
              >
                <VisuallyHidden>
                  {t('questionLabel', {
                    text: /[.?!…]$/.test(text) ? text : `${text}.`,
                    count: times,
                    from: formatDay(days[0] ?? firstDay),
                    to: formatDay(days.at(-1) ?? lastDay),
                  })}
                </VisuallyHidden>
                <span aria-hidden className="truncate text-ui" title={text}>
                  {text}
                </span>
                <span aria-hidden className="tabular text-right text-list font-[550] md:order-last">
                  {t('times', { count: times })}
                </span>
                <Dots days={days} span={{ firstDay, lastDay }} color={categoryStyle(categoryId, categories).color} />
              </button>
            </li>
          );
        })}
      </ul>
      <div aria-hidden className={`mt-1 text-[12px] text-muted md:grid ${columns}`}>
        <span className="tabular flex justify-between md:col-start-2">
          {years[0] === years[1] ? <span>{years[0]}</span> : years.map((year) => <span key={year}>{year}</span>)}
        </span>
      </div>
    </Panel>
  );
}

interface DotsProps extends Pick<ArchiveQuestion, 'days'> {
  span: { firstDay: string; lastDay: string };
  color: string;
}

/** A dot for each time the question was asked. Dots of the same day get different keys. */
function Dots({ days, span, color }: DotsProps) {
  const [start, end] = [Date.parse(span.firstDay), Date.parse(span.lastDay)];
  return (
    <span
      aria-hidden
      className="relative col-span-2 mx-1 block h-2.5 before:absolute before:inset-x-0 before:top-1/2 before:border-t before:border-line md:col-span-1"
    >
      {days.map((day, index) => (
        <span
          key={`${day}-${days.slice(0, index).filter((other) => other === day).length}`}
          className="absolute top-px -ml-1 size-2 rounded-full opacity-75"
          style={{
            left: `${end === start ? 50 : ((Date.parse(day) - start) / (end - start)) * 100}%`,
            backgroundColor: color,
          }}
        />
      ))}
    </span>
  );
}
