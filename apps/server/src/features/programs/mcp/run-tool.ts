import type { CallToolResult } from '@modelcontextprotocol/server';
import { ZodError } from 'zod';
import { AppError } from '#platform/app-error.ts';
import type { McpTool, ToolContext } from './tool.ts';

/**
 * Runs a tool and records the call in the log of sent data. Never throws, because the MCP library would send the
 * message of any error to the client.
 */
export async function runTool(tool: McpTool, input: unknown, context: ToolContext): Promise<CallToolResult> {
  const { userId, grant, services } = context;
  const record = (characters: number, conversationIds: readonly string[], isRefused: boolean): Promise<void> =>
    services.recordCall(userId, {
      programName: grant.programName,
      call: tool.name,
      conversationIds,
      characters,
      isRefused,
    });
  try {
    assertScope(tool, context);
    const { output, conversationIds = [] } = await tool.run(input, context);
    const text = JSON.stringify(output);
    await record(text.length, conversationIds, false);
    return { content: [{ type: 'text', text }], structuredContent: output };
  } catch (error) {
    const sentence = toSentence(error, context);
    await record(0, [], true).catch((failure: unknown) =>
      services.log.error({ err: failure }, 'a call was not logged'),
    );
    return { isError: true, content: [{ type: 'text', text: sentence }] };
  }
}

function assertScope({ scope }: McpTool, { grant }: ToolContext): void {
  if (grant.scopes.includes(scope)) return;
  throw new AppError({
    code: 'tokens.insufficient_scope',
    message: `This needs the scope ${scope} (insufficient_scope). Please ask the person for a token that has it.`,
  });
}

/** One sentence for the model, which may pass it on to the person. */
export function toSentence(error: unknown, { services }: Pick<ToolContext, 'services'>): string {
  if (error instanceof AppError) return withWait(error);
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'this input is invalid'}`.replace(/^: /, '');
  }
  services.log.error({ err: error }, 'a call by a program failed');
  return 'Something went wrong on our side. Please try again.';
}

function withWait({ message, details }: AppError): string {
  const seconds = details?.['retryAfterSeconds'];
  return typeof seconds === 'number' ? `${message} Try again in ${seconds} seconds.` : message;
}
