import { CalendarDay, RequestTimestamp } from '@app/contract/primitives';
import type { PlanChange } from '@app/understanding/intents';
import { stem } from '@app/understanding/text/words';
import { instantOf, movedBy, wallTimeAt, type WallTime } from '@app/understanding/time/zone';
import { AppError } from '#platform/app-error.ts';
import { type PlanQuestion, createPlanTargets, type PlanTarget, type TargetDependencies } from './plan-targets.ts';
import type { Answer, Question } from './question.ts';
import { matchesAny } from './wording.ts';

type Change = Exclude<PlanChange, { action: 'other' }>;
type Move = Extract<PlanChange, { action: 'move' }>;

const MAX_LISTED = 8;
/** Due dates have no time of day, but a move is calculated with one. */
const DEFAULT_TIME = { hour: 9, minute: 0 };

/** Changes events, reminders and tasks, each only after the user has agreed. */
export function createChangeAnswers(dependencies: TargetDependencies) {
  const findTargets = createPlanTargets(dependencies);

  return async function answerChange(
    question: Question,
    asked: PlanQuestion,
    change: Change,
    isAgreed: boolean,
  ): Promise<Answer> {
    const texts = question.replies;
    const targets = await findTargets(question, asked);
    const [target, ...others] = targets;
    if (target === undefined) {
      const finished = change.action === 'finish' ? await finishedTask(dependencies, question, asked) : undefined;
      return { text: finished ?? texts.nothingToChange(asked.query.join(' ')) };
    }
    if (others.length > 0) {
      const lines = targets.slice(0, MAX_LISTED).map((plan) => `- ${describeTarget(plan, question)}`);
      return { text: [texts.whichPlan, '', ...lines].join('\n') };
    }
    const reason = obstacle(target, change, question);
    if (reason !== undefined) return { text: reason };
    if (!isAgreed) return { text: askForConsent(target, change, question), offers: texts.yesOrNo };
    try {
      return { text: await applyChange(dependencies, target, change, question) };
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return { text: error.message };
      throw error;
    }
  };
}

/** Says that the latest task with these words is already done; undefined if none is. */
async function finishedTask(
  { tasks }: TargetDependencies,
  { userId, replies: texts }: Question,
  { query }: PlanQuestion,
): Promise<string | undefined> {
  if (query.length === 0) return undefined;
  const done = (await tasks.list(userId, { done: true })).filter(({ title }) =>
    query.every((word) => matchesAny(title, [stem(word)])),
  );
  const latest = done.toSorted((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? ''))[0];
  return latest && texts.alreadyFinished(latest.title);
}

function describeTarget({ title, at, dueDate }: PlanTarget, { now, timeZone, replies: texts }: Question): string {
  if (at !== undefined) return texts.plan(title, { at: texts.formatDateTime(at, timeZone), due: '' });
  return texts.plan(title, { at: '', due: dueDate ? texts.formatCalendarDay(dueDate, now) : '' });
}

/** The new time of an event or a reminder; undefined for a task, which has only a day. */
function newStart(target: PlanTarget, change: Move, question: Question): Date | undefined {
  if (target.at === undefined) return undefined;
  const timeZone = target.timeZone ?? question.timeZone;
  return instantOf(moveWallTime(wallTimeAt(target.at, timeZone), change), timeZone);
}

/** The new due date of a task. A task without a due date is moved from today. */
function newDay(target: PlanTarget, change: Move, { now, timeZone }: Question): string {
  const [year = 0, month = 1, day = 1] = (target.dueDate ?? '').split('-').map(Number);
  const before = target.dueDate
    ? { year, month, day, ...DEFAULT_TIME }
    : { ...wallTimeAt(now, timeZone), ...DEFAULT_TIME };
  return formatIsoDay(moveWallTime(before, change));
}

/** Sets the day and the time if they are given, then adds `byMinutes`. */
function moveWallTime(before: WallTime, { day, time, byMinutes = 0 }: Move): WallTime {
  return movedBy({ ...before, ...day, ...time }, { minutes: byMinutes });
}

function formatIsoDay({ year, month, day }: WallTime): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Why the change is impossible; undefined when it is possible. */
function obstacle(target: PlanTarget, change: Change, question: Question): string | undefined {
  const texts = question.replies;
  if (target.isReadOnly === true) return texts.onlyFollowed(target.title);
  if (change.action === 'undate' && !target.dueDate) return texts.undated(target.title);
  if (change.action === 'undate' && target.repeats === true) return texts.repeatNeedsDay(target.title);
  if (change.action !== 'move') return undefined;
  const start = newStart(target, change, question);
  const problem = start
    ? RequestTimestamp.safeParse(start.toISOString()).error
    : CalendarDay.safeParse(newDay(target, change, question)).error;
  if (problem !== undefined) return problem.issues[0]?.message;
  if (start !== undefined && start.getTime() === target.at?.getTime()) return texts.alreadyAtThatTime(target.title);
  return start !== undefined && start <= question.now
    ? texts.inThePast(texts.formatDateTime(start, question.timeZone))
    : undefined;
}

function askForConsent(target: PlanTarget, change: Change, question: Question): string {
  const texts = question.replies;
  const what = describeTarget(target, question);
  const seriesNote = target.seriesId ? ` ${texts.onlyThisOne}` : '';
  if (change.action === 'cancel') return texts.shallCancel(what) + seriesNote;
  if (change.action === 'finish') return texts.shallFinish(what);
  if (change.action === 'undate') return texts.shallUndate(what);
  const start = newStart(target, change, question);
  const to =
    start === undefined
      ? texts.formatCalendarDay(newDay(target, change, question), question.now)
      : texts.formatDateTime(start, question.timeZone);
  return texts.shallMove(what, to) + seriesNote;
}

async function applyChange(
  { schedule, tasks, reminders }: TargetDependencies,
  target: PlanTarget,
  change: Change,
  question: Question,
): Promise<string> {
  const { userId, timeZone, replies: texts } = question;
  const { id, kind, title } = target;
  const scope = target.seriesId ? 'this' : 'all';
  if (change.action === 'finish') {
    await (kind === 'task'
      ? tasks.update(userId, id, { isDone: true })
      : reminders.update(userId, id, { status: 'done' }));
    return texts.finished(title);
  }
  if (change.action === 'cancel') {
    if (kind === 'event') await schedule.remove(userId, id, { scope });
    else await (kind === 'task' ? tasks : reminders).moveToTrash(userId, id);
    return texts.cancelled(title);
  }
  if (change.action === 'undate') {
    await tasks.update(userId, id, { dueDate: null });
    return texts.undated(title);
  }
  const start = newStart(target, change, question);
  if (start === undefined) {
    const dueDate = newDay(target, change, question);
    await tasks.update(userId, id, { dueDate });
    return texts.planMoved(title, texts.formatCalendarDay(dueDate, question.now));
  }
  if (kind === 'reminder') await reminders.update(userId, id, { remindAt: start.toISOString() });
  else await schedule.update(userId, id, { eventDate: start.toISOString() }, { scope });
  return texts.planMoved(title, texts.formatDateTime(start, timeZone));
}
