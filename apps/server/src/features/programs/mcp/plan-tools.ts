import { z } from 'zod';
import { Cursor, DayOrMoment, limitField, NextCursor, slicePage, toEnd, toStart } from './fields.ts';
import { defineTool } from './tool.ts';

const DAY_MS = 86_400_000;
const AGENDA_DAYS = 7;
const MAX_MINUTES = 1_440;

export const agenda = defineTool({
  name: 'agenda',
  title: 'Agenda',
  description: 'The events on the schedule from one day to another; by default the next seven days.',
  scope: 'plan:read',
  input: z.object({
    from: DayOrMoment.optional(),
    to: DayOrMoment.optional(),
    limit: limitField(200, 50),
    cursor: Cursor,
  }),
  output: z.object({
    timeZone: z.string(),
    events: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        start: z.string(),
        duration: z.int().describe('Minutes.'),
        isAllDay: z.boolean(),
        location: z.string().nullable(),
        category: z.string().nullable(),
      }),
    ),
    nextCursor: NextCursor,
  }),
  run: async ({ from, to, ...page }, { userId, grant: { timeZone }, services }) => {
    const begin = toStart(from, timeZone) ?? services.now();
    const end = toEnd(to, timeZone) ?? new Date(begin.getTime() + AGENDA_DAYS * DAY_MS);
    const found = await services.schedule.list(userId, { from: begin.toISOString(), to: end.toISOString() });
    const rows = found.map(({ id, title, eventDate, duration, isAllDay, location, category }) => ({
      id,
      title,
      start: eventDate,
      duration,
      isAllDay,
      location,
      category: category?.name ?? null,
    }));
    const { page: events, ...next } = slicePage(rows, page);
    return { output: { timeZone, events, ...next } };
  },
});

export const listTasks = defineTool({
  name: 'list_tasks',
  title: 'Tasks',
  description: 'The open tasks, the ones done in the last month, or both.',
  scope: 'plan:read',
  input: z.object({
    status: z.enum(['open', 'done', 'all']).default('open'),
    limit: limitField(200, 50),
    cursor: Cursor,
  }),
  output: z.object({
    tasks: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        status: z.enum(['open', 'done']),
        dueDate: z.string().nullable(),
        estimateMinutes: z.int().nullable(),
      }),
    ),
    nextCursor: NextCursor,
  }),
  run: async ({ status, ...page }, { userId, services }) => {
    const found = await services.tasks.list(userId, status === 'all' ? {} : { done: status === 'done' });
    const rows = found.map(({ id, title, isDone, dueDate, estimateMinutes }) => ({
      id,
      title,
      status: isDone ? ('done' as const) : ('open' as const),
      dueDate,
      estimateMinutes,
    }));
    const { page: tasks, ...next } = slicePage(rows, page);
    return { output: { tasks, ...next } };
  },
});

export const listGoals = defineTool({
  name: 'list_goals',
  title: 'Goals',
  description: 'The goals with their progress in percent.',
  scope: 'plan:read',
  input: z.object({
    status: z.enum(['open', 'reached', 'all']).default('all'),
    limit: limitField(100, 50),
    cursor: Cursor,
  }),
  output: z.object({
    goals: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        status: z.enum(['open', 'reached']),
        progress: z.number(),
        targetDate: z.string().nullable(),
      }),
    ),
    nextCursor: NextCursor,
  }),
  run: async ({ status, ...page }, { userId, services }) => {
    const rows = (await services.goals.list(userId)).map(
      ({ id, title, description, progress, targetDate, isAchieved }) => ({
        id,
        title,
        description,
        status: isAchieved ? ('reached' as const) : ('open' as const),
        progress,
        targetDate,
      }),
    );
    const { page: goals, ...next } = slicePage(
      rows.filter((row) => status === 'all' || row.status === status),
      page,
    );
    return { output: { goals, ...next } };
  },
});

export const listMemories = defineTool({
  name: 'list_memories',
  title: 'Memories',
  description: 'What the person asked their assistant to remember about them.',
  scope: 'archive:read',
  input: z.object({ status: z.enum(['all']).default('all'), limit: limitField(100, 50), cursor: Cursor }),
  output: z.object({
    memories: z.array(z.object({ id: z.string(), text: z.string(), createdAt: z.string() })),
    nextCursor: NextCursor,
  }),
  run: async ({ status: _all, ...page }, { userId, services }) => {
    const { page: memories, ...next } = slicePage(await services.archive.listMemories(userId), page);
    return { output: { memories, ...next } };
  },
});

export const freeSlots = defineTool({
  name: 'free_slots',
  title: 'Free time',
  description: 'Free slots of a length within the working hours of the next two weeks or of a period, best first.',
  scope: 'plan:read',
  input: z.object({
    minutes: z.int().min(5, 'Please ask for at least 5 minutes.').max(MAX_MINUTES, 'Please ask for at most a day.'),
    from: DayOrMoment.optional(),
    to: DayOrMoment.optional(),
    limit: limitField(20, 5),
  }),
  output: z.object({
    timeZone: z.string(),
    slots: z.array(z.object({ start: z.string(), end: z.string(), reason: z.string() })),
  }),
  run: async ({ minutes, from, to, limit }, { userId, grant: { timeZone }, services }) => {
    const window = { from: toStart(from, timeZone), to: toEnd(to, timeZone) };
    const slots = await services.planning.findFreeTime(userId, { minutes, limit, ...window });
    return {
      output: {
        timeZone,
        slots: slots.map(({ start, end, reason }) => ({ start: start.toISOString(), end: end.toISOString(), reason })),
      },
    };
  },
});
