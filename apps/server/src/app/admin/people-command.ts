import { listPeople, type PersonFigures } from '#db/people-figures.ts';
import type { AdminCommand } from './admin-command.ts';
import { withErrorReporting } from './command-fault.ts';
import { withReadableInstance } from './open-instance.ts';

const MAX_SHOWN = 100;
const MEGABYTE = 1_000_000;

/** Lists accounts with their plan, use and storage; nothing of what people wrote. */
export const showPeople: AdminCommand = withErrorReporting(async ([part = ''], context) => {
  const [people, quota] = await withReadableInstance(context, async ({ config, db }) => [
    await listPeople(db, { search: part, month: '', limit: MAX_SHOWN, order: { by: 'bytes' } }),
    config.imports.STORAGE_QUOTA_BYTES,
  ]);
  for (const person of people) context.print(describe(person, quota));
  const count = people.length === 1 ? '1 account' : `${people.length} accounts`;
  context.print(people.length === MAX_SHOWN ? `The first ${count}: give a part of an email for others.` : `${count}.`);
  return 0;
});

function describe(person: PersonFigures, quota: number | undefined): string {
  const megabytes = `${(person.bytes / MEGABYTE).toFixed(1)} MB`;
  const share = quota === undefined ? '' : ` (${Math.round((person.bytes / quota) * 100)} % of the quota)`;
  return [
    person.email,
    person.plan,
    `since ${dayOf(person.createdAt)}`,
    person.seenAt === null ? 'signed out' : `last seen ${dayOf(person.seenAt)}`,
    person.conversations === 1 ? '1 conversation' : `${person.conversations} conversations`,
    `${megabytes}${share}`,
    ...(person.closingAt === null ? [] : [`deleted on ${dayOf(person.closingAt)}`]),
  ].join(', ');
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
