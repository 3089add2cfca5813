import { MAX_EVENT_MINUTES } from '@app/contract/events';
import { z } from 'zod';
import { atTimeOfDay, DayOrMoment, Id, isDay, Moment, RequiredText, toInstant } from './fields.ts';
import { inboxUrl, learningUrl } from './links.ts';
import { defineTool, type ToolContext } from './tool.ts';

const Proposed = z.object({
  proposalId: z.string(),
  status: z.enum(['pending', 'approved', 'declined']),
  url: z.string().describe('Where the person decides.'),
});

const WAITS = 'It waits in the inbox: nothing happens before the person approves it there.';

type Proposal = Omit<Parameters<ToolContext['services']['suggestions']['proposeFromProgram']>[1], 'proposedBy'>;

async function propose({ userId, grant, origin, services }: ToolContext, proposal: Proposal) {
  await services.consumeWrite(userId);
  if (proposal.conversationId !== null) await services.archive.assertVisible(userId, proposal.conversationId);
  const { id, state } = await services.suggestions.proposeFromProgram(userId, {
    ...proposal,
    proposedBy: grant.programName,
  });
  return { output: { proposalId: id, status: state, url: inboxUrl(origin) } };
}

export const proposeEvent = defineTool({
  name: 'propose_event',
  title: 'Propose an event',
  description: `Proposes an event for the schedule. ${WAITS}`,
  scope: 'inbox:propose',
  isWriter: true,
  input: z.object({
    title: RequiredText('The title'),
    datetime: Moment,
    duration: z
      .int()
      .min(0)
      .max(MAX_EVENT_MINUTES, 'An event may last at most 31 days.')
      .default(60)
      .describe('Minutes.'),
    recurring: z.string().trim().min(1).max(500).optional().describe('A rule such as FREQ=WEEKLY;BYDAY=MO.'),
    conversationId: Id.optional(),
  }),
  output: Proposed,
  run: ({ title, datetime, duration, recurring, conversationId = null }, context) =>
    propose(context, {
      type: 'schedule',
      title,
      at: toInstant(datetime, context.grant.timeZone),
      minutes: duration,
      isAllDay: false,
      recurring: recurring === undefined ? null : context.services.parseRecurrence(recurring),
      conversationId,
    }),
});

export const proposeTask = defineTool({
  name: 'propose_task',
  title: 'Propose a task',
  description: `Proposes a task, with a day or without. ${WAITS}`,
  scope: 'inbox:propose',
  isWriter: true,
  input: z.object({ title: RequiredText('The title'), dueAt: DayOrMoment.optional() }),
  output: Proposed,
  run: ({ title, dueAt }, context) => {
    const { timeZone } = context.grant;
    const at =
      dueAt === undefined
        ? undefined
        : isDay(dueAt)
          ? atTimeOfDay(dueAt, '12:00', timeZone)
          : toInstant(dueAt, timeZone);
    const plan = { minutes: 0, isAllDay: true, recurring: null, conversationId: null };
    return propose(context, { type: 'task', title, ...(at && { at }), ...plan });
  },
});

export const proposeReminder = defineTool({
  name: 'propose_reminder',
  title: 'Propose a reminder',
  description: `Proposes a reminder. ${WAITS}`,
  scope: 'inbox:propose',
  isWriter: true,
  input: z.object({ title: RequiredText('The title'), datetime: Moment }),
  output: Proposed,
  run: ({ title, datetime }, context) => {
    const at = toInstant(datetime, context.grant.timeZone);
    return propose(context, {
      type: 'reminder',
      title,
      at,
      minutes: 0,
      isAllDay: false,
      recurring: null,
      conversationId: null,
    });
  },
});

const STATUS = { proposed: 'pending', accepted: 'approved', declined: 'declined' } as const;

export const proposeCard = defineTool({
  name: 'propose_card',
  title: 'Propose a learning card',
  description: 'Proposes a card with a question and its answer. It is learned only if the person accepts it.',
  scope: 'inbox:propose',
  isWriter: true,
  input: z.object({ front: RequiredText('The front', 1_000), back: RequiredText('The back', 5_000) }),
  output: Proposed,
  run: async ({ front, back }, { userId, grant, origin, services }) => {
    await services.consumeWrite(userId);
    const card = await services.learning.proposeFromProgram(userId, { front, back, proposedBy: grant.programName });
    return { output: { proposalId: card.id, status: STATUS[card.state], url: learningUrl(origin) } };
  },
});
