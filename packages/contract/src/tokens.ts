import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, limits, NoContent, requestObject, Timestamp, trimmedText, withoutRepeats } from './primitives.ts';
import { Scope } from './scopes.ts';

/** Days until a token expires. */
export const tokenDays = { default: 30, max: 365 } as const;

/** An access token without its secret. */
export const AccessToken = z.object({
  id: Id,
  /** The name that the person gave it; the call log shows it for the program. */
  name: z.string(),
  scopes: z.array(Scope),
  createdAt: Timestamp,
  /** A token that has expired stays in the list for 30 days. */
  expiresAt: Timestamp,
  /** To the minute; null before the first use. */
  lastUsedAt: z.nullable(Timestamp),
});
export type AccessToken = z.output<typeof AccessToken>;

/** A new access token with its secret, which is shown only now: `aia_pat_`, 43 random characters, a checksum of 6. */
export const NewAccessToken = z.extend(AccessToken, { token: z.string() });
export type NewAccessToken = z.output<typeof NewAccessToken>;

const DAYS_MESSAGE = `Please choose 1 to ${tokenDays.max} days.`;

export const CreateTokenBody = requestObject({
  name: trimmedText({ label: 'Name', max: limits.nameLength }),
  scopes: z
    .array(Scope, 'Please choose what the token may do.')
    .check(z.minLength(1, 'Please choose what the token may do.'), withoutRepeats('Please choose each scope once.')),
  expiresInDays: z._default(
    z.int(DAYS_MESSAGE).check(z.gte(1, DAYS_MESSAGE), z.lte(tokenDays.max, DAYS_MESSAGE)),
    tokenDays.default,
  ),
});
export type CreateTokenBody = z.output<typeof CreateTokenBody>;

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/tokens',
  access: 'user',
  summary: 'The access tokens without their secrets, newest first.',
  response: z.array(AccessToken),
  errors: [],
});

export const createToken = endpoint({
  method: 'POST',
  path: '/api/tokens',
  access: 'user',
  summary: 'Creates an access token. Its secret is in this response only.',
  body: CreateTokenBody,
  response: NewAccessToken,
  status: 201,
  errors: ['tokens.too_many'],
});

export const deleteToken = endpoint({
  method: 'DELETE',
  path: '/api/tokens/:id',
  access: 'user',
  summary: 'Revokes an access token at once.',
  params: z.object({ id: Id }),
  response: NoContent,
  status: 204,
  produces: 'empty',
  errors: ['tokens.not_found'],
});
