import { ADVERTISED_SCOPES, resourceOf } from '#platform/mcp-address.ts';

/** RFC 9728. */
export function describeResource(origin: string, appName: string) {
  return {
    resource: resourceOf(origin),
    resource_name: appName,
    authorization_servers: [origin],
    scopes_supported: ADVERTISED_SCOPES,
    bearer_methods_supported: ['header'],
  };
}
