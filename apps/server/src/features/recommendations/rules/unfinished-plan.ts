import type { Claim, Workspace } from '../workspace.ts';
import type { Candidate } from '../candidate.ts';
import { isAbout, isDealtWith } from '../dealt-with.ts';
import { namesSomething } from '../names-something.ts';
import { claimSource, shorten } from '../sources.ts';
import { endOf, whenMeant } from '../when-meant.ts';
import { atHour, capitalise, daysSince, formatDay } from '../wording.ts';

/** A plan of today is not unfinished yet. */
const RESTS_DAYS = 2;
const OLDEST_DAYS = 4 * 365;
const FRESH_DAYS = 60;
/** What is only thought about was not begun. */
/** What is worked towards, by the verb that was said. */
const TOWARDS = /\b(prepar|train|study|sav)ing (?:up )?for\b/i;
const TOWARDS_SAID: Readonly<Record<string, string>> = {
  prepar: 'Prepare for',
  train: 'Train for',
  study: 'Study for',
  sav: 'Save for',
};
const UNDECIDED = /\b(?:thinking (?:of|about)|considering|looking (?:in)?to)\b/i;

/** What somebody said they want or are going to do, without a word since that it is done, and with no place in the planner. */
export function findUnfinishedPlans(workspace: Workspace): Candidate[] {
  const open = workspace.claims.filter(
    (claim) =>
      claim.kind === 'plan' &&
      namesSomething(claim.about) &&
      daysSince(claim.said.at, workspace.now) >= RESTS_DAYS &&
      daysSince(claim.said.at, workspace.now) <= OLDEST_DAYS &&
      !wasForAPastDay(claim, workspace) &&
      !isDealtWith(claim, workspace),
  );
  const plans: Claim[][] = [];
  for (const claim of open) {
    const known = plans.find(([first]) => first !== undefined && isAbout(first.stems, claim.stems));
    if (known === undefined) plans.push([claim]);
    else known.push(claim);
  }
  return plans.flatMap((claims) => toCandidate(claims, workspace) ?? []);
}

/** 'This weekend' of long ago came and went. */
function wasForAPastDay(claim: Claim, { now, timeZone }: Workspace): boolean {
  const when = whenMeant(claim, timeZone);
  return when !== undefined && (when.hasDate || when.isVague) && when.recurring === undefined && endOf(when) < now;
}

function toCandidate(claims: Claim[], workspace: Workspace): Candidate | undefined {
  const [latest] = claims;
  if (latest === undefined) return undefined;
  const { said } = latest;
  const { stems } = claims.at(-1) ?? latest;
  const times = new Set(claims.map((claim) => claim.said.conversationId)).size;
  const isFresh = daysSince(said.at, workspace.now) <= FRESH_DAYS;
  return {
    rule: 'unfinished_plan',
    // Of the first time it was said: saying it once more changes nothing.
    key: `unfinished_plan:${[...stems].toSorted().join(' ')}`,
    ...adviceOn(latest, workspace),
    why:
      times > 1
        ? `You came back to this in ${times} conversations, and it is not in your planner.`
        : 'You said so, and it is not in your planner.',
    priority: isFresh && times > 1 ? 'high' : isFresh || times > 1 ? 'medium' : 'low',
    actionType: 'planning',
    categoryId: said.categoryId,
    sources: claims.slice(0, 4).map(claimSource),
    at: said.at,
  };
}

/** What is still to be begun becomes a goal, what was begun gets an hour. */
function adviceOn(
  { about, form, said, sentence }: Claim,
  workspace: Workspace,
): Pick<Candidate, 'title' | 'description' | 'action'> {
  const spoken = `You spoke of it on ${formatDay(said.at, workspace)}, and nothing here says that it is done.`;
  if (form === 'infinitive') {
    const title = shorten(capitalise(about), 120);
    return {
      title: `Make it a goal: ${title}`,
      description: `${spoken} Give it a date and a first step, or dismiss it if it no longer matters.`,
      action: { kind: 'goal', title, categoryId: said.categoryId },
    };
  }
  // What one works on is one's own.
  const thing = form === 'noun' ? about.replace(/^an? /, 'your ') : about;
  const towards = form === 'gerund' ? TOWARDS_SAID[TOWARDS.exec(sentence)?.[1]?.toLowerCase() ?? ''] : undefined;
  const title = shorten(`${towards ?? (UNDECIDED.test(sentence) ? 'Decide about' : 'Get back to')} ${thing}`, 120);
  return {
    title,
    description: `${spoken} Give it an hour, or dismiss it if it no longer matters.`,
    action: { kind: 'event', title, start: atHour(workspace, 1, 18), minutes: 60 },
  };
}
