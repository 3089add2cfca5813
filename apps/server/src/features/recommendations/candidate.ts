import type { Recommendation, RecommendationRule } from '@app/contract/recommendations';
import type { StoredAction, StoredSource } from './recommendations.repository.ts';

/** A possible recommendation, found by a rule. */
export interface Candidate {
  rule: RecommendationRule;
  /** Identifies what is recommended, independently of the wording. */
  key: string;
  title: string;
  description: string;
  why: string;
  priority: Recommendation['priority'];
  actionType: Recommendation['actionType'];
  categoryId: string | null;
  sources: StoredSource[];
  action: StoredAction | null;
  /** When the recommendation expires. */
  until?: Date | null;
  /** Orders candidates of equal priority, the latest first. */
  at: Date;
}

/** Whether there are enough sources for a recommendation: at least two, or one with a quote. */
export function isGrounded(sources: readonly Pick<StoredSource, 'quote'>[]): boolean {
  return sources.length >= 2 || sources.some(({ quote }) => typeof quote === 'string' && quote !== '');
}
