import type { Recommendation } from '@app/contract/recommendations';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type PriorityChoice, priorityChoices, PriorityFilter } from './priority-filter.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import { t } from './recommendations.messages.ts';
import { useRecommendationActions } from './use-recommendation-actions.ts';

const COMPLETED_SHOWN = 3;

/** Open recommendations, then completed ones, without the dismissed ones. The priority filter is kept in the URL. */
export function RecommendationList({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const [params, setParams] = useSearchParams();
  const priority = priorityChoices.find((choice) => choice === params.get('priority')) ?? 'all';
  const choose = (choice: PriorityChoice) => setParams(choice === 'all' ? {} : { priority: choice }, { replace: true });
  const shown = recommendations.filter((one) => !one.isDismissed && (priority === 'all' || one.priority === priority));
  const open = shown.filter(({ isCompleted }) => !isCompleted);
  const completed = shown.filter(({ isCompleted }) => isCompleted);
  return (
    <>
      <PriorityFilter value={priority} onChange={choose} />
      {shown.length === 0 ? (
        <EmptyState
          icon={<Lightbulb />}
          title={t('empty')}
          description={t(priority === 'all' ? 'emptyText' : 'emptyFilter')}
        />
      ) : (
        <div className="mt-4 flex flex-col gap-8">
          {open.length > 0 && <Cards label={t('open')} recommendations={open} hasPrimaryButton />}
          {completed.length > 0 && <Completed recommendations={completed} />}
        </div>
      )}
    </>
  );
}

function Completed({ recommendations }: { recommendations: readonly Recommendation[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? recommendations : recommendations.slice(0, COMPLETED_SHOWN);
  const hiddenCount = recommendations.length - shown.length;
  return (
    <div>
      <Cards label={t('completed')} recommendations={shown} />
      {hiddenCount > 0 && (
        <Button variant="ghost" size="small" className="mt-3" onClick={() => setShowsAll(true)}>
          {t('showCompleted', { count: hiddenCount })}
        </Button>
      )}
    </div>
  );
}

interface CardsProps {
  label: string;
  recommendations: readonly Recommendation[];
  /** Whether the first card has the primary button of the screen. */
  hasPrimaryButton?: boolean;
}

function Cards({ label, recommendations, hasPrimaryButton = false }: CardsProps) {
  const actions = useRecommendationActions();
  return (
    <section aria-label={label}>
      <h2 className="mb-2 text-small font-medium text-muted">{label}</h2>
      <ul className="flex flex-col gap-3">
        {recommendations.map((recommendation, index) => (
          <RecommendationCard
            key={recommendation.id}
            recommendation={recommendation}
            hasPrimaryButton={hasPrimaryButton && index === 0}
            actions={actions}
          />
        ))}
      </ul>
    </section>
  );
}
