import { toSecondPerson } from '@app/understanding/statements/second-person';
import { isSelfContained } from '@app/understanding/statements/self-contained';
import type { UserStatement, PersonSnapshot } from '../person-snapshot.ts';
import { DAY_MS } from '../person-snapshot.ts';
import type { Candidate } from '../candidate.ts';
import { isDealtWith } from '../dealt-with.ts';
import { statementSource, shorten } from '../sources.ts';
import { findStatementTime } from '../statement-time.ts';
import { atHour, daysSince, formatDay } from '../dates.ts';
import { capitalise } from '../wording.ts';

/** Older promises are probably done or forgotten. */
const MAX_AGE_DAYS = 90;
/** A promise for a certain day is still recommended for this many days after that day. */
const LATE_DAYS = 7;
const SOON_DAYS = 7;
/** Match the person to whom something was promised, such as 'my brother' or 'Dr. Lee'. */
const TO_WHOM = /\b(?:promised|told|assured) ((?:my|our) [a-z]+|(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?[A-Z]\p{L}+)/u;
const TO_WHOM_IN_OTHER_LANGUAGES =
  /\b(?:habe? (\p{Lu}\p{L}+) (?:versprochen|zugesagt)|(?:promis|promesso|prometido|[Pp]rometí|[Pp]rometi|dit) (?:a|à|ad|ao) (\p{Lu}\p{L}+)|heb (\p{Lu}\p{L}+) beloofd)/u;

/** Promises that a person made to others or for a certain day, and that are not in the planner. */
export function findOpenPromises(snapshot: PersonSnapshot): Candidate[] {
  const seen = new Set<string>();
  return snapshot.statements.flatMap((statement) => {
    if (
      statement.kind !== 'promise' ||
      !isSelfContained(statement.about) ||
      daysSince(statement.message.at, snapshot.now) > MAX_AGE_DAYS
    )
      return [];
    const key = [...statement.stems].toSorted().join(' ');
    if (seen.has(key) || isDealtWith(statement, snapshot)) return [];
    seen.add(key);
    return toCandidate(statement, key, snapshot) ?? [];
  });
}

function toCandidate(statement: UserStatement, key: string, snapshot: PersonSnapshot): Candidate | undefined {
  const { message, about, sentence, language } = statement;
  const { now, timeZone } = snapshot;
  const when = findStatementTime(statement, timeZone);
  const due = when?.hasDate === true && when.recurring === undefined ? when.start : undefined;
  if (due !== undefined && daysSince(due, now) > LATE_DAYS) return undefined;
  const toWhom = (language === 'en' ? TO_WHOM : TO_WHOM_IN_OTHER_LANGUAGES).exec(sentence)?.slice(1).find(Boolean);
  // 'Send her the photos' alone does not say to whom.
  const title =
    shorten(capitalise(about), 100) + (toWhom === undefined ? '' : `, promised to ${toSecondPerson(toWhom)}`);
  const isAhead = due !== undefined && due.getTime() > now.getTime() + DAY_MS;
  const remindAt = isAhead
    ? new Date(due.getTime() - DAY_MS / 2).toISOString()
    : atHour(snapshot, { daysAhead: 1, hour: 9 });
  const isSoon = due !== undefined && due.getTime() - now.getTime() <= SOON_DAYS * DAY_MS;
  return {
    rule: 'open_promise',
    key: `open_promise:${key}`,
    title,
    description:
      due === undefined
        ? `You said on ${formatDay(message.at, snapshot)} that you would. A reminder keeps it from slipping.`
        : `You meant it for ${formatDay(due, snapshot)}. A reminder keeps it from slipping.`,
    why: 'You said so in a conversation, and no event, task or reminder is about it.',
    priority: isSoon ? 'high' : 'medium',
    actionType: 'planning',
    categoryId: message.categoryId,
    sources: [statementSource(statement)],
    action: { kind: 'reminder', title, remindAt, recurrence: null },
    at: message.at,
  };
}
