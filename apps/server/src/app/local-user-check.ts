import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface LocalUserCheck {
  /**
   * Whether the current work is for a user of this machine. False for a request with a proxy header, and for anything
   * that the request starts. For background work only PUBLIC_URL counts.
   */
  isForLocalUser(): boolean;
  /** Makes `isForLocalUser` aware of the app's requests. */
  trackRequests(app: FastifyInstance): void;
}

/** Headers that a proxy adds. */
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'via'];

/**
 * Each request is judged by its own headers. Behind a proxy this is safe, because the proxy adds its header to every
 * request. The result for one request must not be used for another: any client can send such a header, and would then
 * make the users of this machine count as remote.
 */
export function createLocalUserCheck(publicUrl: string | undefined): LocalUserCheck {
  const isLocalAddress = publicUrl === undefined || isLoopbackName(new URL(publicUrl).hostname);
  const isForwarded = new AsyncLocalStorage<boolean>();
  return {
    isForLocalUser: () => isLocalAddress && isForwarded.getStore() !== true,
    trackRequests: (app) => {
      // Runs after the body was read, because the body's events do not propagate the async context.
      app.addHook('preHandler', (request, _reply, done) => isForwarded.run(wasForwarded(request), done));
    },
  };
}

/** Whether the request has a proxy header. */
export function wasForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return PROXY_HEADERS.some((name) => headers[name] !== undefined);
}

/** Whether a host name without port refers to this machine only. */
export function isLoopbackName(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name.toLowerCase());
}
