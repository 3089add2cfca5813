import type { UserStatement, PersonSnapshot } from '../person-snapshot.ts';
import type { Candidate } from '../candidate.ts';
import { statementSource, shorten } from '../sources.ts';
import { atHour, daysSince, formatDay } from '../dates.ts';

const MAX_AGE_DAYS = 365;
const RECENT_DAYS = 30;
const MIN_TIMES = 2;

/** Stems of words that occur in worries of all kinds and do not name the cause. */
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
export function findRecurringWorries(snapshot: PersonSnapshot): Candidate[] {
  const worries = snapshot.statements.filter(
    ({ kind, message }) => kind === 'worry' && daysSince(message.at, snapshot.now) <= MAX_AGE_DAYS,
  );
  const byStem = new Map<string, UserStatement[]>();
  for (const statement of worries) {
    for (const stem of statement.stems) {
      if (stem.length > 2 && !FEELING_STEMS.has(stem)) byStem.set(stem, [...(byStem.get(stem) ?? []), statement]);
    }
  }
  const usedStatements = new Set<UserStatement>();
  const found: Candidate[] = [];
  for (const [stem, statements] of [...byStem].toSorted(([, a], [, b]) => b.length - a.length)) {
    const unusedStatements = onePerConversation(statements.filter((statement) => !usedStatements.has(statement)));
    if (unusedStatements.length < MIN_TIMES) continue;
    for (const statement of statements) usedStatements.add(statement);
    found.push(toCandidate(stem, unusedStatements, snapshot));
  }
  for (const [name, pattern, about] of FEELINGS) {
    const unusedStatements = onePerConversation(
      worries.filter((statement) => !usedStatements.has(statement) && pattern.test(statement.sentence)),
    );
    if (unusedStatements.length >= MIN_TIMES) found.push(toCandidate(name, unusedStatements, snapshot, about));
  }
  return found;
}

/** The latest statement of each conversation. */
function onePerConversation(statements: readonly UserStatement[]): UserStatement[] {
  return [
    ...new Map(statements.toReversed().map((statement) => [statement.message.conversationId, statement])).values(),
  ].toReversed();
}

function toCandidate(
  topic: string,
  statements: UserStatement[],
  snapshot: PersonSnapshot,
  feeling?: string,
): Candidate {
  const [latest] = statements;
  const message = latest?.message;
  const at = message?.at ?? snapshot.now;
  const about = shorten(feeling ?? latest?.about.split(',')[0] ?? '', 80);
  return {
    rule: 'recurring_worry',
    key: `recurring_worry:${topic}`,
    title: `Take time for what keeps worrying you: ${about}`,
    description: `It came up in ${statements.length} conversations, last on ${formatDay(at, snapshot)}. Half an hour with a pen, or with someone you trust, may help more than another question.`,
    why: `You named it as a worry ${statements.length} times, in different conversations.`,
    priority: daysSince(at, snapshot.now) <= RECENT_DAYS ? 'high' : 'medium',
    actionType: 'planning',
    categoryId: message?.categoryId ?? null,
    sources: statements.slice(0, 4).map(statementSource),
    action: {
      kind: 'event',
      title: `Think through: ${about}`,
      start: atHour(snapshot, { daysAhead: 1, hour: 18 }),
      minutes: 30,
    },
    at,
  };
}
