import type { TopicTrend, Trends } from '@app/contract/trends';
import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react';
import { ChartCard } from './chart-card.tsx';
import { t } from './trends.messages.ts';
import type { ChartPoint } from './use-trends-url-state.ts';

const icons = { rising: TrendingUp, falling: TrendingDown, steady: ArrowRight } as const;
const tones = { rising: 'text-success-text', falling: 'text-warning-text', steady: 'text-muted' } as const;

/** One line per topic: the bar shows its count, the icon its direction. */
export function TopicsCard({ trends, onOpen }: { trends: Trends; onOpen: (point: ChartPoint) => void }) {
  const { topics } = trends;
  const maxCount = Math.max(1, ...topics.map(({ conversations: count }) => count));
  return (
    <ChartCard
      title={t('topicsTitle')}
      text={t('topicsText')}
      table={{
        columns: [t('topic'), t('conversations'), t('earlier'), t('later'), t('direction')],
        rows: topics.map(({ label, conversations, earlier, later, direction }) => [
          label,
          conversations,
          earlier,
          later,
          t(direction),
        ]),
      }}
    >
      <ul>
        {topics.map((topic) => (
          <TopicRow
            key={topic.key}
            topic={topic}
            share={topic.conversations / maxCount}
            onOpen={() => onOpen({ name: topic.label, topic: topic.key })}
          />
        ))}
      </ul>
    </ChartCard>
  );
}

function TopicRow({ topic, share, onOpen }: { topic: TopicTrend; share: number; onOpen: () => void }) {
  const { label, conversations, earlier, later, direction } = topic;
  const Icon = icons[direction];
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-control px-2 py-1.5 text-left text-ui hover:bg-hover"
      >
        <span className="block truncate first-letter:uppercase">{label}</span>{' '}
        <span className={`inline-flex items-center gap-1 text-small ${tones[direction]}`}>
          <Icon aria-hidden className="size-3.5" strokeWidth={2} />
          {t(direction)}
        </span>{' '}
        <span className="min-w-6 text-right font-medium tabular-nums">
          {conversations.toLocaleString('en-US')}
          <span className="sr-only"> {t('topicNumbers', { count: conversations, earlier, later })}</span>
        </span>
        <span aria-hidden className="col-span-3 mt-1 h-1 rounded-full bg-hover">
          <span
            className="block h-full rounded-full bg-accent"
            style={{ inlineSize: `${Math.max(2, Math.round(share * 100))}%` }}
          />
        </span>
      </button>
    </li>
  );
}
