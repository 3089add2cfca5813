import type { Endpoint } from '@app/contract/endpoint';
import {
  getOperatorOverview,
  listJobKinds,
  listOperatorActs,
  listPeople,
  type Overview,
  retryJobs,
  updatePerson,
} from '@app/contract/operator';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '#db/cursor.ts';
import { nextPageLink } from '#platform/http/page-link.ts';
import type { Mount, RouteHandler } from '#platform/http/route.ts';
import { callerIsNotOperator } from './operator.errors.ts';
import type { OperatorService } from './operator.service.ts';

export interface OperatorRoutes {
  operator: OperatorService;
  describeInstance: () => Promise<Overview>;
  isOperator: (userId: string) => Promise<boolean>;
}

const PeopleCursor = z.tuple([z.string()]);
const ActsCursor = z.tuple([z.iso.datetime(), z.uuid()]);

export function registerOperatorRoutes(mount: Mount, { operator, describeInstance, isOperator }: OperatorRoutes): void {
  /** Mounts an endpoint that responds to everybody else as if it did not exist. */
  const mountForOperators = <const E extends Endpoint & { access: 'user' }>(endpoint: E, handler: RouteHandler<E>) =>
    mount(endpoint, async (input) => {
      if (!(await isOperator(input.userId))) throw callerIsNotOperator();
      return handler(input);
    });

  mountForOperators(getOperatorOverview, describeInstance);
  mountForOperators(updatePerson, ({ userId, params, body }) => operator.updatePerson(userId, params.id, body));
  mountForOperators(listJobKinds, () => operator.listJobs());
  mountForOperators(retryJobs, async ({ userId, body }) => ({ queued: await operator.retryJobs(userId, body.kind) }));

  mountForOperators(listPeople, async ({ query, reply }) => {
    const [after] = query.cursor === undefined ? [] : decodeCursor(query.cursor, PeopleCursor);
    // One person more than is shown: if that person exists, there is a next page.
    const people = await operator.listPeople({ search: query.q ?? '', limit: query.limit + 1, after });
    const shown = people.slice(0, query.limit);
    const last = shown.at(-1);
    if (people.length > query.limit && last !== undefined)
      reply.header('link', nextPageLink(listPeople.path, query, encodeCursor([last.email])));
    return shown;
  });

  mountForOperators(listOperatorActs, async ({ query, reply }) => {
    const [at, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, ActsCursor);
    const after = at === undefined || id === undefined ? undefined : { at, id };
    const acts = await operator.acts.list({ limit: query.limit + 1, after });
    const shown = acts.slice(0, query.limit);
    const last = shown.at(-1);
    if (acts.length > query.limit && last !== undefined)
      reply.header('link', nextPageLink(listOperatorActs.path, query, encodeCursor([last.at, last.id])));
    return shown;
  });
}
