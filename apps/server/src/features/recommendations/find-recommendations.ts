import type { Candidate } from './candidate.ts';
import { isGrounded } from './candidate.ts';
import { findNeglectedAreas } from './rules/neglected-area.ts';
import { findOpenPromises } from './rules/open-promise.ts';
import { findOverload } from './rules/overload-ahead.ts';
import { findRecurringWorries } from './rules/recurring-worry.ts';
import { adviseOnRepeatedRequests } from './rules/repeated-question.ts';
import { findStalledGoals } from './rules/stalled-goal.ts';
import { findUnfinishedPlans } from './rules/unfinished-plan.ts';
import { findUnsolvedProblems } from './rules/unsolved-problem.ts';
import { findWishedHabits } from './rules/wished-habit.ts';
import { createSimilarKeyIndex } from './similar-keys.ts';
import type { PersonSnapshot } from './person-snapshot.ts';

const RULES: readonly ((snapshot: PersonSnapshot) => Candidate[])[] = [
  findOverload,
  findOpenPromises,
  findStalledGoals,
  findRecurringWorries,
  findUnfinishedPlans,
  findWishedHabits,
  adviseOnRepeatedRequests,
  findUnsolvedProblems,
  findNeglectedAreas,
];

const RANK = { high: 0, medium: 1, low: 2 } as const;
/** If a rule finds more candidates than this, the further ones only fill places that the other rules leave free. */
const MAX_PER_RULE = 2;
/** At most this many open recommendations suggest a template: these are the easiest to find and the least urgent. */
const MAX_TEMPLATES = 2;

const byPriority = (a: Candidate, b: Candidate): number =>
  RANK[a.priority] - RANK[b.priority] || b.at.getTime() - a.at.getTime();

/**
 * The best recommendations, as different as possible, without duplicates and without those that were completed or
 * dismissed.
 */
export function findRecommendations(
  snapshot: PersonSnapshot,
  {
    limit,
    decidedKeys,
    openTemplates = 0,
  }: { limit: number; decidedKeys: ReadonlySet<string>; openTemplates?: number },
): Candidate[] {
  const excludedKeys = createSimilarKeyIndex(decidedKeys);
  const countByRule = new Map<string, number>();
  let templates = openTemplates;
  const [withinRuleLimit, beyondRuleLimit]: [Candidate[], Candidate[]] = [[], []];
  for (const candidate of RULES.flatMap((rule) => rule(snapshot)).toSorted(byPriority)) {
    if (!isGrounded(candidate.sources) || excludedKeys.has(candidate.key)) continue;
    excludedKeys.add(candidate.key);
    if (candidate.action?.kind === 'template' && (templates += 1) > MAX_TEMPLATES) continue;
    const count = countByRule.get(candidate.rule) ?? 0;
    countByRule.set(candidate.rule, count + 1);
    (count < MAX_PER_RULE ? withinRuleLimit : beyondRuleLimit).push(candidate);
  }
  return [...withinRuleLimit, ...beyondRuleLimit].slice(0, limit).toSorted(byPriority);
}
