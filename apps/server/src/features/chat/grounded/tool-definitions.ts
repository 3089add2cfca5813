import type { ToolSwitch } from '@app/contract/assistant';
import { MAX_EVENT_MINUTES } from '@app/contract/events';
import type { ToolName as UsedTool } from '@app/contract/tool-uses';
import { z } from 'zod';
import type { ModelTool } from '#integrations/llm/llm.ts';

const Day = z.iso.date().describe('A day as YYYY-MM-DD.');
const Moment = z.iso.datetime({ offset: true }).describe('An instant with its offset, as 2026-03-01T09:00:00+01:00.');
const Title = z.string().trim().min(1).max(300);
const LocalMoment = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?$/,
    'Please give a day as YYYY-MM-DD, or with a time as YYYY-MM-DDTHH:MM.',
  )
  .describe('YYYY-MM-DD or YYYY-MM-DDTHH:MM; now if left out.');
const Zone = z.string().max(60).describe('A time zone as Europe/Paris, or a city; that of the user if left out.');

/** The input of each tool. */
export const TOOL_INPUTS = {
  search_conversations: z.object({
    query: z.string().min(1).max(500).describe('A few telling words.'),
    from: Day.optional(),
    to: Day.optional(),
  }),
  list_events: z.object({ from: Day, to: Day }),
  list_tasks: z.object({}),
  propose_event: z.object({ title: Title, start: Moment, minutes: z.int().min(0).max(MAX_EVENT_MINUTES).default(60) }),
  propose_reminder: z.object({ title: Title, at: Moment }),
  propose_task: z.object({ title: Title, due: Day.optional() }),
  calculate: z.object({
    expression: z
      .string()
      .min(1)
      .max(300)
      .describe(
        'Numbers with a decimal point and without other separators, + - * / ^ % ! ( ), and functions such as sqrt.',
      ),
  }),
  calculate_date: z.object({
    operation: z.enum(['between', 'add', 'weekday', 'time']).describe('time: a time in another time zone.'),
    date: LocalMoment.optional(),
    until: LocalMoment.optional().describe('For between: the later day.'),
    amount: z.int().min(-1_000_000).max(1_000_000).optional().describe('For add; negative for an earlier day.'),
    unit: z.enum(['minutes', 'hours', 'days', 'weeks', 'months', 'years']).optional().describe('For add.'),
    zone: Zone.optional(),
    to_zone: Zone.optional().describe('For time: the other time zone.'),
  }),
  read_web_page: z.object({
    address: z.string().min(1).max(2_000).describe('An address that the user gave, unchanged.'),
  }),
};

export type ToolName = keyof typeof TOOL_INPUTS;
export type ToolInput<Name extends ToolName> = z.output<(typeof TOOL_INPUTS)[Name]>;

/** For each tool: its description for models, its switch, and its name in the line of a reply. */
export const TOOLS: Record<ToolName, { description: string; group: ToolSwitch; used: UsedTool }> = {
  search_conversations: {
    description: "Looks for what was said in the user's earlier conversations. Answers quotes with title and date.",
    group: 'archive',
    used: 'archive',
  },
  list_events: {
    description: "The events on the user's schedule between two days.",
    group: 'calendar',
    used: 'calendar',
  },
  list_tasks: { description: "The user's open tasks.", group: 'calendar', used: 'tasks' },
  propose_event: {
    description: 'Offers the user an event to put on their schedule.',
    group: 'calendar',
    used: 'proposal',
  },
  propose_reminder: { description: 'Offers the user a reminder.', group: 'calendar', used: 'proposal' },
  propose_task: { description: 'Offers the user a task.', group: 'calendar', used: 'proposal' },
  calculate: { description: 'The value of a calculation.', group: 'calculator', used: 'calculator' },
  calculate_date: {
    description: 'Days between two days, a day some time later, the weekday of a day, or a time in another time zone.',
    group: 'dates',
    used: 'dates',
  },
  read_web_page: {
    description: 'The text of a web page whose address the user gave. Name the address where you use the text.',
    group: 'pages',
    used: 'page',
  },
};

const NAMES = Object.keys(TOOL_INPUTS) as ToolName[];
// Generated once: every question offers all tools, and generating their schemas takes as long as a query.
const DEFINITIONS = NAMES.map((name): ModelTool & { name: ToolName } => ({
  name,
  description: TOOLS[name].description,
  parameters: z.toJSONSchema(TOOL_INPUTS[name], { io: 'input' }),
}));

/** The tools for a chat: those that are switched on. Proposals need a chat that is stored. */
export function toolDefinitions(scope: { switches: ReadonlySet<ToolSwitch>; isTemporary: boolean }) {
  return DEFINITIONS.filter(
    ({ name }) => scope.switches.has(TOOLS[name].group) && !(scope.isTemporary && name.startsWith('propose_')),
  );
}
