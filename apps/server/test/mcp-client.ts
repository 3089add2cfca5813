import type { Scope } from '@app/contract/scopes';
import { createToken } from '@app/contract/tokens';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { inTransaction } from '#db/database.ts';
import { newId } from '#platform/ids.ts';
import { NEGOTIATION_MODES, type ProtocolVersion } from './mcp-calls.ts';
import type { TestApp, TestUser } from './test-app.ts';

export const ALL_SCOPES: readonly Scope[] = ['archive:read', 'plan:read', 'inbox:propose', 'archive:write'];

/** Creates an access token through the API; its name is the name of the program. */
export async function makeToken(
  app: TestApp,
  as: TestUser,
  scopes: readonly Scope[] = ALL_SCOPES,
  name = 'Editor',
): Promise<string> {
  return (await app.request(createToken, { as, body: { name, scopes } })).body.token;
}

/** The official MCP client, connected to the server at an address such as `http://127.0.0.1:3000`. */
export async function connectToMcp(
  address: string,
  token: string,
  version: ProtocolVersion = 'modern',
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: NEGOTIATION_MODES[version] } },
  );
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${address}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  return client;
}

export interface ConversationOptions {
  title?: string;
  categoryId?: string;
  source?: 'chat' | 'chatgpt';
  at?: string;
}

/** Stores a conversation of alternating messages. Returns its id. */
export async function addConversation(
  app: TestApp,
  { userId }: TestUser,
  texts: string[],
  options: ConversationOptions = {},
): Promise<string> {
  const { title = 'Lease', source = 'chat', at = '2026-11-01T10:00:00Z', categoryId } = options;
  const createdAt = new Date(at);
  const ids = texts.map(() => newId());
  const messages = texts.map((content, index) => ({
    id: ids[index] ?? '',
    parentId: ids[index - 1] ?? null,
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
    createdAt,
  }));
  const id = newId();
  const draft = { id, title, source, createdAt, updatedAt: createdAt, messages, activeLeafId: ids.at(-1) ?? null };
  await inTransaction(app.db, (tx) =>
    app.server.services.conversations.storeConversations({ tx, userId }, [
      { ...draft, ...(categoryId !== undefined && { categoryId }) },
    ]),
  );
  return id;
}
