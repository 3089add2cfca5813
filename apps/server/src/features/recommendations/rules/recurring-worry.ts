import type { Claim, Workspace } from '../workspace.ts';
import type { Candidate } from '../candidate.ts';
import { claimSource, shorten } from '../sources.ts';
import { atHour, daysSince, formatDay } from '../wording.ts';

const MAX_AGE_DAYS = 365;
const RECENT_DAYS = 30;
const MIN_TIMES = 2;

/** Words that occur in any worry do not say what it is about. */
const FEELING_STEMS = new Set(
  'worri worry anxiou stress nervou scar afraid overwhelm burn exhaust frustrat depress lone hopeless struggl feel feeling life time day lot really getting always never everything anything something'.split(
    ' ',
  ),
);

/** Feelings that are worth a recommendation, whatever their cause. */
const FEELINGS: readonly [name: string, pattern: RegExp, about: string][] = [
  ['exhaustion', /\b(?:exhaust\w*|burn(?:ed|t)[ -]?out|overwhelm\w*|drained|can't keep up)\b/i, 'how worn out you are'],
  ['sleep', /\b(?:sleep\w*|awake|waking up|insomnia)\b/i, 'your sleep'],
  ['loneliness', /\b(?:lonely|loneliness)\b/i, 'feeling alone'],
];

/** Worries that occur in at least two conversations. */
export function findRecurringWorries(workspace: Workspace): Candidate[] {
  const worries = workspace.claims.filter(
    ({ kind, message }) => kind === 'worry' && daysSince(message.at, workspace.now) <= MAX_AGE_DAYS,
  );
  const byWord = new Map<string, Claim[]>();
  for (const claim of worries) {
    for (const stem of claim.stems) {
      if (stem.length > 2 && !FEELING_STEMS.has(stem)) byWord.set(stem, [...(byWord.get(stem) ?? []), claim]);
    }
  }
  const usedClaims = new Set<Claim>();
  const found: Candidate[] = [];
  for (const [stem, claims] of [...byWord].toSorted(([, a], [, b]) => b.length - a.length)) {
    const unusedClaims = onePerConversation(claims.filter((claim) => !usedClaims.has(claim)));
    if (unusedClaims.length < MIN_TIMES) continue;
    for (const claim of claims) usedClaims.add(claim);
    found.push(toCandidate(stem, unusedClaims, workspace));
  }
  for (const [name, pattern, about] of FEELINGS) {
    const unusedClaims = onePerConversation(
      worries.filter((claim) => !usedClaims.has(claim) && pattern.test(claim.sentence)),
    );
    if (unusedClaims.length >= MIN_TIMES) found.push(toCandidate(name, unusedClaims, workspace, about));
  }
  return found;
}

function onePerConversation(claims: readonly Claim[]): Claim[] {
  return [...new Map(claims.toReversed().map((claim) => [claim.message.conversationId, claim])).values()].toReversed();
}

function toCandidate(stem: string, claims: Claim[], workspace: Workspace, feeling?: string): Candidate {
  const [latest] = claims;
  const message = latest?.message;
  const at = message?.at ?? workspace.now;
  const about = shorten(feeling ?? latest?.about.split(',')[0] ?? '', 80);
  return {
    rule: 'recurring_worry',
    key: `recurring_worry:${stem}`,
    title: `Take time for what keeps worrying you: ${about}`,
    description: `It came up in ${claims.length} conversations, last on ${formatDay(at, workspace)}. Half an hour with a pen, or with someone you trust, may help more than another question.`,
    why: `You named it as a worry ${claims.length} times, in different conversations.`,
    priority: daysSince(at, workspace.now) <= RECENT_DAYS ? 'high' : 'medium',
    actionType: 'planning',
    categoryId: message?.categoryId ?? null,
    sources: claims.slice(0, 4).map(claimSource),
    action: { kind: 'event', title: `Think through: ${about}`, start: atHour(workspace, 1, 18), minutes: 30 },
    at,
  };
}
