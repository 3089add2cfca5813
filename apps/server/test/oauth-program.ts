import {
  Client,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { type Era, MODES } from './mcp-calls.ts';

/** A program that signs in with the official client: what it keeps between its calls. */
export class Program implements OAuthClientProvider {
  readonly redirectUrl: string;
  readonly clientMetadata: OAuthClientMetadata;
  /** The address to which the program has sent the browser. */
  asked: URL | undefined;
  kept: {
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
  clientInformation = () => this.kept.client;
  saveClientInformation = (client: StoredOAuthClientInformation) => void (this.kept.client = client);
  tokens = () => this.kept.tokens;
  saveTokens = (tokens: StoredOAuthTokens) => void (this.kept.tokens = tokens);
  saveCodeVerifier = (verifier: string) => void (this.kept.verifier = verifier);
  codeVerifier = () => this.kept.verifier ?? '';
  invalidateCredentials = (what: string) => {
    if (what === 'all' || what === 'tokens') delete this.kept.tokens;
    if (what === 'all' || what === 'client') delete this.kept.client;
  };
  saveDiscoveryState = (found: OAuthDiscoveryState) => void (this.kept.found = found);
  discoveryState = () => this.kept.found;
  redirectToAuthorization = (url: URL) => void (this.asked = url);
}

/** The official client for this program, not yet connected. */
export function openProgram(
  origin: string,
  program: Program,
  era: Era = 'modern',
): { client: Client; transport: StreamableHTTPClientTransport } {
  return {
    client: new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: MODES[era] } }),
    transport: new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider: program }),
  };
}
