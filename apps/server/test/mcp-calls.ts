import type { Client } from '@modelcontextprotocol/client';

/** Versions of the MCP protocol: `legacy` begins with a handshake, `modern` (2026-07-28) does not. */
export type ProtocolVersion = 'legacy' | 'modern';
/** The option of the official client that selects each version. */
export const NEGOTIATION_MODES = { legacy: 'legacy', modern: { pin: '2026-07-28' } } as const;

export interface ToolOutcome {
  isError: boolean;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- each tool has another shape, and the tests look into it
  output: any;
}

export async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown> = {},
): Promise<ToolOutcome> {
  const result = await client.callTool({ name, arguments: input });
  const [first] = result.content;
  const text = first?.type === 'text' ? first.text : '';
  return { isError: result.isError === true, text, output: result.structuredContent };
}
