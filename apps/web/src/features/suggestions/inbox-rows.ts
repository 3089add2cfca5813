import type { PendingSuggestion } from '@app/contract/suggestions';

export type InboxRow =
  | { kind: 'conversation'; key: string; first: PendingSuggestion; count: number }
  | { kind: 'suggestion'; key: string; suggestion: PendingSuggestion };

/** A heading per conversation followed by its suggestions, in the order of the conversation. */
export function inboxRows(suggestions: readonly PendingSuggestion[]): InboxRow[] {
  return [...Map.groupBy(suggestions, ({ conversationId }) => conversationId).values()].flatMap((group) => {
    // They arrive latest first; within a message the first is the last to arrive.
    const inOrder = group.toReversed().toSorted((a, b) => (a.saidAt < b.saidAt ? -1 : a.saidAt > b.saidAt ? 1 : 0));
    const [first] = inOrder;
    if (first === undefined) return [];
    return [
      { kind: 'conversation' as const, key: first.conversationId, first, count: group.length },
      ...inOrder.map((suggestion) => ({ kind: 'suggestion' as const, key: suggestion.id, suggestion })),
    ];
  });
}
