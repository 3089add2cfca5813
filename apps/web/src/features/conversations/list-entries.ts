import type { ConversationSummary } from '@app/contract/conversations';
import type { DateGroup } from './date-groups.ts';

export type ListEntry =
  | { kind: 'heading'; title: string; count: number | undefined }
  | { kind: 'conversation'; conversation: ConversationSummary };

export interface ListEntries {
  entries: readonly ListEntry[];
  /** The indexes of the headings in `entries`, in order. */
  headings: readonly number[];
  /** The conversations' ids in the order of the rows. */
  ids: readonly string[];
  /** The index of each conversation in `entries`, by its id. */
  indexById: ReadonlyMap<string, number>;
}

/** Groups as rows: each heading with its conversations below. The last group has no count while more may follow. */
export function toListEntries(groups: readonly DateGroup[], hasMore: boolean): ListEntries {
  const entries: ListEntry[] = [];
  const headings: number[] = [];
  const indexById = new Map<string, number>();
  for (const [index, { title, conversations }] of groups.entries()) {
    const isWhole = !hasMore || index < groups.length - 1;
    headings.push(entries.length);
    entries.push({ kind: 'heading', title, count: isWhole ? conversations.length : undefined });
    for (const conversation of conversations) {
      indexById.set(conversation.id, entries.length);
      entries.push({ kind: 'conversation', conversation });
    }
  }
  return { entries, headings, ids: [...indexById.keys()], indexById };
}
