/** Signing in with the operator's OpenID provider, by two redirects of the browser. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { NoContent } from './primitives.ts';

const LocalPath = z.string('Please send a path such as /goals.').check(
  z.maxLength(2000, 'Please send a shorter path.'),
  // A second slash or a backslash would lead to another site.
  z.regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/, 'Please send a path such as /goals.'),
);

const Opaque = z.optional(
  z
    .string('The response of the sign-in provider is incomplete.')
    .check(z.maxLength(4000, 'The response of the sign-in provider is too long.')),
);

export const startLogin = endpoint({
  method: 'GET',
  path: '/api/login',
  access: 'public',
  summary: 'Redirects the browser to the configured OpenID provider, or to the sign-in page if none is configured.',
  query: z.object({ next: z._default(LocalPath, '/') }),
  response: NoContent,
  status: 302,
  produces: 'redirect',
  responseHeaders: { Location: 'Where to sign in' },
  errors: [],
});

export const finishLogin = endpoint({
  method: 'GET',
  path: '/api/login/callback',
  access: 'public',
  summary: 'The redirect URI for the OpenID provider. Redirects to the app or to the sign-in page.',
  query: z.object({ code: Opaque, state: Opaque }),
  response: NoContent,
  status: 302,
  produces: 'redirect',
  responseHeaders: { Location: 'Into the app, or to the sign-in page with what went wrong' },
  errors: [],
});
