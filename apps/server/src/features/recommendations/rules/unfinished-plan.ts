import type { Claim, Workspace } from '../workspace.ts';
import type { Candidate } from '../candidate.ts';
import { isAbout, isDealtWith } from '../dealt-with.ts';
import { isSelfContained } from '../self-contained.ts';
import { claimSource, shorten } from '../sources.ts';
import { endOf, findClaimTime } from '../claim-time.ts';
import { atHour, capitalise, daysSince, formatDay } from '../wording.ts';

/** A newer plan is not unfinished yet. */
const QUIET_DAYS = 2;
const MAX_AGE_DAYS = 4 * 365;
const RECENT_DAYS = 60;
/** Matches what a person works towards, such as an exam; the verb selects the title below. */
const TOWARDS = /\b(prepar|train|study|sav)ing (?:up )?for\b/i;
const TOWARDS_TITLES: Readonly<Record<string, string>> = {
  prepar: 'Prepare for',
  train: 'Train for',
  study: 'Study for',
  sav: 'Save for',
};
const UNDECIDED = /\b(?:thinking (?:of|about)|considering|looking (?:in)?to)\b/i;

/** Plans a person mentioned that are neither done since nor in the planner. */
export function findUnfinishedPlans(workspace: Workspace): Candidate[] {
  const open = workspace.claims.filter(
    (claim) =>
      claim.kind === 'plan' &&
      isSelfContained(claim.about) &&
      daysSince(claim.message.at, workspace.now) >= QUIET_DAYS &&
      daysSince(claim.message.at, workspace.now) <= MAX_AGE_DAYS &&
      !wasForAPastDay(claim, workspace) &&
      !isDealtWith(claim, workspace),
  );
  const plans: Claim[][] = [];
  for (const claim of open) {
    const samePlan = plans.find(([first]) => first !== undefined && isAbout(first.stems, claim.stems));
    if (samePlan === undefined) plans.push([claim]);
    else samePlan.push(claim);
  }
  return plans.flatMap((claims) => toCandidate(claims, workspace) ?? []);
}

/** Whether the plan was for a time that has passed, such as 'this weekend' months ago. */
function wasForAPastDay(claim: Claim, { now, timeZone }: Workspace): boolean {
  const when = findClaimTime(claim, timeZone);
  return when !== undefined && (when.hasDate || when.isVague) && when.recurring === undefined && endOf(when) < now;
}

function toCandidate(claims: Claim[], workspace: Workspace): Candidate | undefined {
  const [latest] = claims;
  if (latest === undefined) return undefined;
  const { message } = latest;
  const { stems } = claims.at(-1) ?? latest;
  const times = new Set(claims.map((claim) => claim.message.conversationId)).size;
  const isFresh = daysSince(message.at, workspace.now) <= RECENT_DAYS;
  return {
    rule: 'unfinished_plan',
    // The oldest claim determines the key, so that later claims do not change it.
    key: `unfinished_plan:${[...stems].toSorted().join(' ')}`,
    ...adviceOn(latest, workspace),
    why:
      times > 1
        ? `You came back to this in ${times} conversations, and it is not in your planner.`
        : 'You said so, and it is not in your planner.',
    priority: isFresh && times > 1 ? 'high' : isFresh || times > 1 ? 'medium' : 'low',
    actionType: 'planning',
    categoryId: message.categoryId,
    sources: claims.slice(0, 4).map(claimSource),
    at: message.at,
  };
}

/** A plan that was not started becomes a goal; one that was started gets an event of an hour. */
function adviceOn(
  { about, form, message, sentence }: Claim,
  workspace: Workspace,
): Pick<Candidate, 'title' | 'description' | 'action'> {
  const spoken = `You spoke of it on ${formatDay(message.at, workspace)}, and nothing here says that it is done.`;
  if (form === 'infinitive') {
    const title = shorten(capitalise(about), 120);
    return {
      title: `Make it a goal: ${title}`,
      description: `${spoken} Give it a date and a first step, or dismiss it if it no longer matters.`,
      action: { kind: 'goal', title, categoryId: message.categoryId },
    };
  }
  // 'A thesis' that a person works on is 'your thesis'.
  const thing = form === 'noun' ? about.replace(/^an? /, 'your ') : about;
  const towards = form === 'gerund' ? TOWARDS_TITLES[TOWARDS.exec(sentence)?.[1]?.toLowerCase() ?? ''] : undefined;
  const title = shorten(`${towards ?? (UNDECIDED.test(sentence) ? 'Decide about' : 'Get back to')} ${thing}`, 120);
  return {
    title,
    description: `${spoken} Give it an hour, or dismiss it if it no longer matters.`,
    action: { kind: 'event', title, start: atHour(workspace, 1, 18), minutes: 60 },
  };
}
