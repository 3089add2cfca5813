import { translator } from '#lib/messages.ts';

export const t = translator({
  title: 'API',
  text: 'The calls that programs make with an access token. Enter a token of yours to try them here, with your own data.',
  loading: 'Loading the description of the API',
  failed: 'The description of the API could not be loaded. Please try again.',
  retry: 'Try again',
  token: 'Access token',
  tokenHint: 'Used on this page only, and forgotten when you leave it.',
  show: 'Show the token',
  hide: 'Hide the token',
  make: 'Make a token',
  document: 'OpenAPI document',
  calls: 'Calls',
  forTokens: 'With an access token',
  all: 'All',
  allHint: 'Calls without a scope are for the app itself and cannot be tried here.',
  reference: 'Calls of the API',
  scope: 'Needs the scope {scope}.',
  appOnly: 'Closed to access tokens.',
});
