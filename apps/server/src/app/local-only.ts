import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface LocalOnly {
  /** Whether this instance serves only this machine, as far as anybody can tell. */
  isLocalOnly(): boolean;
  /** A request that came through a proxy says otherwise, for as long as the process runs. */
  watch(app: FastifyInstance): void;
}

/** By which a proxy says for whom it asks. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'via'];

export function createLocalOnly(publicUrl: string | undefined): LocalOnly {
  const isLocalAddress = publicUrl === undefined || isLoopbackName(new URL(publicUrl).hostname);
  let hasProxy = false;
  return {
    isLocalOnly: () => isLocalAddress && !hasProxy,
    watch: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        hasProxy ||= wasForwarded(request);
        done();
      });
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
