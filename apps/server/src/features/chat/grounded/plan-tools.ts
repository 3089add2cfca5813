import { Temporal } from 'temporal-polyfill';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { ModelProposal } from '#features/suggestions/suggestions.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { localDay } from '#platform/local-day.ts';
import type { ReplyExtras } from '../turn-runner.ts';
import type { ToolInput } from './tool-definitions.ts';
import type { ToolResult, ToolScope } from './tool-result.ts';

export interface PlanToolDependencies {
  schedule: Pick<ScheduleService, 'list'>;
  tasks: Pick<TasksService, 'list'>;
  reminders: Pick<RemindersService, 'list'>;
  maskSecrets: (text: string) => string;
}

const MAX_LISTED = 40;
const MAX_PROPOSALS = 10;

/** The events of a period and the open tasks of a person, as a model may read them: with secrets masked. */
export function createPlanReader({ schedule, tasks, reminders, maskSecrets }: PlanToolDependencies, scope: ToolScope) {
  const { userId, timeZone } = scope;
  const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
  const local = (instant: string) =>
    Temporal.Instant.from(instant)
      .toZonedDateTimeISO(timeZone)
      .toString({ smallestUnit: 'minute', timeZoneName: 'never' });
  async function readEvents(from: Date, to: Date) {
    const events = await schedule.list(userId, { from: from.toISOString(), to: to.toISOString() });
    const shown = events.slice(0, MAX_LISTED).map(({ title, eventDate, duration }) => ({
      title: maskSecrets(title),
      start: local(eventDate),
      minutes: duration,
    }));
    return { shown, detail: counted(events.length, 'event') };
  }
  const readReminders = async () =>
    (await reminders.list(userId)).flatMap(({ title, nextAt }) =>
      nextAt === null ? [] : [{ title: maskSecrets(title), at: local(nextAt), instant: Date.parse(nextAt) }],
    );

  return {
    /** `to` is exclusive. */
    events: async (from: Date, to: Date): Promise<ToolResult> => {
      const { shown, detail } = await readEvents(from, to);
      return { text: JSON.stringify(shown), detail };
    },

    /** Events, reminders and due tasks of a period; `to` is exclusive. */
    everything: async (from: Date, to: Date): Promise<ToolResult> => {
      const [{ shown, detail }, coming, open] = await Promise.all([
        readEvents(from, to),
        readReminders(),
        tasks.list(userId, { done: false }),
      ]);
      const [firstDay, lastDay] = [localDay(from, timeZone), localDay(new Date(to.getTime() - 1), timeZone)];
      const plans = {
        events: shown,
        reminders: coming
          .filter(({ instant }) => instant >= from.getTime() && instant < to.getTime())
          .slice(0, MAX_LISTED)
          .map(({ title, at }) => ({ title, at })),
        dueTasks: open
          .filter(({ dueDate }) => dueDate !== null && dueDate >= firstDay && dueDate <= lastDay)
          .slice(0, MAX_LISTED)
          .map(({ title, dueDate }) => ({ title: maskSecrets(title), due: dueDate })),
      };
      return { text: JSON.stringify(plans), detail };
    },

    tasks: async (): Promise<ToolResult> => {
      const open = await tasks.list(userId, { done: false });
      const shown = open
        .slice(0, MAX_LISTED)
        .map(({ title, dueDate }) => ({ title: maskSecrets(title), due: dueDate }));
      return { text: JSON.stringify(shown), detail: counted(open.length, 'task') };
    },

    reminders: async (): Promise<ToolResult> => {
      const coming = await readReminders();
      const shown = coming.slice(0, MAX_LISTED).map(({ title, at }) => ({ title, at }));
      return { text: JSON.stringify(shown), detail: counted(coming.length, 'reminder') };
    },
  };
}

/** What a model offers the person: nothing is stored before they approve it. */
export function createProposals({ timeZone }: Pick<ToolScope, 'timeZone'>, extras: ReplyExtras) {
  function propose(proposal: ModelProposal): ToolResult {
    if (extras.proposals.length >= MAX_PROPOSALS) return { text: 'Too much was proposed already.', state: 'failed' };
    extras.proposals.push(proposal);
    return { text: 'Shown to the user as a card. Nothing is saved until they approve it.' };
  }
  return {
    propose_event: ({ title, start, minutes }: ToolInput<'propose_event'>) =>
      propose({ type: 'schedule', title, at: new Date(start), minutes, isAllDay: false }),
    propose_reminder: ({ title, at }: ToolInput<'propose_reminder'>) =>
      propose({ type: 'reminder', title, at: new Date(at), minutes: 0, isAllDay: false }),
    propose_task: ({ title, due }: ToolInput<'propose_task'>) =>
      propose({ type: 'task', title, ...(due && { at: noonOf(due, timeZone) }), minutes: 0, isAllDay: true }),
  };
}

/** The first instant of a day of the user, given as YYYY-MM-DD. */
export function startOf(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The first instant after a day of the user. */
export function endOf(day: string, timeZone: string): Date {
  return startOf(Temporal.PlainDate.from(day).add({ days: 1 }).toString(), timeZone);
}

function noonOf(day: string, timeZone: string): Date {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' });
  return new Date(noon.epochMilliseconds);
}
