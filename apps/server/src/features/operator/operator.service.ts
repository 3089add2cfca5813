import type { JobKind, Person, UpdatePersonBody } from '@app/contract/operator';
import { type Database, inTransaction } from '#db/database.ts';
import { listJobs, retryFailedJobs } from '#db/jobs.ts';
import { findPerson, listPeople, type PersonFigures } from '#db/people-figures.ts';
import { isOperator } from '#features/identity/identity.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Acts } from './acts.ts';
import * as errors from './operator.errors.ts';
import { toJobKind, toPerson } from './operator.mapper.ts';
import * as repository from './operator.repository.ts';
import { type AccountSetters, changePerson } from './person-changes.ts';

export interface OperatorDependencies {
  db: Database;
  clock: Clock;
  acts: Acts;
  setters: AccountSetters;
  /** Emails in lower case. */
  operators: ReadonlySet<string>;
  /** The general quota in bytes; null: no quota. */
  defaultQuota: number | null;
}

export type OperatorService = ReturnType<typeof createOperatorService>;

/** The data that operators see and change. Nothing here reads what a person wrote. */
export function createOperatorService(dependencies: OperatorDependencies) {
  const { db, clock, acts, operators, defaultQuota } = dependencies;
  const isAlsoOperator = (row: PersonFigures): boolean => isOperator(row, operators);
  const month = () => clock.now().toISOString().slice(0, 7);
  const describePerson = (row: PersonFigures): Person =>
    toPerson(row, { isOperator: isAlsoOperator(row), defaultQuota });

  return {
    acts,

    /** In the order of their emails. */
    listPeople: async (query: { search: string; limit: number; after: string | undefined }): Promise<Person[]> => {
      const { search, limit, after } = query;
      const rows = await listPeople(db, { search, limit, month: month(), order: { by: 'email', after } });
      return rows.map(describePerson);
    },

    /**
     * Throws operator.person_not_found, operator.plan_is_paid and operator.is_operator; in these cases nothing is
     * changed.
     */
    updatePerson: (operatorId: string, id: string, body: UpdatePersonBody): Promise<Person> =>
      inTransaction(db, async (tx) => {
        await repository.lockAccount(tx, id);
        const before = await findPerson(tx, { id }, month());
        if (before === undefined) throw errors.personNotFound();
        const context = { setters: dependencies.setters, mayBeSuspended: !isAlsoOperator(before), now: clock.now() };
        const changes = await changePerson({ tx, userId: id }, before, body, context);
        await acts.record(
          tx,
          { userId: operatorId },
          changes.map((change) => ({ ...change, subjectId: id })),
        );
        return describePerson((await findPerson(tx, { id }, month())) ?? before);
      }),

    listJobs: async (): Promise<JobKind[]> => (await listJobs(db)).map(toJobKind),

    /** Returns how many jobs were queued again. */
    retryJobs: (operatorId: string, kind: string): Promise<number> =>
      inTransaction(db, async (tx) => {
        const queued = await retryFailedJobs(tx, kind);
        const act = { act: 'retry_jobs', target: kind, after: queued } as const;
        if (queued > 0) await acts.record(tx, { userId: operatorId }, [act]);
        return queued;
      }),
  };
}
