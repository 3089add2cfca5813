import { Scope } from '@app/contract/scopes';
import { protocolPaths } from '#integrations/authorization-server/authorization-server.ts';

/** RFC 8414, with the fields that MCP clients look for. */
export function describeServer(issuer: string) {
  return {
    issuer,
    authorization_endpoint: issuer + protocolPaths.authorize,
    token_endpoint: issuer + protocolPaths.token,
    registration_endpoint: issuer + protocolPaths.register,
    revocation_endpoint: issuer + protocolPaths.revoke,
    scopes_supported: Scope.options,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
}
