import { ADVERTISED_SCOPES, resourceOf } from '#platform/mcp-address.ts';

/** The metadata of the protected resource /mcp, as RFC 9728 defines it. */
export function describeResource(origin: string, appName: string) {
  return {
    resource: resourceOf(origin),
    resource_name: appName,
    authorization_servers: [origin],
    scopes_supported: ADVERTISED_SCOPES,
    bearer_methods_supported: ['header'],
  };
}
