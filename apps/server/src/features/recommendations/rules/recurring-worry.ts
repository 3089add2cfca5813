import type { Claim, Workspace } from '../workspace.ts';
import type { Candidate } from '../candidate.ts';
import { claimSource, shorten } from '../sources.ts';
import { atHour, daysSince, formatDay } from '../wording.ts';

const OLDEST_DAYS = 365;
const FRESH_DAYS = 30;
const LEAST_TIMES = 2;

/** Words of every worry tell nothing of what it is about. */
const FEELING_STEMS = new Set(
  'worri worry anxiou stress nervou scar afraid overwhelm burn exhaust frustrat depress lone hopeless struggl feel feeling life time day lot really getting always never everything anything something'.split(
    ' ',
  ),
);

/** How somebody feels, whatever it is about. */
const FEELINGS: readonly [name: string, said: RegExp, about: string][] = [
  ['exhaustion', /\b(?:exhaust\w*|burn(?:ed|t)[ -]?out|overwhelm\w*|drained|can't keep up)\b/i, 'how worn out you are'],
  ['sleep', /\b(?:sleep\w*|awake|waking up|insomnia)\b/i, 'your sleep'],
  ['loneliness', /\b(?:lonely|loneliness)\b/i, 'feeling alone'],
];

/** The same thing weighing on somebody in two conversations or more. */
export function findRecurringWorries(workspace: Workspace): Candidate[] {
  const worries = workspace.claims.filter(
    ({ kind, said }) => kind === 'worry' && daysSince(said.at, workspace.now) <= OLDEST_DAYS,
  );
  const byWord = new Map<string, Claim[]>();
  for (const claim of worries) {
    for (const stem of claim.stems) {
      if (stem.length > 2 && !FEELING_STEMS.has(stem)) byWord.set(stem, [...(byWord.get(stem) ?? []), claim]);
    }
  }
  const taken = new Set<Claim>();
  const found: Candidate[] = [];
  for (const [stem, claims] of [...byWord].toSorted(([, a], [, b]) => b.length - a.length)) {
    const fresh = oneAConversation(claims.filter((claim) => !taken.has(claim)));
    if (fresh.length < LEAST_TIMES) continue;
    for (const claim of claims) taken.add(claim);
    found.push(toCandidate(stem, fresh, workspace));
  }
  for (const [name, said, about] of FEELINGS) {
    const fresh = oneAConversation(worries.filter((claim) => !taken.has(claim) && said.test(claim.sentence)));
    if (fresh.length >= LEAST_TIMES) found.push(toCandidate(name, fresh, workspace, about));
  }
  return found;
}

function oneAConversation(claims: readonly Claim[]): Claim[] {
  return [...new Map(claims.toReversed().map((claim) => [claim.said.conversationId, claim])).values()].toReversed();
}

function toCandidate(stem: string, claims: Claim[], workspace: Workspace, feeling?: string): Candidate {
  const [latest] = claims;
  const said = latest?.said;
  const at = said?.at ?? workspace.now;
  const about = shorten(feeling ?? latest?.about.split(',')[0] ?? '', 80);
  return {
    rule: 'recurring_worry',
    key: `recurring_worry:${stem}`,
    title: `Take time for what keeps worrying you: ${about}`,
    description: `It came up in ${claims.length} conversations, last on ${formatDay(at, workspace)}. Half an hour with a pen, or with somebody you trust, may help more than another question.`,
    why: `You named it as a worry ${claims.length} times, in different conversations.`,
    priority: daysSince(at, workspace.now) <= FRESH_DAYS ? 'high' : 'medium',
    actionType: 'planning',
    categoryId: said?.categoryId ?? null,
    sources: claims.slice(0, 4).map(claimSource),
    action: { kind: 'event', title: `Think through: ${about}`, start: atHour(workspace, 1, 18), minutes: 30 },
    at,
  };
}
