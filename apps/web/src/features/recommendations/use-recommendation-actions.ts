import type { Recommendation } from '@app/contract/recommendations';
import { showToast } from '#ui/toast-store.ts';
import { useUpdateRecommendation } from './recommendations.api.ts';
import { t } from './recommendations.messages.ts';

export type RecommendationActions = ReturnType<typeof useRecommendationActions>;

/** Complete, dismiss and bookmark, each with a toast. */
export function useRecommendationActions() {
  const { mutate } = useUpdateRecommendation();
  return {
    complete: ({ id, title }: Recommendation) => {
      mutate({ id, isCompleted: true });
      showToast({
        title: t('done'),
        description: t('doneText', { title }),
        tone: 'success',
        action: { label: t('undo'), onSelect: () => mutate({ id, isCompleted: false }) },
      });
    },
    dismiss: ({ id, title }: Recommendation) => {
      mutate({ id, isDismissed: true });
      showToast({
        title: t('dismissed'),
        description: t('dismissedText', { title }),
        action: { label: t('undo'), onSelect: () => mutate({ id, isDismissed: false }) },
      });
    },
    toggleBookmark: ({ id, isBookmarked }: Recommendation) => mutate({ id, isBookmarked: !isBookmarked }),
  };
}
