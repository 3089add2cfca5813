import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer } from './mcp-server.ts';
import type { ToolContext } from './tool.ts';

export interface McpHandlerOptions {
  /** The name of the server. */
  name: string;
  maxBodyBytes: number;
}

/** Answers a request of the protocol on behalf of its caller, which `clientId` names. */
export type McpHandler = (request: Request, clientId: string, context: ToolContext) => Promise<Response>;

const VERSION = '1';

/** In a separate file, which is loaded for the first caller: the library is large, and few installations have callers. */
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
