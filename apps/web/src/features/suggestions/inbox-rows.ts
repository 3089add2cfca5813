import type { PendingSuggestion } from '@app/contract/suggestions';

export type InboxRow =
  | { kind: 'conversation'; key: string; first: PendingSuggestion; count: number }
  | { kind: 'suggestion'; key: string; suggestion: PendingSuggestion };

/** A heading for each conversation or program, followed by its suggestions in the order of its messages. */
export function toInboxRows(suggestions: readonly PendingSuggestion[]): InboxRow[] {
  return [...Map.groupBy(suggestions, keyOf).values()].flatMap((group) => {
    // The server sends the newest first. Reversing also restores the order within a message, where the times are equal.
    const inOrder = group.toReversed().toSorted((a, b) => (a.saidAt < b.saidAt ? -1 : a.saidAt > b.saidAt ? 1 : 0));
    const [first] = inOrder;
    if (first === undefined) return [];
    return [
      { kind: 'conversation' as const, key: keyOf(first), first, count: group.length },
      ...inOrder.map((suggestion) => ({ kind: 'suggestion' as const, key: suggestion.id, suggestion })),
    ];
  });
}

/** A key that all suggestions below one heading share. */
function keyOf({ conversationId, proposedBy = '' }: PendingSuggestion): string {
  return conversationId ?? `by ${proposedBy}`;
}
