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
import { createClaimed } from './same-claim.ts';
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
/** One kind of advice must not drown the others while there are others. */
const MAX_OF_A_RULE = 4;

const byWorth = (a: Candidate, b: Candidate): number =>
  RANK[a.priority] - RANK[b.priority] || b.at.getTime() - a.at.getTime();

/** All that can be recommended, the best `most`, each once; nothing the person decided on before comes again. */
export function findRecommendations(
  workspace: Workspace,
  { most, decidedKeys }: { most: number; decidedKeys: ReadonlySet<string> },
): Candidate[] {
  const claimed = createClaimed(decidedKeys);
  const ofRule = new Map<string, number>();
  const [first, rest]: [Candidate[], Candidate[]] = [[], []];
  for (const candidate of RULES.flatMap((rule) => rule(workspace)).toSorted(byWorth)) {
    if (!isGrounded(candidate.sources) || claimed.has(candidate.key)) continue;
    claimed.add(candidate.key);
    const already = ofRule.get(candidate.rule) ?? 0;
    ofRule.set(candidate.rule, already + 1);
    (already < MAX_OF_A_RULE ? first : rest).push(candidate);
  }
  return [...first, ...rest].slice(0, most).toSorted(byWorth);
}
