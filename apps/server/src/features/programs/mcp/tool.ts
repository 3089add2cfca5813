import type { Scope } from '@app/contract/scopes';
import { z } from 'zod';
import type { BearerGrant } from '#platform/bearer.ts';
import type { ProgramServices } from '../programs.service.ts';

/** The caller of a tool, and what it may use. */
export interface ToolContext {
  userId: string;
  grant: Pick<BearerGrant, 'programName' | 'scopes' | 'timeZone'>;
  /** The origin of this server, without a slash at the end. */
  origin: string;
  services: ProgramServices;
}

export interface ToolResponse<Output> {
  output: Output;
  /** The conversations whose content is in the output. */
  conversationIds?: readonly string[];
}

/**
 * A tool of the MCP server. A reading tool changes nothing. A writing tool files conversations or makes proposals; a
 * repeated call changes nothing more.
 */
export interface McpTool {
  name: string;
  title: string;
  description: string;
  scope: Scope;
  isWriter: boolean;
  /** JSON Schemas. */
  inputSchema: Record<string, unknown>;
  outputSchema: Record<string, unknown>;
  /** Parses the input. Throws ZodError and AppError. */
  run: (input: unknown, context: ToolContext) => Promise<ToolResponse<Record<string, unknown>>>;
}

interface ToolDefinition<Input extends z.ZodType, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  scope: Scope;
  isWriter?: boolean;
  input: Input;
  output: Output;
  run: (input: z.output<Input>, context: ToolContext) => Promise<ToolResponse<z.input<Output>>>;
}

export function defineTool<Input extends z.ZodType, Output extends z.ZodObject>(
  definition: ToolDefinition<Input, Output>,
): McpTool {
  const { name, title, description, scope, isWriter = false, input, output, run } = definition;
  return {
    name,
    title,
    description,
    scope,
    isWriter,
    inputSchema: describe(input, 'input'),
    outputSchema: describe(output, 'output'),
    run: async (given, context) => run(input.parse(given), context),
  };
}

/**
 * A JSON Schema without parts that only take up space in a model's context: the long patterns of ids and times. Their
 * formats or descriptions say the same, and the tool checks them itself.
 */
function describe(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === undefined) return;
      delete jsonSchema.pattern;
      // The tools accept times without an offset, but the format date-time requires one.
      if (jsonSchema.format === 'date-time') delete jsonSchema.format;
    },
  });
  return described;
}
