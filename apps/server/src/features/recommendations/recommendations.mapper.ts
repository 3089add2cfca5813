import type { Recommendation } from '@app/contract/recommendations';
import { isGrounded } from './candidate.ts';
import type { ShowSource } from './live-sources.ts';
import type { RecommendationRow } from './recommendations.repository.ts';

/** Undefined when too few of the sources still exist. A recommendation that the user saved needs no sources. */
export function toRecommendation(
  row: RecommendationRow,
  showSource: ShowSource,
  categories: ReadonlyMap<string, { id: string; name: string; color: string }>,
): Recommendation | undefined {
  const sources = row.sources.flatMap((source) => showSource(source) ?? []);
  if (row.rule !== 'saved' && !isGrounded(sources)) return undefined;
  return {
    id: row.id,
    title: row.wording?.title ?? row.title,
    description: row.wording?.description ?? row.description,
    priority: row.priority,
    actionType: row.actionType,
    category: row.categoryId === null ? null : (categories.get(row.categoryId) ?? null),
    rule: row.rule,
    why: row.why,
    sources,
    action: withLiveCategory(row.action, categories),
    isCompleted: row.isCompleted,
    isDismissed: row.isDismissed,
    isBookmarked: row.isBookmarked,
    createdAt: row.createdAt.toISOString(),
  };
}

function withLiveCategory(
  action: RecommendationRow['action'],
  categories: ReadonlyMap<string, unknown>,
): Recommendation['action'] {
  if (action === null || !('categoryId' in action) || action.categoryId === null) return action;
  return categories.has(action.categoryId) ? action : { ...action, categoryId: null };
}
