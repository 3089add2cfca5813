import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Scope } from '@app/contract/scopes';

/** The authorization server of OAuth 2.1: it speaks the protocol with programs, for one issuer. */
export interface AuthorizationServer {
  /** Responds to a request to one of the protocol's addresses. Never throws: errors are sent in the response. */
  handle(request: IncomingMessage, response: ServerResponse, caller: ProtocolCaller): Promise<void>;
  /** The access that a program requests; undefined when the request has expired or was claimed. */
  findRequest(id: string): Promise<AuthorizationRequest | undefined>;
  /**
   * Claims the request for a decision; false if it was claimed before, so that only one of two concurrent decisions
   * counts.
   */
  claim(id: string): Promise<boolean>;
  /**
   * Grants the scopes of a claimed request. Returns the address to navigate to; undefined when the request has expired.
   */
  allow(id: string, grant: { userId: string; appId: string; scopes: readonly Scope[] }): Promise<string | undefined>;
  /** Like `allow`, but reports to the program that access was denied. */
  deny(id: string): Promise<string | undefined>;
}

/** The caller of an endpoint of the protocol. */
export interface ProtocolCaller {
  /** The key of its address for rate limits. */
  addressKey: string;
}

export interface AuthorizationRequest {
  clientId: string;
  clientName: string;
  /** The host of the client's metadata document; null for a client that registered itself. */
  clientHost: string | null;
  redirectUri: string;
  scopes: Scope[];
}

export type RecordKind = 'AccessToken' | 'AuthorizationCode' | 'Client' | 'Grant' | 'Interaction' | 'RefreshToken';

/** Kinds of records whose ids are secrets. */
export const secretKinds: ReadonlySet<string> = new Set<RecordKind>([
  'AccessToken',
  'AuthorizationCode',
  'Interaction',
  'RefreshToken',
]);

export interface StoredRecord {
  payload: Record<string, unknown>;
  consumedAt: Date | null;
}

/**
 * The records of the server, shared by all processes. The ids of secret kinds are the secrets themselves, so the store
 * must hash them.
 */
export interface AuthorizationStore {
  /** Stores a record. Returns false if the connected app to which the record's grant belongs has been disconnected. */
  save(kind: RecordKind, id: string, record: NewRecord): Promise<boolean>;
  /** Undefined once the record has expired; a client is found until it is deleted. */
  find(kind: RecordKind, id: string): Promise<StoredRecord | undefined>;
  /** Marks the record as consumed. Returns false if it was consumed before or does not exist. */
  consume(kind: RecordKind, id: string): Promise<boolean>;
  delete(kind: RecordKind, id: string): Promise<void>;
  /** Ends the grant with everything that was issued for it. */
  endGrant(appId: string): Promise<void>;
  /** Whether the account exists and is not being closed. */
  isActive(userId: string): Promise<boolean>;
}

export interface NewRecord {
  payload: Record<string, unknown>;
  appId: string | undefined;
  /** Undefined for clients. */
  expiresInSeconds: number | undefined;
}

/** The paths of the protocol. */
export const protocolPaths = {
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
} as const;

/** How access and refresh tokens begin, so that scanners for leaked secrets and our own checks recognise them. */
export const tokenPrefixes = { AccessToken: 'aia_oat_', RefreshToken: 'aia_ort_' } as const;
