import { getArchive } from '@app/contract/archive';
import { useQuery } from '@tanstack/react-query';
import { listCategories } from '@app/contract/categories';
import { listConversations } from '@app/contract/conversations';
import { listImports } from '@app/contract/imports';
import { getLearning } from '@app/contract/learning';
import { getLatestDecision } from '@app/contract/reports';
import { listTasks } from '@app/contract/tasks';
import { getSuggestionSummary } from '@app/contract/suggestions';
import { endpointQuery } from '#lib/query-client.ts';
import type { StarterSources } from './starters.ts';

/**
 * The data from which the starters are chosen; undefined while loading. Data that fails to load is left out, except the
 * categories: only they show whether an account is empty, so without them the result is null.
 */
export function useStarterSources(): (StarterSources & { suggestionCount: number }) | null | undefined {
  const categories = useQuery(endpointQuery(listCategories, { isRevalidated: true }));
  const tasks = useQuery(endpointQuery(listTasks, { query: { done: 'false' } }));
  const imports = useQuery(endpointQuery(listImports));
  const learning = useQuery(endpointQuery(getLearning));
  const conversations = useQuery(endpointQuery(listConversations, { query: { limit: 12, pinned: false } }));
  const decision = useQuery(endpointQuery(getLatestDecision));
  const archive = useQuery(endpointQuery(getArchive, { isRevalidated: true }));
  const suggestions = useQuery(endpointQuery(getSuggestionSummary, { isRevalidated: true }));
  const queries = [categories, tasks, imports, learning, conversations, decision, archive, suggestions];
  if (queries.some(({ isPending }) => isPending)) return undefined;
  if (categories.data === undefined) return null;
  return {
    categories: categories.data,
    tasks: tasks.data ?? [],
    imports: imports.data ?? [],
    cards: learning.data?.due ?? [],
    conversations: conversations.data ?? [],
    decision: decision.data?.decision ?? null,
    archive: archive.data ?? { series: [], topics: [], questions: [] },
    suggestionCount: suggestions.data?.count ?? 0,
  };
}
