import type { SuggestionType } from '@app/contract/suggestions';
import { showToast } from '#ui/toast-store.ts';
import { t } from './suggestions.messages.ts';

export function showApprovedToast(type: SuggestionType, title: string): void {
  const [heading, text] =
    type === 'schedule'
      ? ([t('eventScheduled'), t('eventScheduledText', { title })] as const)
      : ([t('itemSaved'), t('itemSavedText', { title, type })] as const);
  showToast({ title: heading, description: text, tone: 'success' });
}
