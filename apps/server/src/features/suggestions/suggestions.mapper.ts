import type { ApprovedSuggestion, PendingSuggestion, Suggestion } from '@app/contract/suggestions';
import type { PendingRow, ProposedRow } from './suggestions.repository.ts';

export function toSuggestion(row: ProposedRow): Suggestion {
  const details = row.schedulingDetails;
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    description: row.description,
    conversationId: row.conversationId,
    messageId: row.messageId,
    ...(details && {
      schedulingDetails: {
        datetime: details.datetime,
        duration: details.duration,
        recurring: details.recurring,
      },
    }),
  };
}

export function toApprovedSuggestion(row: ProposedRow): ApprovedSuggestion {
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
