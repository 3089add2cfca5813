import type { Scope } from '@app/contract/scopes';

/** The scopes that a client should ask for; filing conversations is granted only to tokens made for it. */
export const ASKED_SCOPES: readonly Scope[] = ['archive:read', 'plan:read', 'inbox:propose'];

/** The origin of this server. Without a public one it is the loopback address, which every client resolves alike. */
export function originOf({ host }: { host: string }, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const port = /:(\d+)$/.exec(host)?.[1];
  return `http://127.0.0.1${port === undefined ? '' : `:${port}`}`;
}

/** RFC 9728. */
export function writeResourceMetadata(origin: string, appName: string) {
  return {
    resource: `${origin}/mcp`,
    resource_name: appName,
    scopes_supported: ASKED_SCOPES,
    bearer_methods_supported: ['header'],
  };
}
