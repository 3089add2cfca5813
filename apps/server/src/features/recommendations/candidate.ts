import type { Recommendation, RecommendationRule } from '@app/contract/recommendations';
import type { StoredAction, StoredSource } from './recommendations.repository.ts';

/** What a rule found. */
export interface Candidate {
  rule: RecommendationRule;
  /** What it says, whatever its words: equal ones are the same claim. */
  key: string;
  title: string;
  description: string;
  why: string;
  priority: Recommendation['priority'];
  actionType: Recommendation['actionType'];
  categoryId: string | null;
  sources: StoredSource[];
  action: StoredAction | null;
  /** After it the claim is of the past. */
  until?: Date | null;
  /** Among equals of priority the later comes first. */
  at: Date;
}

/** Two sources or one explicit quote: less is no ground for a claim. */
export function isGrounded(sources: readonly Pick<StoredSource, 'quote'>[]): boolean {
  return sources.length >= 2 || sources.some(({ quote }) => typeof quote === 'string' && quote !== '');
}
