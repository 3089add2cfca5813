import { decideConsent, disconnectApp, getConsentRequest, listConnectedApps } from '@app/contract/oauth';
import type { FastifyRequest } from 'fastify';
import type { Mount } from '#platform/http/route.ts';
import { readCookie } from '#platform/http/session.ts';
import { BROWSER_COOKIE } from './browser-cookie.ts';
import * as errors from './oauth.errors.ts';
import type { OAuthService, OpenRequest } from './oauth.service.ts';
import type { ServerOf } from './authorization-servers.ts';

export function registerOAuthRoutes(mount: Mount, oauth: OAuthService, serverOf: ServerOf): void {
  /** Throws oauth.request_gone in a browser other than the one that started the request. */
  const open = async (request: FastifyRequest, id: string): Promise<OpenRequest> => {
    if (readCookie(request, BROWSER_COOKIE) === undefined) throw errors.requestGone();
    return { server: await serverOf(request), id };
  };
  mount(getConsentRequest, async ({ userId, params, request }) =>
    oauth.describe(userId, await open(request, params.id)),
  );
  mount(decideConsent, async ({ userId, params, body, request }) => ({
    redirectTo: await oauth.decide(userId, await open(request, params.id), body),
  }));
  mount(listConnectedApps, ({ userId }) => oauth.listApps(userId));
  mount(disconnectApp, ({ userId, params }) => oauth.disconnect(userId, params.id));
}
