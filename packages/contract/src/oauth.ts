import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, NoContent, requestObject, Timestamp, withoutRepeats } from './primitives.ts';
import { Scope } from './scopes.ts';

/** A program that asks for access, as the consent page shows it. Only `redirectHost` is verified. */
export const ConsentRequest = z.object({
  /** The name that the program gives itself. */
  clientName: z.string(),
  /** The host of the program's description (client ID metadata document); null for a registered program. */
  clientHost: z.nullable(z.string()),
  /**
   * Where the access is sent: a host, including the port if it is on this computer, or the scheme of an installed
   * program, such as `cursor:`.
   */
  redirectHost: z.string(),
  /** Whether the access stays on this computer. */
  isLocal: z.boolean(),
  scopes: z.array(Scope),
  /** The person who is signed in and has to decide. */
  userId: Id,
  email: z.string(),
});
export type ConsentRequest = z.output<typeof ConsentRequest>;

const RequestParams = z.object({ id: z.string().check(z.regex(/^[\w-]{1,100}$/, 'This request does not exist.')) });

export const getConsentRequest = endpoint({
  method: 'GET',
  path: '/api/oauth/requests/:id',
  access: 'user',
  summary: 'A program that asks for access in this browser, before the person has decided.',
  params: RequestParams,
  response: ConsentRequest,
  errors: ['oauth.request_gone'],
});

export const DecideConsentBody = requestObject({
  isAllowed: z.boolean('Please allow or deny.'),
  /** The scopes that the person selected; ignored if the access is denied. */
  scopes: z._default(
    z.array(Scope, 'Please choose what the program may do.').check(withoutRepeats('Please choose each scope once.')),
    [],
  ),
  /** The person whom the page showed. */
  userId: Id,
}).check(
  z.refine(({ isAllowed, scopes }) => !isAllowed || scopes.length > 0, 'Please choose what the program may do.'),
);
export type DecideConsentBody = z.output<typeof DecideConsentBody>;

export const decideConsent = endpoint({
  method: 'POST',
  path: '/api/oauth/requests/:id',
  access: 'user',
  summary: 'Allows or denies what a program asks for. The page then navigates to `redirectTo`.',
  params: RequestParams,
  body: DecideConsentBody,
  response: z.object({ redirectTo: z.string() }),
  errors: ['oauth.request_gone', 'oauth.other_person'],
});

/** A program that a person has allowed to use their archive and planner. */
export const ConnectedApp = z.object({
  id: Id,
  /** The name that the program gives itself, which the call log uses. */
  name: z.string(),
  /** Where the access was sent: a host, or the scheme of an installed program. */
  host: z.string(),
  scopes: z.array(Scope),
  connectedAt: Timestamp,
  /** To the minute; null before the first use. */
  lastUsedAt: z.nullable(Timestamp),
});
export type ConnectedApp = z.output<typeof ConnectedApp>;

export const listConnectedApps = endpoint({
  method: 'GET',
  path: '/api/connected-apps',
  access: 'user',
  summary: 'The programs that are connected by OAuth, newest first.',
  response: z.array(ConnectedApp),
  errors: [],
});

export const disconnectApp = endpoint({
  method: 'DELETE',
  path: '/api/connected-apps/:id',
  access: 'user',
  summary: 'Disconnects a program: none of its tokens works any more.',
  params: z.object({ id: Id }),
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['oauth.app_not_found'],
});
