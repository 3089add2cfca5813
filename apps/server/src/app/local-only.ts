import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface LocalOnly {
  /**
   * Whether what is done at this moment is done for this machine only. Within a request, and what it sets off, a header
   * of a proxy says otherwise; what runs by itself goes by PUBLIC_URL alone.
   */
  isLocalOnly(): boolean;
  /** Makes the requests of this app known to `isLocalOnly`. */
  watch(app: FastifyInstance): void;
}

/** By which a proxy says for whom it asks. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'via'];

/**
 * Each request is judged by itself. That is safe behind a proxy, because it adds its header to every request it passes
 * on. And it must not be remembered: anybody can make such a header up, and would decide for everybody else.
 */
export function createLocalOnly(publicUrl: string | undefined): LocalOnly {
  const isLocalAddress = publicUrl === undefined || isLoopbackName(new URL(publicUrl).hostname);
  const isForwarded = new AsyncLocalStorage<boolean>();
  return {
    isLocalOnly: () => isLocalAddress && isForwarded.getStore() !== true,
    watch: (app) => {
      // Only once the body was read: its events do not carry the context on.
      app.addHook('preHandler', (request, _reply, done) => isForwarded.run(wasForwarded(request), done));
    },
  };
}

/** Whether the request came through a proxy that says so. */
export function wasForwarded({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return FORWARDING.some((name) => headers[name] !== undefined);
}

/** A host name, without a port, that only this machine itself answers to. */
export function isLoopbackName(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name.toLowerCase());
}
