import { Scope } from '@app/contract/scopes';
import type { ConnectedApp, ConsentRequest, DecideConsentBody } from '@app/contract/oauth';
import type { Database, Tx } from '#db/database.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { type AuthorizationServer, tokenPrefixes } from '#integrations/authorization-server/authorization-server.ts';
import { describeRedirect } from '#integrations/authorization-server/redirect-rules.ts';
import type { BearerVerifier } from '#platform/bearer.ts';
import type { Clock } from '#platform/clock.ts';
import type { NewId } from '#platform/ids.ts';
import * as apps from './connected-apps.repository.ts';
import * as errors from './oauth.errors.ts';
import { toConnectedApp } from './oauth.mapper.ts';
import * as records from './oauth-records.repository.ts';
import { hashSecret } from './oauth-store.ts';

export interface OAuthDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  identity: Pick<IdentityService, 'getUser'>;
  /** Whether the resource that a token was issued for is the MCP server of this installation. */
  isOwnResource: (resource: unknown) => boolean;
}

/** An authorization request that is open in the browser that started it. */
export interface OpenRequest {
  /** The server of the origin at which the request was started. */
  server: AuthorizationServer;
  id: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

export type OAuthService = ReturnType<typeof createOAuthService>;

/** Programs that people connect by OAuth: consent, the list of connected programs, and the tokens for /mcp. */
export function createOAuthService(dependencies: OAuthDependencies) {
  const { db, clock } = dependencies;
  return {
    ...createConsent(dependencies),

    listApps: async (userId: string): Promise<ConnectedApp[]> => (await apps.listApps(db, userId)).map(toConnectedApp),

    /** Throws oauth.app_not_found. */
    disconnect: async (userId: string, id: string): Promise<void> => {
      if (!(await apps.deleteApp(db, userId, id))) throw errors.appNotFound();
    },

    disconnectAll: (tx: Tx, userId: string): Promise<void> => apps.deleteApps(tx, userId),

    deleteExpired: async (): Promise<void> => {
      const now = clock.now();
      // A program that was just allowed may not have fetched its tokens yet.
      await apps.deleteEndedApps(db, { before: new Date(now.getTime() - HOUR_MS), now });
      await records.deleteExpiredRecords(db, now);
    },

    verifier: createVerifier(dependencies),
  };
}

function createConsent({ db, clock, newId, identity }: OAuthDependencies) {
  return {
    /** Throws oauth.request_gone. */
    describe: async (userId: string, { server, id }: OpenRequest): Promise<ConsentRequest> => {
      const request = await server.findRequest(id);
      if (request === undefined) throw errors.requestGone();
      const { clientName, clientHost, redirectUri, scopes } = request;
      const { target: redirectHost, isLocal } = describeRedirect(redirectUri);
      const { email } = await identity.getUser(userId);
      return { clientName, clientHost, redirectHost, isLocal, scopes, userId, email };
    },

    /** Returns the address to navigate to. Throws oauth.other_person and oauth.request_gone. */
    decide: async (userId: string, { server, id }: OpenRequest, decision: DecideConsentBody): Promise<string> => {
      if (decision.userId !== userId) throw errors.requestOfOtherPerson();
      const request = await server.findRequest(id);
      if (request === undefined || !(await server.claim(id))) throw errors.requestGone();
      const scopes = request.scopes.filter((scope) => decision.scopes.includes(scope));
      if (!decision.isAllowed || scopes.length === 0) return (await server.deny(id)) ?? throwRequestGone();
      const appId = newId();
      await apps.insertApp(db, userId, {
        id: appId,
        clientId: request.clientId,
        name: request.clientName,
        host: describeRedirect(request.redirectUri).target,
        scopes,
        connectedAt: clock.now(),
      });
      return (await server.allow(id, { userId, appId, scopes })) ?? throwRequestGone();
    },
  };
}

function throwRequestGone(): never {
  throw errors.requestGone();
}

function createVerifier({ db, clock, isOwnResource }: OAuthDependencies): BearerVerifier {
  return {
    recognises: (token) => token.startsWith(tokenPrefixes.AccessToken),
    verify: async (token) => {
      const access = await records.findAccess(db, hashSecret(token));
      const now = clock.now();
      if (access === undefined || access.expiresAt <= now || !isOwnResource(access.payload['aud'])) return undefined;
      const { userId, timeZone, appId, name, expiresAt, lastUsedAt, payload } = access;
      const minute = new Date(now.getTime() - (now.getTime() % MINUTE_MS));
      if (lastUsedAt === null || lastUsedAt < minute) await apps.touchApp(db, userId, appId, minute);
      const granted = new Set(String(payload['scope'] ?? '').split(' '));
      const scopes = Scope.options.filter((scope) => granted.has(scope));
      return { userId, timeZone, id: appId, programName: name, scopes, expiresAt };
    },
  };
}
