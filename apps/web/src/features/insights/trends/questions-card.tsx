import type { Trends } from '@app/contract/trends';
import { ChartCard } from './chart-card.tsx';
import { formatDay } from './format-trend.ts';
import { t } from './trends.messages.ts';
import type { ChartPoint } from './use-trends-url-state.ts';

export function QuestionsCard({
  trends: { questions },
  onOpen,
}: {
  trends: Trends;
  onOpen: (point: ChartPoint) => void;
}) {
  return (
    <ChartCard
      title={t('questionsTitle')}
      table={{
        columns: [t('question'), t('times'), t('lastAsked')],
        rows: questions.map(({ label, times, lastAsked }) => [label, times, lastAsked]),
      }}
    >
      <ol>
        {questions.map(({ key, label, times, lastAsked }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onOpen({ name: label, question: key })}
              className="block w-full rounded-control px-2 py-1.5 text-left hover:bg-hover"
            >
              <span className="line-clamp-2 text-ui">{label}</span>
              <span className="block text-small text-muted">
                {t('askedTimes', { count: times, date: formatDay(lastAsked) })}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
