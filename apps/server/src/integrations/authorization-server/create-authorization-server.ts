import { Scope } from '@app/contract/scopes';
import { errors, type InteractionResults, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Logger } from '#platform/logger.ts';
import type { Fetcher } from '../fetcher/fetcher.ts';
import {
  type AuthorizationRequest,
  type AuthorizationServer,
  type AuthorizationStore,
  type ProtocolCaller,
  protocolPaths,
  tokenPrefixes,
} from './authorization-server.ts';
import { cleanName } from './client-rules.ts';
import { createProviderSettings } from './provider-settings.ts';
import { describeRedirect } from './redirect-rules.ts';
import { restrictAuthorization } from './request-rules.ts';
import type { ServerKeys } from './server-keys.ts';

export interface AuthorizationServerOptions {
  /** The origin of this server. */
  issuer: string;
  /** The only resource for which tokens are issued. */
  resource: string;
  /** Granted when a program does not say what it needs. */
  defaultScopes: readonly Scope[];
  appName: string;
  keys: ServerKeys;
  store: AuthorizationStore;
  fetcher: Pick<Fetcher, 'fetch'>;
  log: Logger;
  /** The path of the consent page for a request. */
  consentPage: (requestId: string) => string;
  /** The cookie that binds a request to the browser in which it was started. */
  browserCookie: (requestId: string) => { name: string; path: string; maxAgeSeconds: number };
  /** Whether a caller with this address may have one more metadata document fetched. */
  mayFetchDocument: (addressKey: string) => Promise<boolean>;
}

/** An authorization server that uses the library oidc-provider. */
export function createAuthorizationServer(options: AuthorizationServerOptions): AuthorizationServer {
  const { issuer, resource, defaultScopes, store } = options;
  const callers = new WeakMap<IncomingMessage, ProtocolCaller>();
  const provider = createProvider(options, callers);
  const handleByLibrary = provider.callback();

  async function finish(id: string, result: InteractionResults): Promise<string | undefined> {
    const interaction = await provider.Interaction.find(id);
    if (interaction === undefined) return undefined;
    interaction.result = result;
    await interaction.persist();
    return interaction.returnTo;
  }

  return {
    handle: async (request, response, caller) => {
      callers.set(request, caller);
      const { protocol, host } = new URL(issuer);
      // Behind a proxy the connection differs from what the browser sees; addresses and cookies are made for
      // the origin of the issuer.
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      request.headers['x-forwarded-host'] = host;
      removeSessionFromRequest(request);
      restrictAuthorization(request, { path: protocolPaths.authorize, defaultScopes });
      await handleByLibrary(request, response);
    },

    findRequest: async (id) => {
      const record = await store.find('Interaction', id);
      if (record === undefined || record.consumedAt !== null) return undefined;
      const interaction = await provider.Interaction.find(id);
      return interaction && describeRequest(provider, interaction.params);
    },

    claim: (id) => store.consume('Interaction', id),

    allow: async (id, { userId, appId, scopes }) => {
      const interaction = await provider.Interaction.find(id);
      if (interaction === undefined) return undefined;
      await saveGrant(provider, { params: interaction.params, resource, userId, appId, scopes });
      return finish(id, { login: { accountId: userId }, consent: { grantId: appId } });
    },

    deny: (id) => finish(id, { error: 'access_denied', error_description: 'the person did not allow it' }),
  };
}

/** Requested scopes that were not granted are recorded as refused; otherwise the library would ask again. */
async function saveGrant(
  provider: Provider,
  {
    params,
    resource,
    userId,
    appId,
    scopes,
  }: { params: Record<string, unknown>; resource: string; userId: string; appId: string; scopes: readonly Scope[] },
): Promise<void> {
  const requested = readScopes(params['scope']);
  const grant = new provider.Grant({ accountId: userId, clientId: String(params['client_id']) });
  grant.jti = appId;
  const granted = requested.filter((scope) => scopes.includes(scope)).join(' ');
  const refused = requested.filter((scope) => !scopes.includes(scope)).join(' ');
  grant.addOIDCScope(granted);
  grant.addResourceScope(resource, granted);
  if (refused !== '') {
    grant.rejectOIDCScope(refused);
    grant.rejectResourceScope(resource, refused);
  }
  await grant.save();
}

function createProvider(
  options: AuthorizationServerOptions,
  callers: WeakMap<IncomingMessage, ProtocolCaller>,
): Provider {
  const provider = new Provider(
    options.issuer,
    createProviderSettings({
      ...options,
      // Without a context the caller is the consent page, on behalf of a person who is signed in.
      mayFetchDocument: async (context) => {
        const caller = context && callers.get(context.req);
        return caller === undefined || options.mayFetchDocument(caller.addressKey);
      },
      markBrowser: (context, requestId) => markBrowser(context, requestId, options),
    }),
  );
  provider.proxy = true;
  const { log } = options;
  provider.on('server_error', (_context: unknown, error: unknown) => log.error({ err: error }, 'OAuth failed'));
  // Without a listener the library prints errors that occur after a response has begun, such as a closed connection.
  const emitter: EventEmitter = provider;
  emitter.on('error', (error: unknown) => log.warn({ err: error }, 'a response of OAuth failed'));
  for (const kind of ['AccessToken', 'RefreshToken'] as const) addPrefix(provider[kind].prototype, tokenPrefixes[kind]);
  provider.use(async (context, next) => {
    await next();
    removeSessionFromResponse(context as unknown as KoaContextWithOIDC);
  });
  return provider;
}

/** The library makes tokens without a prefix. */
function addPrefix(prototype: object, prefix: string): void {
  const model = prototype as { generateTokenId: () => string };
  const { generateTokenId } = model;
  model.generateTokenId = function generate() {
    return prefix + generateTokenId.call(this);
  };
}

function markBrowser(
  context: KoaContextWithOIDC,
  requestId: string,
  { browserCookie }: AuthorizationServerOptions,
): void {
  const { name, path, maxAgeSeconds } = browserCookie(requestId);
  // Not signed: a signature would prove nothing, because an attacker could copy one from a request of their own.
  context.cookies.set(name, '1', {
    path,
    maxAge: maxAgeSeconds * 1_000,
    httpOnly: true,
    sameSite: 'lax',
    signed: false,
    overwrite: false,
  });
}

const SESSION_COOKIE = /^\s*_session(?:\.sig)?=/;

/**
 * Removes the cookie of the library's own session. The person is the user of our session at the time of the decision; a
 * session of the library could belong to another person who used the same browser before.
 */
function removeSessionFromRequest({ headers }: IncomingMessage): void {
  const kept = headers.cookie?.split(';').filter((pair) => !SESSION_COOKIE.test(pair));
  if (kept !== undefined) headers.cookie = kept.join(';');
}

function removeSessionFromResponse({ res }: KoaContextWithOIDC): void {
  const cookies = res.getHeader('set-cookie');
  if (!Array.isArray(cookies)) return;
  const kept = cookies.filter((cookie) => !SESSION_COOKIE.test(cookie));
  if (kept.length === 0) res.removeHeader('set-cookie');
  else res.setHeader('set-cookie', kept);
}

/** Undefined if the client is not known, or if its metadata document can no longer be read. */
async function describeRequest(
  provider: Provider,
  params: Record<string, unknown>,
): Promise<AuthorizationRequest | undefined> {
  const clientId = String(params['client_id']);
  const redirectUri = String(params['redirect_uri']);
  const client = await provider.Client.find(clientId).catch((error: unknown) => {
    if (error instanceof errors.OIDCProviderError) return undefined;
    throw error;
  });
  if (client === undefined) return undefined;
  const clientHost = clientId.startsWith('https://') ? new URL(clientId).host : null;
  const clientName = cleanName(client.clientName) ?? clientHost ?? describeRedirect(redirectUri).target;
  return { clientId, clientName, clientHost, redirectUri, scopes: readScopes(params['scope']) };
}

function readScopes(text: unknown): Scope[] {
  const names = new Set(typeof text === 'string' ? text.split(' ') : []);
  return Scope.options.filter((scope) => names.has(scope));
}
