import type { Event } from '@app/contract/events';
import type { Reminder } from '@app/contract/reminders';
import type { Task } from '@app/contract/tasks';
import type { DetectedIntent } from '@app/understanding/intents';
import { LIST_LENGTH } from '@app/understanding/questions/follow-up-question';
import { stem } from '@app/understanding/text/words';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { localDay } from '#platform/local-day.ts';
import { eventLine } from './facts/event-facts.ts';
import { type FoundPlanDependencies, foundPlanLines } from './found-plans.ts';
import { dayOf, findGaps, isPartOfDay } from './free-time.ts';
import type { Period, Question } from './question.ts';
import type { Replies } from './replies/replies.ts';
import { asWritten, matchesAny } from './wording.ts';

type PlanQuestion = Extract<DetectedIntent, { intent: 'plan_question' }>;
type FreeTimeQuestion = Extract<DetectedIntent, { intent: 'free_time' }>;

export interface PlansDependencies extends FoundPlanDependencies {
  schedule: ScheduleService;
  tasks: TasksService;
  reminders: RemindersService;
}

const MAX_GAPS = 16;
const MAX_LISTED = 20;

/** Questions for a single event, such as “When is my next meeting?” */
const NEXT_ONE = /\bnext (?:meeting|appointment|event|call|one|thing)\b/i;

/** Answers about what is planned and about free time, from the user's schedule, tasks and reminders. */
export function createPlanAnswers(dependencies: PlansDependencies) {
  return {
    showPlans: (question: Question, asked: PlanQuestion): Promise<string> => {
      if (asked.about === 'tasks') return showTasks(dependencies, question, asked);
      return (asked.about === 'reminders' ? showReminders : showEvents)(dependencies, question, asked);
    },

    showFreeTime: async (question: Question, { window, minutes }: FreeTimeQuestion): Promise<string> => {
      const events = await listEvents(dependencies, question.userId, window);
      const { timeZone, replies: texts } = question;
      const gaps = findGaps(events, window, minutes, question).slice(0, MAX_GAPS);
      const span = texts.spanOf(window.from, window.to, timeZone);
      const around = await linesAround(dependencies, question, window);
      const none = isPartOfDay(window) ? texts.notFreeThen : texts.noFreeTime(minutes, span);
      if (gaps.length === 0) return [none, ...around].join('\n');
      const lines = gaps.map(({ from, to }) =>
        texts.gapLine(
          texts.formatDayOfYear(from, timeZone),
          texts.formatTimeOfDay(from, timeZone),
          texts.formatTimeOfDay(to, timeZone),
        ),
      );
      return [texts.gaps(span), '', ...lines, ...around].join('\n');
    },
  };
}

/** What is planned on the day of free hours, and what was found for them but not accepted. */
async function linesAround(dependencies: PlansDependencies, question: Question, window: Period): Promise<string[]> {
  const { userId, timeZone, replies: texts } = question;
  const day = dayOf(window, timeZone);
  const planned = day === undefined ? [] : await listEvents(dependencies, userId, day);
  const lines = planned.slice(0, LIST_LENGTH).map((event) => `- ${eventLine(event, question)}`);
  return [
    ...(lines.length === 0 ? [] : ['', texts.alsoThatDay, '', ...lines]),
    ...(await foundPlanLines(dependencies, question, window, () => true)),
  ];
}

function listEvents({ schedule }: PlansDependencies, userId: string, { from, to }: Period): Promise<Event[]> {
  return schedule.list(userId, { from: from.toISOString(), to: to.toISOString() });
}

async function showEvents(dependencies: PlansDependencies, question: Question, asked: PlanQuestion): Promise<string> {
  const { window, query, change } = asked;
  const { userId, timeZone, replies: texts } = question;
  const inPeriod = await listEvents(dependencies, userId, window);
  const all = inPeriod.filter(({ title }) => matchesAny(title, query));
  const isNext = NEXT_ONE.test(question.text);
  const events = isNext ? all.slice(0, 1) : all;
  // A question such as “when is the dentist” names no period.
  const span = window.label === '' && query.length > 0 ? '' : texts.spanOf(window.from, window.to, timeZone);
  const otherLines = isNext
    ? []
    : [
        ...(await listRemindersAndTasks(dependencies, question, asked)),
        ...(change === undefined
          ? await foundPlanLines(dependencies, question, window, ({ title }) => matchesAny(title, query))
          : []),
      ];
  if (events.length === 0) {
    // No plan has these words, but the whole of a named period may still be the answer.
    const isListed = window.label !== '' && inPeriod.length > 0 && change === undefined;
    const nothing = texts.nothingPlanned(span, query.join(' '));
    const isFound = otherLines.length > 0;
    const allEvents =
      isListed && !isFound ? await showEvents(dependencies, question, { ...asked, query: [] }) : undefined;
    return allEvents === undefined ? [nothing, ...otherLines].join('\n') : [nothing, allEvents].join('\n\n');
  }
  const lines = events.slice(0, LIST_LENGTH).map((event) => `- ${eventLine(event, question)}`);
  // A change gets here only if its action is unclear: the reply asks which plan to change, and how.
  const heading = change !== undefined ? texts.askWhichToChange(span) : texts.planned(span);
  return [heading, '', ...lines, ...moreLines(events, texts), ...otherLines].join('\n');
}

/** Whether a moment is in a period. */
function isWithin(moment: string | null, { from, to }: Period): boolean {
  const at = moment === null ? Number.NaN : Date.parse(moment);
  return at >= from.getTime() && at < to.getTime();
}

/** Reminders and due tasks of the same period. */
async function listRemindersAndTasks(
  { tasks, reminders }: PlansDependencies,
  { userId, now, timeZone, replies: texts }: Question,
  { window: { from, to }, query, withOverdue }: PlanQuestion,
): Promise<string[]> {
  const coming = (await reminders.list(userId)).filter(
    ({ title, nextAt }) => isWithin(nextAt, { from, to }) && matchesAny(title, query),
  );
  const [firstDay, lastDay] = [localDay(from, timeZone), localDay(new Date(to.getTime() - 1), timeZone)];
  const due = (await tasks.list(userId, { done: false })).filter(
    ({ title, dueDate }) =>
      dueDate !== null &&
      (withOverdue === true || dueDate >= firstDay) &&
      dueDate <= lastDay &&
      matchesAny(title, query),
  );
  const reminderLines = reminderLinesOf(coming, { timeZone, replies: texts });
  const taskLines = due.slice(0, MAX_LISTED).map((task) => taskLine(task, { now, replies: texts }));
  return [
    ...(reminderLines.length === 0 ? [] : ['', texts.alsoReminders, '', ...reminderLines]),
    ...(taskLines.length === 0 ? [] : ['', texts.alsoDue, '', ...taskLines]),
  ];
}

const reminderLinesOf = (
  coming: readonly Reminder[],
  { timeZone, replies: texts }: Pick<Question, 'timeZone' | 'replies'>,
): string[] =>
  coming
    .slice(0, MAX_LISTED)
    .map(({ title, nextAt }) =>
      nextAt === null ? `- ${title}` : `- ${texts.eventLine(texts.formatDateTime(new Date(nextAt), timeZone), title)}`,
    );

export function taskLine({ title, dueDate }: Task, { now, replies: texts }: Pick<Question, 'now' | 'replies'>): string {
  return texts.taskLine(title, dueDate === null ? '' : texts.formatCalendarDay(dueDate, now));
}

/** Words that describe tasks, which a title need not contain: 'the tasks without a date', 'my most urgent task'. */
const ATTRIBUTE =
  /^(?:dates?|due|deadlines?|days?|times?|urgent|important|priorit\w+|open|remaining|outstanding|unfinished|pending|next|first|last|new(?:est)?|old(?:est)?|left|still|todays?|lists?|count|number|total)$/;

async function showTasks({ tasks }: PlansDependencies, question: Question, asked: PlanQuestion): Promise<string> {
  const { userId, now, replies: texts } = question;
  const all = await tasks.list(userId, { done: false });
  const query = asked.query.filter((word) => !ATTRIBUTE.test(word));
  // 'Is my tax return finished' does not ask about the task 'return the books', although they share a word.
  const minWords = Math.min(query.length, asked.asksDone === true ? Math.floor(query.length / 2) + 1 : 1);
  const named = all.filter(
    ({ title }) => query.filter((word) => matchesAny(title, [word, stem(word)])).length >= minWords,
  );
  const isUnmatched = named.length === 0 && all.length > 0;
  const unmatched = isUnmatched ? texts.noTaskAbout(asWritten(question.text, query)) : undefined;
  if (unmatched !== undefined && asked.asksDone === true) return unmatched;
  const { heading, chosen } = chooseTasks(isUnmatched ? all : named, asked, question);
  const lead = unmatched === undefined ? [] : [unmatched, ''];
  if (chosen.length === 0) return [...lead, heading].join('\n');
  // The heading for all open tasks would be wrong above a part of them.
  const isPart = !isUnmatched && chosen.length === named.length && named.length < all.length;
  const isUndated = asked.isOverdue !== true && asked.window.label === '';
  const above = isPart && isUndated ? texts.tasksAbout(chosen.length, asWritten(question.text, query)) : heading;
  const lines = chosen.slice(0, LIST_LENGTH).map((task) => taskLine(task, { now, replies: texts }));
  return [...lead, above, '', ...lines, ...moreLines(chosen, texts)].join('\n');
}

const moreLines = ({ length }: readonly unknown[], { moreOf }: Replies): string[] =>
  length > LIST_LENGTH ? ['', moreOf(length - LIST_LENGTH)] : [];

/** The tasks asked for and the sentence above them. Without a period these are all open tasks. */
function chooseTasks(
  open: readonly Task[],
  { isOverdue, withOverdue, window }: PlanQuestion,
  { now, timeZone, replies: texts }: Pick<Question, 'now' | 'timeZone' | 'replies'>,
): { heading: string; chosen: readonly Task[] } {
  if (isOverdue === true) {
    const today = localDay(now, timeZone);
    const chosen = open.filter(({ dueDate }) => dueDate !== null && dueDate < today);
    return { heading: chosen.length === 0 ? texts.noOverdueTasks : texts.overdueTasks(chosen.length), chosen };
  }
  if (window.label === '')
    return { heading: open.length === 0 ? texts.noTasks : texts.openTasks(open.length), chosen: open };
  const [first, last] = [localDay(window.from, timeZone), localDay(new Date(window.to.getTime() - 1), timeZone)];
  const chosen = open.filter(
    ({ dueDate }) => dueDate !== null && (withOverdue === true || dueDate >= first) && dueDate <= last,
  );
  const span =
    withOverdue === true ? texts.deadlineOf(window.to, timeZone) : texts.spanOf(window.from, window.to, timeZone);
  return { heading: chosen.length === 0 ? texts.noTasksDue(span) : texts.tasksDue(chosen.length, span), chosen };
}

async function showReminders(
  { reminders }: PlansDependencies,
  { userId, now, timeZone, replies: texts }: Question,
  { query, change, window }: PlanQuestion,
): Promise<string> {
  const all = (await reminders.list(userId)).filter(({ title, nextAt }) => nextAt !== null && matchesAny(title, query));
  const isOfPeriod = window.label !== '' && change === undefined;
  const coming = isOfPeriod ? all.filter(({ nextAt }) => isWithin(nextAt, window)) : all;
  const lines = reminderLinesOf(coming, { timeZone, replies: texts });
  if (isOfPeriod) {
    const heading = texts.remindersIn(coming.length, texts.spanInWords(window, now, timeZone));
    return lines.length === 0 ? heading : [heading, '', ...lines].join('\n');
  }
  if (coming.length === 0) return texts.noReminders;
  return [change !== undefined ? texts.askWhichReminderToChange : texts.comingReminders, '', ...lines].join('\n');
}
