import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer } from './mcp-server.ts';
import type { ToolContext } from './tool.ts';

export interface McpHandlerOptions {
  /** The name of the server. */
  name: string;
  maxBodyBytes: number;
}

/** Responds to a request of the protocol; `clientId` identifies its caller. */
export type McpHandler = (request: Request, clientId: string, context: ToolContext) => Promise<Response>;

const VERSION = '1';

/**
 * Creates the handler for `/mcp`. This file is loaded only for the first caller, because the MCP library is large and
 * few installations have callers.
 */
export function createHandler({ name, maxBodyBytes }: McpHandlerOptions): McpHandler {
  const contexts = new WeakMap<object, ToolContext>();
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const context = authInfo && contexts.get(authInfo);
      if (context === undefined) throw new Error('an MCP request without its caller');
      return createMcpServer(context, { name, version: VERSION });
    },
    { maxRequestBodySize: maxBodyBytes },
  );
  return (request, clientId, context) => {
    const authInfo = { token: '', clientId, scopes: [...context.grant.scopes] };
    contexts.set(authInfo, context);
    return handler.fetch(request, { authInfo });
  };
}
