import type { Recommendation } from '@app/contract/recommendations';
import { Bookmark, Check, X } from 'lucide-react';
import { useState } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { categoryTint } from '#ui/category-tint.ts';
import { cx } from '#ui/cx.ts';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { ActionButton } from './action-button.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { RecommendationQuote } from './recommendation-quote.tsx';
import { RecommendationSources } from './recommendation-sources.tsx';
import { t } from './recommendations.messages.ts';
import type { RecommendationActions } from './use-recommendation-actions.ts';

export interface RecommendationCardProps {
  recommendation: Recommendation;
  /** Whether the button of the recommendation's action is the primary button of the screen. */
  hasPrimaryButton: boolean;
  actions: RecommendationActions;
}

const tones: Record<Recommendation['priority'], BadgeTone> = { high: 'danger', medium: 'warning', low: 'neutral' };

/** What to do, why, and one main button. A completed recommendation is green, struck through and without buttons. */
export function RecommendationCard({ recommendation, hasPrimaryButton, actions }: RecommendationCardProps) {
  const [isFormOpen, setFormOpen] = useState(false);
  const { title, description, why, sources, action, isCompleted, isBookmarked } = recommendation;
  return (
    <li
      className={cx(
        'rounded-card border p-4 sm:p-5',
        isCompleted ? 'border-transparent bg-success-soft' : 'border-line bg-panel',
      )}
    >
      <div className="flex items-start gap-3">
        <h3
          className={cx(
            'min-w-0 flex-1 text-body font-semibold text-pretty wrap-anywhere',
            isCompleted && 'text-success-text line-through',
          )}
        >
          {title}
        </h3>
        {!isCompleted && (
          <PlainIconButton
            size="small"
            label={isBookmarked ? t('unbookmark', { title }) : t('bookmark', { title })}
            aria-pressed={isBookmarked}
            icon={<Bookmark aria-hidden className={cx(isBookmarked && 'fill-accent text-accent-text')} />}
            onClick={() => actions.toggleBookmark(recommendation)}
          />
        )}
      </div>
      <Labels recommendation={recommendation} />
      {!isCompleted && (
        <>
          <p className="mt-2.5 text-ui text-pretty wrap-anywhere">
            {description} {why !== '' && <span className="block text-balance text-muted">{why}</span>}
          </p>
          <RecommendationQuote recommendation={recommendation} />
          <div className="mt-3 flex flex-wrap items-end justify-end gap-x-4 gap-y-3">
            <RecommendationSources sources={sources} />
            <div className="flex flex-wrap items-center gap-1.5 max-lg:w-full lg:-mr-2.5">
              <ActionButton
                recommendation={recommendation}
                isFilled={hasPrimaryButton}
                onAction={() => setFormOpen(true)}
              />
              <Button
                size="small"
                className="max-sm:[&_svg]:hidden"
                variant="ghost"
                aria-label={t('completeNamed', { title })}
                onClick={() => actions.complete(recommendation)}
              >
                <Check aria-hidden />
                {t('complete')}
              </Button>
              <Button
                size="small"
                className="max-sm:[&_svg]:hidden"
                variant="ghost"
                aria-label={t('dismissNamed', { title })}
                onClick={() => actions.dismiss(recommendation)}
              >
                <X aria-hidden />
                {t('dismiss')}
              </Button>
            </div>
          </div>
        </>
      )}
      {isFormOpen && action !== null && action.kind !== 'day' && (
        <ActionDialog recommendation={recommendation} action={action} onClose={() => setFormOpen(false)} />
      )}
    </li>
  );
}

function Labels({ recommendation: { priority, actionType, category } }: { recommendation: Recommendation }) {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
      <Badge tone={tones[priority]}>{t(`badge.${priority}`)}</Badge>
      <span>{t(`type.${actionType}`)}</span>
      {category !== null && (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="size-1.75 rounded-full" style={categoryTint(category.color).strong} />
          {category.name}
        </span>
      )}
    </p>
  );
}
