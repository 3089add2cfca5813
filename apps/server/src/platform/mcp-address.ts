import type { Scope } from '@app/contract/scopes';

/** The scopes that the server suggests to clients. The scope to send conversations must be requested explicitly. */
export const ADVERTISED_SCOPES: readonly Scope[] = ['archive:read', 'plan:read', 'inbox:propose'];

/**
 * The origin of this server as programs know it. Without a public one it is the loopback address, which every client
 * resolves alike.
 */
export function serverOrigin({ host }: { host: string }, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const port = /:(\d+)$/.exec(host)?.[1];
  return `http://127.0.0.1${port === undefined ? '' : `:${port}`}`;
}

/** The MCP server at an origin, as the resource of RFC 8707 and 9728. */
export function resourceOf(origin: string): string {
  return `${origin}/mcp`;
}

/** Whether this is the MCP server of this installation; without a public URL, at any port of the loopback address. */
export function isOwnResource(resource: unknown, publicUrl: string | undefined): boolean {
  if (typeof resource !== 'string' || !URL.canParse(resource)) return false;
  if (publicUrl !== undefined) return resource === resourceOf(new URL(publicUrl).origin);
  const { protocol, hostname, pathname } = new URL(resource);
  return protocol === 'http:' && hostname === '127.0.0.1' && pathname === '/mcp';
}
