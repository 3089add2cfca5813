import * as z from 'zod/mini';

/**
 * The tools that the assistant can use for a reply. `proposal` is an event, a reminder or a task that waits for
 * approval.
 */
export const ToolName = z.enum(['archive', 'calendar', 'tasks', 'calculator', 'dates', 'page', 'proposal']);
export type ToolName = z.output<typeof ToolName>;

/** One use of a tool for a reply. */
export const ToolUse = z.object({
  tool: ToolName,
  /**
   * The words searched for, the calculation, the address, the title, or the day or days as 2026-01-31; may be empty.
   */
  subject: z.string(),
  /** The result in a few words, or why there is none; may be empty. */
  detail: z.string(),
  /** asked: the page was not requested, because the person has not named its address; a button below the reply allows it. */
  state: z.enum(['running', 'done', 'failed', 'asked']),
});
export type ToolUse = z.output<typeof ToolUse>;
