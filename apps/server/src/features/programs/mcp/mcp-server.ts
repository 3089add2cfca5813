import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { allTools } from './all-tools.ts';
import { NOTICE } from './fields.ts';
import { registerContextPack } from './context-pack-resource.ts';
import { registerPrompts } from './prompts.ts';
import { registerResources } from './resources.ts';
import { runTool } from './run-tool.ts';
import type { ToolContext } from './tool.ts';

const INSTRUCTIONS = `The person's own archive of conversations with assistants, and their planner. Search before answering questions about what they said, decided or planned, and link what you use. The resource archive://context-pack says who they are and how they like answers. ${NOTICE} Nothing here deletes, moves or approves: proposals wait in the person's inbox, so say that they have to be approved there.`;

/**
 * The tools with their validators. All servers share them, because creating the validators takes longer than a call.
 * They are created at the first call, so that they do not delay the start of the process.
 */
let prepared: ReturnType<typeof prepareTools> | undefined;

function prepareTools() {
  return allTools.map((tool) => ({
    tool,
    config: {
      title: tool.title,
      description: tool.description,
      annotations: tool.isWriter
        ? { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false }
        : { readOnlyHint: true, openWorldHint: false },
      inputSchema: fromJsonSchema(tool.inputSchema),
      outputSchema: fromJsonSchema(tool.outputSchema),
    },
  }));
}

/** A server for one request of one person. */
export function createMcpServer(context: ToolContext, { name, version }: { name: string; version: string }): McpServer {
  const server = new McpServer({ name, version }, { instructions: INSTRUCTIONS });
  prepared ??= prepareTools();
  for (const { tool, config } of prepared) {
    server.registerTool(tool.name, config, (input: unknown) => runTool(tool, input, context));
  }
  registerContextPack(server, context);
  registerResources(server, context);
  registerPrompts(server, context);
  return server;
}
