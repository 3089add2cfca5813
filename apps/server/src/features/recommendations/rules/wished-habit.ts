import { findWhen } from '@app/understanding/time/find-when';
import type { Claim, Workspace } from '../workspace.ts';
import type { Candidate } from '../candidate.ts';
import { isAbout, isDealtWith } from '../dealt-with.ts';
import { claimSource, shorten } from '../sources.ts';
import { atHour, capitalise, daysSince, formatDay } from '../wording.ts';

const MAX_AGE_DAYS = 2 * 365;
const RECENT_DAYS = 60;
const MORNING =
  /\b(?:mornings?|breakfast)\b|\b(?:morgens?|früher? aufstehen|matins?|mañanas?|temprano|mattin[ae]|manhãs?|cedo|ochtend)(?!\p{L})/iu;
/** For waking earlier, the reminder is about going to bed earlier. */
const NIGHT =
  /\b(?:nights?|evenings?|sleep|bed(?:time)?|(?:wake|get) up earl\w+)\b|\b(?:abends?|nachts?|schlafen|soirs?|dormir|noches?|ser[ae]|dormire|noites?|avond|slapen)(?!\p{L})/iu;
/** Sports, which are too demanding to be started every day. */
const SPORT = /\b(?:running|run|jog\w*|gym|swim\w*|yoga|cycl\w*|work(?:ing)? out|exercis\w*|train\w*)\b/i;
/** For languages whose times are not parsed. */
const WEEKLY =
  /\b(?:jede woche|wöchentlich|chaque semaine|toutes les semaines|cada semana|todas las semanas|ogni settimana|tutte le settimane|toda(?:s as)? semanas?|elke week|iedere week|wekelijks)(?!\p{L})/iu;

/** Things a person wants to do regularly, without a repeating reminder, event or goal. */
export function findWishedHabits(workspace: Workspace): Candidate[] {
  const habits: Claim[][] = [];
  for (const claim of workspace.claims) {
    if (claim.kind !== 'habit' || daysSince(claim.message.at, workspace.now) > MAX_AGE_DAYS) continue;
    if (isDealtWith(claim, workspace)) continue;
    const sameHabit = habits.find(([first]) => first !== undefined && isAbout(first.stems, claim.stems));
    if (sameHabit === undefined) habits.push([claim]);
    else sameHabit.push(claim);
  }
  return habits.flatMap((claims) => toCandidate(claims, workspace) ?? []);
}

function toCandidate(claims: Claim[], workspace: Workspace): Candidate | undefined {
  const [latest] = claims;
  if (latest === undefined) return undefined;
  const { about, message, sentence } = latest;
  const { stems } = claims.at(-1) ?? latest;
  const title = shorten(capitalise(about), 110);
  const hour = NIGHT.test(sentence) ? 21 : MORNING.test(sentence) ? 8 : 18;
  const defaultRecurrence = WEEKLY.test(sentence) || SPORT.test(about) ? 'FREQ=WEEKLY' : 'FREQ=DAILY';
  const recurrence = findWhen(sentence, message.at, workspace.timeZone)?.recurring ?? defaultRecurrence;
  const isFresh = daysSince(message.at, workspace.now) <= RECENT_DAYS;
  return {
    rule: 'wished_habit',
    // The oldest claim determines the key, so that later claims do not change it.
    key: `wished_habit:${[...stems].toSorted().join(' ')}`,
    title: `Make it a habit: ${title}`,
    description: `A reminder at the same hour makes it easier to begin. You can change or stop it whenever you like.`,
    why:
      claims.length > 1
        ? `You wished for it ${claims.length} times, last on ${formatDay(message.at, workspace)}, and nothing here repeats it.`
        : `You wished for it on ${formatDay(message.at, workspace)}, and nothing here repeats it.`,
    priority: isFresh ? 'medium' : 'low',
    actionType: 'habit',
    categoryId: message.categoryId,
    sources: claims.slice(0, 4).map(claimSource),
    action: { kind: 'reminder', title, remindAt: atHour(workspace, 1, hour), recurrence },
    at: message.at,
  };
}
