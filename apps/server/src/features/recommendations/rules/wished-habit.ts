import { findWhen } from '@app/understanding/time/find-when';
import { isAbout } from '@app/understanding/text/same-subject';
import type { UserStatement, PersonSnapshot } from '../person-snapshot.ts';
import type { Candidate } from '../candidate.ts';
import { isDealtWith } from '../dealt-with.ts';
import { statementSource, shorten } from '../sources.ts';
import { atHour, daysSince, formatDay } from '../dates.ts';
import { capitalise } from '../wording.ts';

/** An older wish was fulfilled or given up. */
const MAX_AGE_DAYS = 365;
const RECENT_DAYS = 60;
const MORNING =
  /\b(?:mornings?|breakfast)\b|\b(?:morgens?|früher? aufstehen|matins?|mañanas?|temprano|mattin[ae]|manhãs?|cedo|ochtend)(?!\p{L})/iu;
/** Also matches 'get up earlier': its reminder comes in the evening, when it is time to go to bed. */
const NIGHT =
  /\b(?:nights?|evenings?|sleep|bed(?:time)?|(?:wake|get) up earl\w+)\b|\b(?:abends?|nachts?|schlafen|soirs?|dormir|noches?|ser[ae]|dormire|noites?|avond|slapen)(?!\p{L})/iu;
/** Sports, which are too demanding to be started every day. */
const SPORT = /\b(?:running|run|jog\w*|gym|swim\w*|yoga|cycl\w*|work(?:ing)? out|exercis\w*|train\w*)\b/i;
/** Matches 'every week' in the languages whose times are not parsed. */
const WEEKLY_WORDS =
  /\b(?:jede woche|wöchentlich|chaque semaine|toutes les semaines|cada semana|todas las semanas|ogni settimana|tutte le settimane|toda(?:s as)? semanas?|elke week|iedere week|wekelijks)(?!\p{L})/iu;

/** Things that a person wants to do regularly and that are neither done nor in the planner. */
export function findWishedHabits(snapshot: PersonSnapshot): Candidate[] {
  const habits: UserStatement[][] = [];
  for (const statement of snapshot.statements) {
    if (statement.kind !== 'habit' || daysSince(statement.message.at, snapshot.now) > MAX_AGE_DAYS) continue;
    if (isDealtWith(statement, snapshot)) continue;
    const sameHabit = habits.find(([first]) => first !== undefined && isAbout(first.stems, statement.stems));
    if (sameHabit === undefined) habits.push([statement]);
    else sameHabit.push(statement);
  }
  return habits.flatMap((statements) => toCandidate(statements, snapshot) ?? []);
}

function toCandidate(statements: UserStatement[], snapshot: PersonSnapshot): Candidate | undefined {
  const [latest] = statements;
  if (latest === undefined) return undefined;
  const { about, message, sentence } = latest;
  const { stems } = statements.at(-1) ?? latest;
  const title = shorten(capitalise(about), 110);
  const hour = NIGHT.test(sentence) ? 21 : MORNING.test(sentence) ? 8 : 18;
  const defaultRecurrence = WEEKLY_WORDS.test(sentence) || SPORT.test(about) ? 'FREQ=WEEKLY' : 'FREQ=DAILY';
  const recurrence = findWhen(sentence, message.at, snapshot.timeZone)?.recurring ?? defaultRecurrence;
  const isFresh = daysSince(message.at, snapshot.now) <= RECENT_DAYS;
  return {
    rule: 'wished_habit',
    // The oldest statement determines the key, so that later statements do not change it.
    key: `wished_habit:${[...stems].toSorted().join(' ')}`,
    title: `Make it a habit: ${title}`,
    description: `A reminder at the same hour makes it easier to begin. You can change or stop it whenever you like.`,
    why:
      statements.length > 1
        ? `You wished for it ${statements.length} times, last on ${formatDay(message.at, snapshot)}, and nothing here repeats it.`
        : `You wished for it on ${formatDay(message.at, snapshot)}, and nothing here repeats it.`,
    priority: isFresh ? 'medium' : 'low',
    actionType: 'habit',
    categoryId: message.categoryId,
    sources: statements.slice(0, 4).map(statementSource),
    action: { kind: 'reminder', title, remindAt: atHour(snapshot, { daysAhead: 1, hour }), recurrence },
    at: message.at,
  };
}
