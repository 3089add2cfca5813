import { useViewer } from '#lib/viewer.ts';
import { t } from './frame.messages.ts';

/** First and last name, 'User' when there is neither. */
export function useFullName(): string {
  const { firstName, lastName } = useViewer();
  return `${firstName} ${lastName}`.trim() || t('user.fallback');
}
