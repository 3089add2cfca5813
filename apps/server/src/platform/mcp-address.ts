import type { Scope } from '@app/contract/scopes';

/** The scopes that the server suggests to clients. The scope to send conversations must be requested explicitly. */
export const ADVERTISED_SCOPES: readonly Scope[] = ['archive:read', 'plan:read', 'inbox:propose'];

/**
 * The origin of this server as programs know it. Without a public URL it is the origin of the loopback address, which
 * every client resolves alike.
 */
export function serverOrigin({ host }: { host: string }, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const port = /:(\d+)$/.exec(host)?.[1];
  return `http://127.0.0.1${port === undefined ? '' : `:${port}`}`;
}

/** The URL of the MCP server at an origin: its resource identifier in the sense of RFC 8707 and RFC 9728. */
export function resourceOf(origin: string): string {
  return `${origin}/mcp`;
}

/**
 * Whether a resource is the MCP server of this installation; without a public URL, at any port of the loopback address.
 */
export function isOwnResource(resource: unknown, publicUrl: string | undefined): boolean {
  if (typeof resource !== 'string' || !URL.canParse(resource)) return false;
  if (publicUrl !== undefined) return resource === resourceOf(new URL(publicUrl).origin);
  const { protocol, hostname, pathname } = new URL(resource);
  return protocol === 'http:' && hostname === '127.0.0.1' && pathname === '/mcp';
}
