import type { ApprovedSuggestion, PendingSuggestion, Suggestion } from '@app/contract/suggestions';
import type { PendingRow, SuggestionRow } from './suggestions.repository.ts';

export function toSuggestion(row: SuggestionRow): Suggestion {
  const details = row.schedulingDetails;
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    description: row.description,
    conversationId: row.conversationId,
    messageId: row.messageId,
    ...(row.proposedBy !== null && { proposedBy: row.proposedBy }),
    ...(details && {
      schedulingDetails: {
        datetime: details.datetime,
        duration: details.duration,
        recurring: details.recurring,
        ...(details.isAllDay && { isAllDay: true }),
        ...(details.isTimeAssumed === true && { isTimeAssumed: true }),
      },
    }),
  };
}

export function toApprovedSuggestion(row: SuggestionRow): ApprovedSuggestion {
  return { ...toSuggestion(row), eventId: row.type === 'schedule' ? row.resultId : null };
}

export function toPendingSuggestion(row: PendingRow): PendingSuggestion {
  return {
    ...toSuggestion(row),
    conversationTitle: row.conversationTitle,
    saidAt: (row.saidAt ?? row.createdAt).toISOString(),
    importId: row.importId,
    createdAt: row.createdAt.toISOString(),
  };
}
