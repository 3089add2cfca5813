import type { GetPromptResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { truncate } from './fields.ts';
import { readMarkdown } from './resources.ts';
import type { ToolContext } from './tool.ts';

const ContinueInput = z.object({ id: z.string().describe('The id of the conversation.') });
const BriefInput = z.object({ topic: z.string().describe('What the briefing is about.') });

const toPrompt = (text: string): GetPromptResult => ({ messages: [{ role: 'user', content: { type: 'text', text } }] });

export function registerPrompts(server: McpServer, context: ToolContext): void {
  server.registerPrompt(
    'continue_conversation',
    {
      title: 'Continue a conversation',
      description: 'Continues a conversation of the archive here.',
      argsSchema: ContinueInput,
    },
    async ({ id }) =>
      toPrompt(
        `Here is a conversation I had before. Sum it up in two sentences and ask how I want to go on.\n\n${await readMarkdown(context, id, 'continue_conversation')}`,
      ),
  );
  server.registerPrompt(
    'weekly_review',
    { title: 'Weekly review', description: 'Looks back at the week and ahead to the next.' },
    () =>
      toPrompt(
        'Help me with my weekly review. Read agenda for the last and the next seven days, list_tasks, list_goals and recent_conversations. Tell me what got done, what is open or overdue, and which three things matter next week. Offer to propose tasks or events for them, and wait for my answer.',
      ),
  );
  server.registerPrompt(
    'brief_me',
    { title: 'Brief me', description: 'Sums up what the archive knows about a topic.', argsSchema: BriefInput },
    ({ topic }) =>
      toPrompt(
        `Brief me on "${truncate(topic, 500)}" from my own archive: search for it in two or three wordings, fetch what fits best, and sum up what I knew, decided and left open, with dates and a link for each point. Say so if there is little.`,
      ),
  );
}
