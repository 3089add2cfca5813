import { z } from 'zod';
import type { ModelTool } from '#integrations/llm/llm.ts';

const Day = z.iso.date().describe('A day as YYYY-MM-DD.');
const Moment = z.iso.datetime({ offset: true }).describe('An instant with its offset, as 2026-03-01T09:00:00+01:00.');
const Title = z.string().trim().min(1).max(300);

/** The input of each tool. */
export const TOOL_INPUTS = {
  search_conversations: z.object({
    query: z.string().min(1).max(500).describe('A few telling words.'),
    from: Day.optional(),
    to: Day.optional(),
  }),
  list_events: z.object({ from: Day, to: Day }),
  list_tasks: z.object({}),
  propose_event: z.object({ title: Title, start: Moment, minutes: z.int().min(0).max(44_640).default(60) }),
  propose_reminder: z.object({ title: Title, at: Moment }),
  propose_task: z.object({ title: Title, due: Day.optional() }),
};

export type ToolName = keyof typeof TOOL_INPUTS;
export type ToolInput<Name extends ToolName> = z.output<(typeof TOOL_INPUTS)[Name]>;

const DESCRIPTIONS: Record<ToolName, string> = {
  search_conversations:
    "Looks for what was said in the user's earlier conversations. Answers quotes with title and date.",
  list_events: "The events on the user's schedule between two days.",
  list_tasks: "The user's open tasks.",
  propose_event: 'Offers the user an event to put on their schedule.',
  propose_reminder: 'Offers the user a reminder.',
  propose_task: 'Offers the user a task.',
};

const NAMES = Object.keys(TOOL_INPUTS) as ToolName[];
// Generated once: every question offers all tools, and generating their schemas takes as long as a query.
const DEFINITIONS = NAMES.map((name): ModelTool => ({
  name,
  description: DESCRIPTIONS[name],
  parameters: z.toJSONSchema(TOOL_INPUTS[name], { io: 'input' }),
}));

/** The tools for a chat; the archive search only where the user allows it, and proposals where they can be kept. */
export function toolDefinitions(scope: { usesArchive: boolean; isTemporary: boolean }): ModelTool[] {
  return DEFINITIONS.filter(
    ({ name }) =>
      (scope.usesArchive || name !== 'search_conversations') && !(scope.isTemporary && name.startsWith('propose_')),
  );
}
