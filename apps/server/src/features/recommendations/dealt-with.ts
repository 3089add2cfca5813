import { isAbout } from '@app/understanding/text/same-subject';
import type { UserStatement, PersonSnapshot } from './person-snapshot.ts';

/** Whether the subject of a statement was done or decided, is planned as a goal, task, event or reminder, or waits in the inbox. */
export function isDealtWith(
  { message, stems }: UserStatement,
  { decidedMessages, planned, statements }: PersonSnapshot,
): boolean {
  if (decidedMessages.has(message.messageId)) return true;
  if (planned.some((title) => isAbout(stems, title))) return true;
  return statements.some(
    (other) => other.kind === 'done' && other.message.at >= message.at && isAbout(stems, other.stems),
  );
}
