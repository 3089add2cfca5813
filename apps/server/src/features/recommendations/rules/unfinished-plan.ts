import type { UserStatement, PersonSnapshot } from '../person-snapshot.ts';
import type { Candidate } from '../candidate.ts';
import { isDealtWith } from '../dealt-with.ts';
import { isAbout } from '@app/understanding/text/same-subject';
import { isSelfContained } from '@app/understanding/statements/self-contained';
import { statementSource, shorten } from '../sources.ts';
import { endOf, findStatementTime } from '../statement-time.ts';
import { atHour, daysSince, formatDay } from '../dates.ts';
import { capitalise } from '../wording.ts';

/** A plan that is newer than this may still be under way. */
const QUIET_DAYS = 2;
/** An older plan was carried out or given up, and nobody wants to be reminded of it. */
const MAX_AGE_DAYS = 365;
const RECENT_DAYS = 60;
/** Matches what a person works towards, such as an exam; the verb selects the title below. */
const TOWARDS = /\b(prepar|train|study|sav)ing (?:up )?for\b/i;
const TOWARDS_TITLES: Readonly<Record<string, string>> = {
  prepar: 'Prepare for',
  train: 'Train for',
  study: 'Study for',
  sav: 'Save for',
};
const UNDECIDED_WORDS = /\b(?:thinking (?:of|about)|considering|looking (?:in)?to)\b/i;

/** Plans a person mentioned that have not been done since and are not in the planner. */
export function findUnfinishedPlans(snapshot: PersonSnapshot): Candidate[] {
  const open = snapshot.statements.filter(
    (statement) =>
      statement.kind === 'plan' &&
      isSelfContained(statement.about) &&
      daysSince(statement.message.at, snapshot.now) >= QUIET_DAYS &&
      daysSince(statement.message.at, snapshot.now) <= MAX_AGE_DAYS &&
      !wasForAPastDay(statement, snapshot) &&
      !isDealtWith(statement, snapshot),
  );
  const plans: UserStatement[][] = [];
  for (const statement of open) {
    const samePlan = plans.find(([first]) => first !== undefined && isAbout(first.stems, statement.stems));
    if (samePlan === undefined) plans.push([statement]);
    else samePlan.push(statement);
  }
  return plans.flatMap((statements) => toCandidate(statements, snapshot) ?? []);
}

/** Whether the plan was for a time that has passed, such as 'this weekend' months ago. */
function wasForAPastDay(statement: UserStatement, { now, timeZone }: PersonSnapshot): boolean {
  const when = findStatementTime(statement, timeZone);
  return (
    when !== undefined && (when.hasDate || when.namesOnlyPeriod) && when.recurring === undefined && endOf(when) < now
  );
}

function toCandidate(statements: UserStatement[], snapshot: PersonSnapshot): Candidate | undefined {
  const [latest] = statements;
  if (latest === undefined) return undefined;
  const { message } = latest;
  const { stems } = statements.at(-1) ?? latest;
  const times = new Set(statements.map((statement) => statement.message.conversationId)).size;
  const isFresh = daysSince(message.at, snapshot.now) <= RECENT_DAYS;
  return {
    rule: 'unfinished_plan',
    // The oldest statement determines the key, so that later statements do not change it.
    key: `unfinished_plan:${[...stems].toSorted().join(' ')}`,
    ...adviceOn(latest, snapshot),
    why:
      times > 1
        ? `You came back to this in ${times} conversations, and it is not in your planner.`
        : 'You said so, and it is not in your planner.',
    priority: isFresh && times > 1 ? 'high' : isFresh || times > 1 ? 'medium' : 'low',
    actionType: 'planning',
    categoryId: message.categoryId,
    sources: statements.slice(0, 4).map(statementSource),
    at: message.at,
  };
}

/** A plan that was not started becomes a goal; one that was started gets an event of an hour. */
function adviceOn(
  { about, form, message, sentence }: UserStatement,
  snapshot: PersonSnapshot,
): Pick<Candidate, 'title' | 'description' | 'action'> {
  const spoken = `You spoke of it on ${formatDay(message.at, snapshot)}, and nothing here says that it is done.`;
  if (form === 'infinitive') {
    const title = shorten(capitalise(about), 120);
    return {
      title: `Make it a goal: ${title}`,
      description: `${spoken} Give it a date and a first step, or dismiss it if it no longer matters.`,
      action: { kind: 'goal', title, categoryId: message.categoryId },
    };
  }
  // 'A thesis' that a person works on is 'your thesis'.
  const object = form === 'noun' ? about.replace(/^an? /, 'your ') : about;
  const towards = form === 'gerund' ? TOWARDS_TITLES[TOWARDS.exec(sentence)?.[1]?.toLowerCase() ?? ''] : undefined;
  const title = shorten(
    `${towards ?? (UNDECIDED_WORDS.test(sentence) ? 'Decide about' : 'Get back to')} ${object}`,
    120,
  );
  return {
    title,
    description: `${spoken} Give it an hour, or dismiss it if it no longer matters.`,
    action: { kind: 'event', title, start: atHour(snapshot, { daysAhead: 1, hour: 18 }), minutes: 60 },
  };
}
