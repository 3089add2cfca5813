import type { SuggestionType } from '@app/contract/suggestions';
import { errorSentence } from '#lib/api-error.ts';
import { showToast } from '#ui/toast-store.ts';
import { t } from './suggestions.messages.ts';

export function showApproved(type: SuggestionType, title: string): void {
  const [heading, text] =
    type === 'schedule'
      ? ([t('eventScheduled'), t('eventScheduledText', { title })] as const)
      : ([t('recommendationSaved'), t('recommendationSavedText', { title, type })] as const);
  showToast({ title: heading, description: text, tone: 'success' });
}

export function showFailed(error: unknown, fallback: string): void {
  showToast({ title: t('error'), description: errorSentence(error, fallback), tone: 'danger' });
}
