import type { RecommendationSource } from '@app/contract/recommendations';
import { calendarDay } from '#lib/dates.ts';

/** Where a source of a recommendation is shown. */
export function sourcePath({ kind, id, messageId, at }: RecommendationSource, timeZone: string): string {
  switch (kind) {
    case 'conversation':
      return `/conversation-chat/${id}${messageId === null ? '' : `?message=${messageId}`}`;
    case 'goal':
      return `/goals/${id}`;
    case 'event':
      return `/schedule?date=${calendarDay(at, timeZone)}&event=${encodeURIComponent(id)}`;
    case 'task':
      return '/schedule';
  }
}
