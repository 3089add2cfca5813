import type { Recommendation, RecommendationRule } from '@app/contract/recommendations';
import type { StoredAction, StoredSource } from './recommendations.repository.ts';

/** A possible recommendation, found by a rule. */
export interface Candidate {
  rule: RecommendationRule;
  /** Identifies the claim independently of its wording. */
  key: string;
  title: string;
  description: string;
  why: string;
  priority: Recommendation['priority'];
  actionType: Recommendation['actionType'];
  categoryId: string | null;
  sources: StoredSource[];
  action: StoredAction | null;
  /** When the claim expires. */
  until?: Date | null;
  /** Of two candidates with equal priority the later one comes first. */
  at: Date;
}

/** A claim needs two sources or one explicit quote. */
export function isGrounded(sources: readonly Pick<StoredSource, 'quote'>[]): boolean {
  return sources.length >= 2 || sources.some(({ quote }) => typeof quote === 'string' && quote !== '');
}
