import type { UpdatePersonBody } from '@app/contract/operator';
import { inTransaction, type Tx } from '#db/database.ts';
import { findPerson, type PersonFigures } from '#db/people-figures.ts';
import { savePersonLimits } from '#features/billing/billing.repository.ts';
import { isOperator } from '#features/identity/identity.mapper.ts';
import { deleteAllSessions } from '#features/identity/sessions.repository.ts';
import { setGrantedTier, setSuspended } from '#features/identity/users.repository.ts';
import type { NewAct } from '#features/operator/acts.ts';
import { type AccountSetters, changePerson } from '#features/operator/person-changes.ts';
import { lockAccount } from '#features/operator/operator.repository.ts';
import { systemClock } from '#platform/clock.ts';
import { CommandError } from './command-error.ts';
import type { Instance } from './open-instance.ts';
import { recordActs } from './recorded-acts.ts';

const setters: AccountSetters = {
  setSuspended: async ({ tx, userId }, at) => {
    await setSuspended(tx, userId, at);
    if (at !== null) await deleteAllSessions(tx, userId);
  },
  setGrantedTier: ({ tx, userId }, tier) => setGrantedTier(tx, userId, tier),
  setLimits: ({ tx, userId }, limits) => savePersonLimits(tx, userId, limits),
};

/** Throws CommandError if there is no such account. */
export async function getPerson(db: Tx | Instance['db'], email: string): Promise<PersonFigures> {
  const month = systemClock.now().toISOString().slice(0, 7);
  const person = await findPerson(db, { email: email.toLowerCase() }, month);
  if (person === undefined) throw new CommandError('There is no account with this email.');
  return person;
}

/** Changes an account and records the change in the same transaction. */
export function actOn(
  instance: Pick<Instance, 'db'>,
  email: string,
  act: (tx: Tx, person: PersonFigures) => Promise<readonly NewAct[]>,
): Promise<void> {
  return inTransaction(instance.db, async (tx) => {
    const { id } = await getPerson(tx, email);
    await lockAccount(tx, id);
    // Read again, because the account may have changed before it was locked.
    const acts = await act(tx, await getPerson(tx, email));
    await recordActs(
      instance,
      tx,
      acts.map((done) => ({ ...done, subjectId: id })),
    );
  });
}

/**
 * Changes plan, state or limits, as the operator's page does. Throws CommandError, and the same errors as the
 * operator's page.
 */
export function changeAccount(instance: Instance, email: string, body: UpdatePersonBody): Promise<void> {
  const operators = listOperators(instance);
  return actOn(instance, email, (tx, person) =>
    changePerson({ tx, userId: person.id }, person, body, {
      setters,
      mayBeSuspended: !isOperator(person, operators),
      now: systemClock.now(),
    }),
  );
}

/** The emails of the operators, in lower case. */
export function listOperators({ config }: Pick<Instance, 'config'>): ReadonlySet<string> {
  return new Set(config.identity.OPERATORS?.map((operator) => operator.toLowerCase()));
}
