import { createProposal, fileConversation, type FiledConversation, type Proposed } from '@app/contract/programs';
import { Scope } from '@app/contract/scopes';
import type { Mount } from '#platform/http/route.ts';
import type { Session } from '#platform/http/session.ts';
import { serverOrigin } from '#platform/mcp-address.ts';
import { saveConversation } from '../mcp/filing-tools.ts';
import { proposeCard, proposeEvent, proposeReminder, proposeTask } from '../mcp/proposal-tools.ts';
import type { McpTool, ToolContext } from '../mcp/tool.ts';
import type { ProgramServices } from '../programs.service.ts';

const PROPOSERS = { event: proposeEvent, task: proposeTask, reminder: proposeReminder, card: proposeCard };

/** The name of the program if the person is signed in and no access token was used. */
const SESSION_NAME = 'API';

/** Endpoints with which programs make proposals and store conversations, through the tools of the MCP server. */
export function registerWritingRoutes(
  mount: Mount,
  services: ProgramServices,
  { publicUrl }: { publicUrl: string | undefined },
): void {
  mount(createProposal, async ({ session, request, body }) => {
    const { type, ...proposal } = body;
    return run<Proposed>('POST /api/proposals', PROPOSERS[type], proposal, contextOf(session, request));
  });
  mount(fileConversation, async ({ session, request, body }) =>
    run<FiledConversation>('POST /api/conversations', saveConversation, body, contextOf(session, request)),
  );

  function contextOf(session: Session, request: { host: string }): ToolContext {
    const { userId, timeZone, grant = { programName: SESSION_NAME, scopes: Scope.options, timeZone } } = session;
    return { userId, grant, origin: serverOrigin(request, publicUrl), services };
  }

  async function run<Output>(call: string, tool: McpTool, input: object, context: ToolContext): Promise<Output> {
    const { output } = await tool.run(input, context);
    const { userId, grant } = context;
    const characters = JSON.stringify(output).length;
    await services.recordCall(userId, { programName: grant.programName, call, conversationIds: [], characters });
    return output as Output;
  }
}
