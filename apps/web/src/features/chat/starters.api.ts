import { getArchive } from '@app/contract/archive';
import { type QueriesResults, useQueries } from '@tanstack/react-query';
import { listCategories } from '@app/contract/categories';
import { listConversations } from '@app/contract/conversations';
import { listImports } from '@app/contract/imports';
import { getLearning } from '@app/contract/learning';
import { getLatestDecision } from '@app/contract/reports';
import { listTasks } from '@app/contract/tasks';
import { getSuggestionSummary } from '@app/contract/suggestions';
import { endpointQuery } from '#lib/query-client.ts';
import type { StarterSources } from './starters.ts';

type Sources = StarterSources & { suggestionCount: number };

const queries = [
  endpointQuery(listCategories, { isRevalidated: true }),
  endpointQuery(listTasks, { query: { done: 'false' } }),
  endpointQuery(listImports),
  endpointQuery(getLearning),
  endpointQuery(listConversations, { query: { limit: 12, pinned: false } }),
  endpointQuery(getLatestDecision),
  endpointQuery(getArchive, { isRevalidated: true }),
  endpointQuery(getSuggestionSummary, { isRevalidated: true }),
] as const;

/**
 * The data from which the starters are chosen; undefined while loading. Data that fails to load is left out, except the
 * categories: only they show whether an account is empty, so without them the result is null.
 */
export function useStarterSources(): Sources | null | undefined {
  // Combined, so that the starters are rendered once for all answers, not at each.
  return useQueries({ queries, combine: combineSources });
}

type Results = QueriesResults<[...typeof queries]>;

function combineSources(results: Results): Sources | null | undefined {
  if (results.some(({ isPending }) => isPending)) return undefined;
  const [categories, tasks, imports, learning, conversations, decision, archive, suggestions] = results;
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
