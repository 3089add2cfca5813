import type { Task } from '@app/contract/tasks';
import type { DataQuestion, QuestionFilter } from '@app/understanding/questions/data-question';
import { LIST_LENGTH, MAX_FURTHER } from '@app/understanding/questions/follow-up-question';
import { stem } from '@app/understanding/text/words';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { localDay } from '#platform/local-day.ts';
import type { Period, Question } from '../question.ts';
import { matchesAny } from '../wording.ts';
import { UNTIL } from './applied-filters.ts';
import { spanInWords } from './fact-wording.ts';

/** The day that decides whether a task is in a period: when it was done, or when it is due. */
const dayOf = (task: Task, timeZone: string): string | null =>
  task.isDone && task.completedAt !== null ? localDay(new Date(task.completedAt), timeZone) : task.dueDate;

function isInPeriod(task: Task, { period }: QuestionFilter, timeZone: string): boolean {
  if (period === undefined) return true;
  const day = dayOf(task, timeZone);
  const [first, last] = [localDay(period.from, timeZone), localDay(new Date(period.to.getTime() - 1), timeZone)];
  // The tasks due before Monday include the overdue ones.
  return day !== null && (UNTIL.test(period.label) || day >= first) && day <= last;
}

function isInState(task: Task, { state }: QuestionFilter, today: string): boolean {
  switch (state) {
    case 'done':
    case 'achieved':
      return task.isDone;
    case 'overdue':
    case 'behind':
      return !task.isDone && task.dueDate !== null && task.dueDate < today;
    case 'undated':
      return !task.isDone && task.dueDate === null;
    case 'due':
      return !task.isDone && task.dueDate !== null;
    default:
      return !task.isDone;
  }
}

/** The tasks that a filter is about, the first due one first. */
export async function tasksOf(
  tasks: TasksService,
  { userId, now, timeZone }: Question,
  filter: QuestionFilter,
): Promise<Task[]> {
  const today = localDay(now, timeZone);
  const all = await tasks.list(userId, {});
  return all
    .filter((task) => isInState(task, filter, today) && isInPeriod(task, filter, timeZone))
    .filter(
      ({ title }) =>
        filter.words.length === 0 ||
        matchesAny(
          title,
          filter.words.map((word) => stem(word)),
        ),
    )
    .toSorted((a, b) => (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999'));
}

const lineOf = (task: Task, { now, timeZone, replies: texts }: Question): string =>
  task.isDone
    ? texts.doneLine(task.title, task.completedAt === null ? '' : texts.formatDay(new Date(task.completedAt), timeZone))
    : texts.taskLine(task.title, task.dueDate === null ? '' : texts.formatCalendarDay(task.dueDate, now));

/** Lists and counts tasks by state, due date and words. */
export async function taskAnswer(tasks: TasksService, question: Question, asked: DataQuestion): Promise<string> {
  if (asked.state === 'any') {
    const ofState = (state: 'open' | 'done') => taskAnswer(tasks, question, { ...asked, state });
    return [await ofState('open'), await ofState('done')].join('\n\n');
  }
  const { replies: texts } = question;
  const found = await tasksOf(tasks, question, asked);
  const { state, act, order, words } = asked;
  if (act === 'share' || (act === 'count' && state === 'done' && asked.period === undefined && words.length === 0)) {
    const heading = texts.tasksDone(found.length, (await tasks.list(question.userId, {})).length);
    return withLines(heading, found, question, asked);
  }
  if (act === 'exists' && words.length > 0 && (state === undefined || state === 'done'))
    return stateAnswer(await tasks.list(question.userId, {}), asked, question);
  if (order !== undefined && found.length > 0) return orderedAnswer(found, asked, question);
  if (state === 'done' || state === 'achieved') return doneAnswer(found, asked, question);
  if (found.length === 0 && words.length > 0) {
    const open = await tasksOf(tasks, question, { ...asked, words: [] });
    const nothing = texts.noTaskAbout(asked.subject);
    return open.length === 0
      ? nothing
      : [nothing, withLines(texts.openTasks(open.length), open, question, asked)].join('\n\n');
  }
  if (act === 'count' && asked.period !== undefined) {
    const open = (await tasks.list(question.userId, { done: false })).length;
    return `${texts.countedTasksDue(found.length, dueSpan(asked.period, question))} ${texts.countedTasks(open)}`;
  }
  if (act === 'count' && (state === undefined || state === 'open') && words.length === 0)
    return texts.countedTasks(found.length);
  return withLines(headingOf(found, asked, question), found, question, asked);
}

/** Whether the tasks with the words are done: 'did I order the concert folders'. */
function stateAnswer(all: readonly Task[], { words, subject }: DataQuestion, question: Question): string {
  const { replies: texts } = question;
  const stems = words.map((word) => stem(word));
  const named = all.filter(
    ({ title }) => stems.filter((word) => matchesAny(title, [word])).length * 4 >= stems.length * 3,
  );
  if (named.length === 0) return texts.noTaskAbout(subject);
  const [only] = named;
  const isOneDone = only !== undefined && named.length === 1 && only.isDone;
  const lines = named.map((task) => lineOf(task, question));
  if (isOneDone) return texts.yes(lines.join('').slice(2));
  return named.some(({ isDone }) => isDone) ? lines.join('\n') : [texts.notDone, '', ...lines].join('\n');
}

function withLines(
  heading: string,
  found: readonly Task[],
  question: Question,
  { offset = 0, limit = LIST_LENGTH }: Pick<DataQuestion, 'offset' | 'limit'>,
): string {
  const { replies: texts } = question;
  const shown = found.slice(offset, offset + Math.min(limit, MAX_FURTHER));
  if (shown.length === 0) return offset > 0 ? texts.nothingFurther : heading;
  const end = offset + shown.length;
  const lines = [offset > 0 ? texts.further(offset + 1, end, found.length) : heading, ''];
  lines.push(...shown.map((task) => lineOf(task, question)));
  return [...lines, ...(end < found.length ? ['', texts.moreOf(found.length - end)] : [])].join('\n');
}

function dueSpan(period: Period & { label: string }, question: Question): string {
  const { timeZone, replies } = question;
  return UNTIL.test(period.label) ? replies.deadlineOf(period.to, timeZone) : spanInWords(period, question);
}

function headingOf(
  found: readonly Task[],
  { state, period, words, subject }: DataQuestion,
  question: Question,
): string {
  const { replies: texts } = question;
  const count = found.length;
  if (state === 'overdue' || state === 'behind') return count === 0 ? texts.nothingLate : texts.overdueTasks(count);
  if (state === 'undated') return texts.undatedTasks(count);
  if (period !== undefined) {
    const span = dueSpan(period, question);
    return count === 0 ? texts.noTasksDue(span) : texts.tasksDue(count, span);
  }
  if (words.length > 0) return texts.tasksAbout(count, subject);
  return count === 0 ? texts.noTasks : texts.openTasks(count);
}

function orderedAnswer(
  found: readonly Task[],
  { order, offset = 0, limit = 1 }: DataQuestion,
  question: Question,
): string {
  const { replies: texts } = question;
  if (order === 'longest' || order === 'shortest') return estimateAnswer(found, { order, offset }, question);
  const dated = found.filter(({ dueDate }) => dueDate !== null);
  const inOrder = order === 'newest' ? dated.toReversed() : found;
  const chosen = inOrder.slice(offset, offset + limit);
  const [only] = chosen;
  if (only === undefined) return texts.nothingFurther;
  const lines = chosen.map((task) => lineOf(task, question));
  if (chosen.length > 1) return lines.join('\n');
  const line = lines.join('').slice(2);
  if (offset > 0) return texts.dueAfterThat(line);
  return order === 'newest' ? texts.lastDue(line) : texts.nextDue(line);
}

/** The task with the longest or the shortest estimate. */
function estimateAnswer(
  found: readonly Task[],
  { order, offset }: { order: 'longest' | 'shortest'; offset: number },
  question: Question,
): string {
  const { replies: texts } = question;
  const estimated = found.flatMap((task) =>
    task.estimateMinutes === null ? [] : [{ task, minutes: task.estimateMinutes }],
  );
  if (estimated.length === 0) return texts.noEstimates;
  const direction = order === 'longest' ? -1 : 1;
  const at = estimated.toSorted((a, b) => direction * (a.minutes - b.minutes))[offset];
  if (at === undefined) return texts.nothingFurther;
  const line = lineOf(at.task, question).slice(2);
  const length = texts.minutesLong(at.minutes);
  return texts.taskBySize(offset > 0 ? 'further' : order, line, { length, unknown: found.length - estimated.length });
}

function doneAnswer(found: readonly Task[], asked: DataQuestion, question: Question): string {
  const { period, subject } = asked;
  const span = period === undefined ? '' : spanInWords(period, question);
  return withLines(question.replies.finishedTasks(found.length, subject, span), found, question, asked);
}
