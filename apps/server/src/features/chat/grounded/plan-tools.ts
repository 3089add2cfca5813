import { Temporal } from 'temporal-polyfill';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { ModelProposal } from '#features/suggestions/suggestions.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { localDay } from '#platform/local-day.ts';
import { matchesAny } from '../built-in/wording.ts';
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

/** The events, open tasks and reminders of a person as a model may read them: with secrets masked. */
export function createPlanReader(dependencies: PlanToolDependencies, scope: ToolScope) {
  const { tasks, maskSecrets } = dependencies;
  const { userId, timeZone } = scope;
  const { readEvents, readReminders } = createMaskedReaders(dependencies, scope);
  const listTasks = async () =>
    (await tasks.list(userId, { done: false })).map(({ title, dueDate }) => ({
      title: maskSecrets(title),
      due: dueDate,
    }));

  return {
    /** `to` is exclusive. */
    events: async (from: Date, to: Date): Promise<ToolResult> => {
      const { shown, count } = await readEvents(from, to);
      return { text: JSON.stringify(shown), detail: formatCount(count, 'event') };
    },

    /**
     * Events, reminders and due tasks of a period; `to` is exclusive. If not all events can be listed, those with one of
     * the `words` in their titles are.
     */
    everything: async (from: Date, to: Date, words: readonly string[]): Promise<ToolResult> => {
      const [{ shown, count }, coming, open] = await Promise.all([
        readEvents(from, to, words),
        readReminders(),
        listTasks(),
      ]);
      const [firstDay, lastDay] = [localDay(from, timeZone), localDay(new Date(to.getTime() - 1), timeZone)];
      const isWithin = (instant: number): boolean => instant >= from.getTime() && instant < to.getTime();
      const isDue = (day: string | null): boolean => day !== null && day >= firstDay && day <= lastDay;
      const plans = {
        events: shown,
        // So that a model does not take a shortened list for all of them.
        ...(count > shown.length && { eventsLeftOut: count - shown.length }),
        reminders: withoutInstants(coming.filter(({ instant }) => isWithin(instant))),
        dueTasks: open.filter(({ due }) => isDue(due)).slice(0, MAX_LISTED),
      };
      return { text: JSON.stringify(plans), detail: formatCount(count, 'event') };
    },

    tasks: async (): Promise<ToolResult> => {
      const open = await listTasks();
      return { text: JSON.stringify(open.slice(0, MAX_LISTED)), detail: formatCount(open.length, 'task') };
    },

    reminders: async (): Promise<ToolResult> => {
      const coming = await readReminders();
      return { text: JSON.stringify(withoutInstants(coming)), detail: formatCount(coming.length, 'reminder') };
    },
  };
}

interface ComingReminder {
  title: string;
  at: string;
  instant: number;
}

const formatCount = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

const withoutInstants = (reminders: readonly ComingReminder[]) =>
  reminders.slice(0, MAX_LISTED).map(({ title, at }) => ({ title, at }));

function createMaskedReaders(
  { schedule, reminders, maskSecrets }: PlanToolDependencies,
  { userId, timeZone }: ToolScope,
) {
  const local = (instant: string): string =>
    Temporal.Instant.from(instant)
      .toZonedDateTimeISO(timeZone)
      .toString({ smallestUnit: 'minute', timeZoneName: 'never' });
  return {
    readEvents: async (from: Date, to: Date, words: readonly string[] = []) => {
      const inPeriod = await schedule.list(userId, { from: from.toISOString(), to: to.toISOString() });
      const named = new Set(inPeriod.filter(({ title }) => matchesAny(title, words)).slice(0, MAX_LISTED));
      const others = inPeriod.filter((event) => !named.has(event)).slice(0, MAX_LISTED - named.size);
      const listed = new Set([...named, ...others]);
      const shown = inPeriod
        .filter((event) => listed.has(event))
        .map(({ title, eventDate, duration }) => ({
          title: maskSecrets(title),
          start: local(eventDate),
          minutes: duration,
        }));
      return { shown, count: inPeriod.length };
    },

    readReminders: async (): Promise<ComingReminder[]> =>
      (await reminders.list(userId)).flatMap(({ title, nextAt }) =>
        nextAt === null ? [] : [{ title: maskSecrets(title), at: local(nextAt), instant: Date.parse(nextAt) }],
      ),
  };
}

/** Proposes a plan to the person: nothing is stored before they approve it. */
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

function noonOf(day: string, timeZone: string): Date {
  const noon = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' });
  return new Date(noon.epochMilliseconds);
}
