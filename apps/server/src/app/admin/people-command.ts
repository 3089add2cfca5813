import { listPeople, type PersonFigures } from '#db/people-figures.ts';
import { isOperator } from '#features/identity/identity.mapper.ts';
import { setEmailVerified } from '#features/identity/users.repository.ts';
import { toPerson } from '#features/operator/operator.mapper.ts';
import { systemClock } from '#platform/clock.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { actOn, changeAccount, getPerson, listOperators } from './change-account.ts';
import { CommandError, withErrorReporting } from './command-error.ts';
import { withInstance } from './open-instance.ts';
import { changePlan } from './plan-command.ts';

const MAX_SHOWN = 100;
const MEGABYTE = 1_000_000;

type Verb = (email: string, context: AdminContext) => Promise<void>;

/** Commands that show or change one account. */
const verbs: Readonly<Record<string, Verb>> = {
  show: showPerson,
  suspend: (email, context) => suspend(email, context, true),
  unsuspend: (email, context) => suspend(email, context, false),
  confirm,
};

/** Lists accounts with plan, usage and storage, or shows or changes one of them. Nothing that people wrote is shown. */
export const managePeople: AdminCommand = withErrorReporting(async ([first = '', email, ...rest], context) => {
  if (first === 'plan') return changePlan([...(email === undefined ? [] : [email]), ...rest], context);
  const verb = Object.hasOwn(verbs, first) ? verbs[first] : undefined;
  if (verb === undefined) return list(first, context);
  if (email === undefined)
    throw new CommandError(`Give an email: npm run admin -- people ${first} somebody@example.org`);
  await verb(email, context);
  return 0;
});

async function list(part: string, context: AdminContext): Promise<number> {
  const { people, quota, operators } = await withInstance(context, async ({ config, db }) => ({
    people: await listPeople(db, { search: part, month: thisMonth(), limit: MAX_SHOWN, order: { by: 'bytes' } }),
    quota: config.imports.STORAGE_QUOTA_BYTES ?? null,
    operators: listOperators({ config }),
  }));
  context.report?.({
    people: people.map((person) =>
      toPerson(person, { isOperator: isOperator(person, operators), defaultQuota: quota }),
    ),
  });
  for (const person of people) context.print(describe(person, quota));
  const count = people.length === 1 ? '1 account' : `${people.length} accounts`;
  context.print(people.length === MAX_SHOWN ? `The first ${count}: give a part of an email for others.` : `${count}.`);
  return 0;
}

async function showPerson(email: string, context: AdminContext): Promise<void> {
  await withInstance(context, async ({ config, db }) => {
    const person = await getPerson(db, email);
    const { STORAGE_QUOTA_BYTES: quota = null } = config.imports;
    const operators = listOperators({ config });
    context.report?.(toPerson(person, { isOperator: isOperator(person, operators), defaultQuota: quota }));
    context.print(describe(person, quota));
    context.print(`${person.messages} messages, ${person.aiChats} AI chats this month.`);
    context.print(person.emailVerified ? 'The email is confirmed.' : 'The email is not confirmed.');
  });
}

async function suspend(email: string, context: AdminContext, isSuspended: boolean): Promise<void> {
  await withInstance(context, (instance) => changeAccount(instance, email, { isSuspended }));
  context.print(
    isSuspended
      ? 'The account is suspended: its sessions have ended, and its tokens, calendars and shared pages are closed.'
      : 'The account is no longer suspended. Its owner has to sign in.',
  );
}

/**
 * Confirms an email, for instances that cannot send the mail for it. Only a person with a confirmed email can be an
 * operator.
 */
async function confirm(email: string, context: AdminContext): Promise<void> {
  await withInstance(context, (instance) =>
    actOn(instance, email, async (tx, person) => {
      if (person.emailVerified) return [];
      await setEmailVerified(tx, person.id, person.email);
      return [{ act: 'confirm' }];
    }),
  );
  context.print('The email of the account is confirmed.');
}

function thisMonth(): string {
  return systemClock.now().toISOString().slice(0, 7);
}

function describe(person: PersonFigures, defaultQuota: number | null): string {
  const quota = person.storageBytes ?? defaultQuota;
  const megabytes = `${(person.bytes / MEGABYTE).toFixed(1)} MB`;
  const share = quota === null ? '' : ` (${Math.round((person.bytes / Math.max(1, quota)) * 100)} % of the quota)`;
  return [
    person.email,
    person.plan,
    `since ${dayOf(person.createdAt)}`,
    person.seenAt === null ? 'signed out' : `last seen ${dayOf(person.seenAt)}`,
    person.conversations === 1 ? '1 conversation' : `${person.conversations} conversations`,
    `${megabytes}${share}`,
    ...(person.suspendedAt === null ? [] : [`suspended on ${dayOf(person.suspendedAt)}`]),
    ...(person.closingAt === null ? [] : [`deleted on ${dayOf(person.closingAt)}`]),
  ].join(', ');
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
