import type { FastifyInstance } from 'fastify';

export interface LocalOnly {
  /** Whether this instance serves only this machine, as far as anybody can tell. */
  isLocalOnly(): boolean;
  /** A request that came through a proxy says otherwise, for as long as the process runs. */
  watch(app: FastifyInstance): void;
}

const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'via'];

export function createLocalOnly(publicUrl: string | undefined): LocalOnly {
  const isLocalAddress = publicUrl === undefined || isLoopback(publicUrl);
  let wasForwarded = false;
  return {
    isLocalOnly: () => isLocalAddress && !wasForwarded,
    watch: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        wasForwarded ||= FORWARDING.some((name) => request.headers[name] !== undefined);
        done();
      });
    },
  };
}

function isLoopback(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}
