import {
  Client,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { NEGOTIATION_MODES, type ProtocolVersion } from './mcp-calls.ts';

/** A program that signs in with the official client. It stores in memory what the client asks it to save. */
export class Program implements OAuthClientProvider {
  readonly redirectUrl: string;
  readonly clientMetadata: OAuthClientMetadata;
  /** The address to which the program has sent the browser. */
  authorizationUrl: URL | undefined;
  saved: {
    client?: StoredOAuthClientInformation;
    tokens?: StoredOAuthTokens;
    verifier?: string;
    found?: OAuthDiscoveryState;
  } = {};

  constructor(redirectUrl: string, name = 'Official client') {
    this.redirectUrl = redirectUrl;
    this.clientMetadata = { client_name: name, redirect_uris: [redirectUrl] };
  }

  state = () => 'a-state';
  clientInformation = () => this.saved.client;
  saveClientInformation = (client: StoredOAuthClientInformation) => void (this.saved.client = client);
  tokens = () => this.saved.tokens;
  saveTokens = (tokens: StoredOAuthTokens) => void (this.saved.tokens = tokens);
  saveCodeVerifier = (verifier: string) => void (this.saved.verifier = verifier);
  codeVerifier = () => this.saved.verifier ?? '';
  invalidateCredentials = (what: string) => {
    if (what === 'all' || what === 'tokens') delete this.saved.tokens;
    if (what === 'all' || what === 'client') delete this.saved.client;
  };
  saveDiscoveryState = (found: OAuthDiscoveryState) => void (this.saved.found = found);
  discoveryState = () => this.saved.found;
  redirectToAuthorization = (url: URL) => void (this.authorizationUrl = url);
}

/** The official client for this program, not yet connected. */
export function openProgram(
  origin: string,
  program: Program,
  version: ProtocolVersion = 'modern',
): { client: Client; transport: StreamableHTTPClientTransport } {
  return {
    client: new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: NEGOTIATION_MODES[version] } }),
    transport: new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider: program }),
  };
}
