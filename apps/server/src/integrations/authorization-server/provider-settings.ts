import { Scope } from '@app/contract/scopes';
import { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider';
import type { Fetcher } from '../fetcher/fetcher.ts';
import { type AuthorizationStore, protocolPaths } from './authorization-server.ts';
import { restrictClient } from './client-rules.ts';
import { createDocumentFetch } from './document-fetch.ts';
import { createRecordAdapter } from './record-adapter.ts';
import type { ServerKeys } from './server-keys.ts';
import { renderErrorPage } from './error-page.ts';

export interface SettingsDependencies {
  /** The only resource for which tokens are issued. */
  resource: string;
  appName: string;
  keys: ServerKeys;
  store: AuthorizationStore;
  fetcher: Pick<Fetcher, 'fetch'>;
  /** The address of the consent page for a request. */
  consentPage: (requestId: string) => string;
  /** Whether this caller may have one more metadata document fetched. */
  mayFetchDocument: (context: KoaContextWithOIDC | undefined) => Promise<boolean>;
  /** Marks the browser in which the request was started. */
  markBrowser: (context: KoaContextWithOIDC, requestId: string) => void;
}

const MINUTE = 60;
const DAY = 86_400;

/** Seconds. A connection ends after 30 days without use, and after a year in any case. */
const LIFETIMES = {
  Interaction: 10 * MINUTE,
  Session: 10 * MINUTE,
  AuthorizationCode: MINUTE,
  AccessToken: 60 * MINUTE,
  RefreshToken: 30 * DAY,
  Grant: 365 * DAY,
} as const;

const OFF = { enabled: false } as const;

/** The settings of the library: authorization code with PKCE for public clients, opaque tokens, and nothing else. */
export function createProviderSettings(dependencies: SettingsDependencies): Configuration {
  const { keys, store, appName } = dependencies;
  return {
    adapter: (name: string) => createRecordAdapter(store, name),
    jwks: keys.jwks,
    cookies: {
      keys: keys.cookieKeys,
      short: { httpOnly: true, sameSite: 'lax', path: '/oauth' },
      long: { httpOnly: true, sameSite: 'lax', path: '/oauth' },
    },
    routes: {
      authorization: protocolPaths.authorize,
      token: protocolPaths.token,
      registration: protocolPaths.register,
      revocation: protocolPaths.revoke,
      jwks: '/oauth/keys',
    },
    scopes: [...Scope.options],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientDefaults: {
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'EdDSA',
    },
    ...createClientRules(),
    // Programs are not web pages, and pages of other websites may not call /mcp either.
    clientBasedCORS: () => false,
    pkce: { required: () => true },
    ttl: LIFETIMES,
    expiresWithSession: async () => false,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    features: createFeatures(dependencies),
    fetch: createDocumentFetch(dependencies.fetcher),
    findAccount: async (_context, userId) =>
      (await store.isActive(userId)) ? { accountId: userId, claims: async () => ({ sub: userId }) } : undefined,
    interactions: {
      url: (context, interaction) => {
        dependencies.markBrowser(context, interaction.uid);
        return dependencies.consentPage(interaction.uid);
      },
    },
    renderError: async (context, out) => renderErrorPage(context, out, appName),
  };
}

/**
 * The library calls the validator for each property named here and passes the whole client, so one property is enough
 * to check all of it.
 */
function createClientRules(): Pick<Configuration, 'extraClientMetadata'> {
  return {
    extraClientMetadata: {
      properties: ['software_id'],
      validator: (_context, _key, _value, metadata) => {
        const problem = restrictClient(metadata);
        if (problem !== undefined) throw new errors.InvalidClientMetadata(problem);
      },
    },
  };
}

function createFeatures({ resource, mayFetchDocument }: SettingsDependencies): Configuration['features'] {
  return {
    devInteractions: OFF,
    dPoP: OFF,
    rpInitiatedLogout: OFF,
    pushedAuthorizationRequests: OFF,
    userinfo: OFF,
    registration: { enabled: true, issueRegistrationAccessToken: false },
    revocation: { enabled: true, allowedPolicy: async (_context, client, token) => token.clientId === client.clientId },
    clientIdMetadataDocument: { enabled: true, ack: 'draft-02', allowFetch: (context) => mayFetchDocument(context) },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => resource,
      useGrantedResource: async () => true,
      getResourceServerInfo: async (_context, requestedResource) => {
        if (requestedResource !== resource)
          throw new errors.InvalidTarget('this server issues tokens for its own resource only');
        return { scope: Scope.options.join(' '), audience: resource, accessTokenFormat: 'opaque' };
      },
    },
  };
}
