import type { Candidate } from './candidate.ts';
import { isGrounded } from './candidate.ts';
import { findNeglectedAreas } from './rules/neglected-area.ts';
import { findOpenPromises } from './rules/open-promise.ts';
import { findOverload } from './rules/overload-ahead.ts';
import { findRecurringWorries } from './rules/recurring-worry.ts';
import { findRepeatedQuestions } from './rules/repeated-question.ts';
import { findStalledGoals } from './rules/stalled-goal.ts';
import { findUnfinishedPlans } from './rules/unfinished-plan.ts';
import { findUnsolvedProblems } from './rules/unsolved-problem.ts';
import { findWishedHabits } from './rules/wished-habit.ts';
import { createClaimIndex } from './same-claim.ts';
import type { Workspace } from './workspace.ts';

const RULES: readonly ((workspace: Workspace) => Candidate[])[] = [
  findOverload,
  findOpenPromises,
  findStalledGoals,
  findRecurringWorries,
  findUnfinishedPlans,
  findWishedHabits,
  findRepeatedQuestions,
  findUnsolvedProblems,
  findNeglectedAreas,
];

const RANK = { high: 0, medium: 1, low: 2 } as const;
/** Further recommendations of a rule come only after those of all other rules. */
const MAX_PER_RULE = 4;

const byPriority = (a: Candidate, b: Candidate): number =>
  RANK[a.priority] - RANK[b.priority] || b.at.getTime() - a.at.getTime();

/** The best recommendations, without duplicates and without those the person decided on before. */
export function findRecommendations(
  workspace: Workspace,
  { limit, decidedKeys }: { limit: number; decidedKeys: ReadonlySet<string> },
): Candidate[] {
  const claimed = createClaimIndex(decidedKeys);
  const ofRule = new Map<string, number>();
  const [first, rest]: [Candidate[], Candidate[]] = [[], []];
  for (const candidate of RULES.flatMap((rule) => rule(workspace)).toSorted(byPriority)) {
    if (!isGrounded(candidate.sources) || claimed.has(candidate.key)) continue;
    claimed.add(candidate.key);
    const already = ofRule.get(candidate.rule) ?? 0;
    ofRule.set(candidate.rule, already + 1);
    (already < MAX_PER_RULE ? first : rest).push(candidate);
  }
  return [...first, ...rest].slice(0, limit).toSorted(byPriority);
}
