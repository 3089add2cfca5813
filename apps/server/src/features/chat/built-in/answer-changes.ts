import { CalendarDay, GivenTimestamp } from '@app/contract/primitives';
import type { PlanChange } from '@app/understanding/intents';
import { instantOf, movedBy, wallTimeAt, type WallTime } from '@app/understanding/time/zone';
import { AppError } from '#platform/app-error.ts';
import type { Answer } from './answer.ts';
import * as words from './built-in.messages.ts';
import { type CalendarQuestion, createPlanTargets, type PlanTarget, type TargetDependencies } from './plan-targets.ts';
import type { Question } from './question.ts';
import { formatTime } from './wording.ts';

type Change = Exclude<PlanChange, { act: 'other' }>;
type Move = Extract<PlanChange, { act: 'move' }>;

const SHOWN = 8;
/** A day without an hour begins in the morning. */
const MORNING = { hour: 9, minute: 0 };
const dayFormat = ({ year, month, day }: WallTime): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The wall time an order moves something to. */
function movedWall(before: WallTime, { day, time, byMinutes = 0 }: Move): WallTime {
  return movedBy({ ...before, ...day, ...time }, { minutes: byMinutes });
}

/** Orders about what is planned. Each is put as a question first, and done when the person says yes. */
export function createChangeAnswers(dependencies: TargetDependencies) {
  const { schedule, tasks, reminders } = dependencies;
  const findTargets = createPlanTargets(dependencies);

  const named = ({ title, at, dueDate }: PlanTarget, timeZone: string): string => {
    const when = at === undefined ? (dueDate ? `, due ${dueDate}` : '') : `, ${formatTime(at, timeZone)}`;
    return `**${title}**${when}`;
  };

  /** Where it goes; undefined for a task, which has a day and no hour. */
  function newStart(target: PlanTarget, change: Move, question: Question): Date | undefined {
    if (target.at === undefined) return undefined;
    const timeZone = target.timeZone ?? question.timeZone;
    return instantOf(movedWall(wallTimeAt(target.at, timeZone), change), timeZone);
  }

  function newDay(target: PlanTarget, change: Move, { now, timeZone }: Question): string {
    const [year = 0, month = 1, day = 1] = (target.dueDate ?? '').split('-').map(Number);
    const before = target.dueDate ? { year, month, day, ...MORNING } : { ...wallTimeAt(now, timeZone), ...MORNING };
    return dayFormat(movedWall(before, change));
  }

  /** Why it cannot be; undefined when it can. */
  function obstacle(target: PlanTarget, change: Change, question: Question): string | undefined {
    if (target.isReadOnly === true) return words.onlyFollowed(target.title);
    if (change.act !== 'move') return undefined;
    const start = newStart(target, change, question);
    const fault = start
      ? GivenTimestamp.safeParse(start.toISOString()).error
      : CalendarDay.safeParse(newDay(target, change, question)).error;
    if (fault !== undefined) return fault.issues[0]?.message;
    if (start !== undefined && start.getTime() === target.at?.getTime()) return words.thereAlready(target.title);
    return start !== undefined && start <= question.now
      ? words.inThePast(formatTime(start, question.timeZone))
      : undefined;
  }

  function ask(target: PlanTarget, change: Change, question: Question): string {
    const what = named(target, question.timeZone);
    const isOneOfMany = target.seriesId ? ` ${words.onlyThisOne}` : '';
    if (change.act === 'cancel') return words.shallCancel(what) + isOneOfMany;
    if (change.act === 'finish') return words.shallFinish(what);
    const start = newStart(target, change, question);
    const to = start === undefined ? newDay(target, change, question) : formatTime(start, question.timeZone);
    return words.shallMove(what, to) + isOneOfMany;
  }

  async function perform(target: PlanTarget, change: Change, question: Question): Promise<string> {
    const { userId, timeZone } = question;
    const { id, kind, title } = target;
    if (change.act === 'finish') {
      await (kind === 'task'
        ? tasks.update(userId, id, { isDone: true })
        : reminders.update(userId, id, { status: 'done' }));
      return words.finished(title);
    }
    if (change.act === 'cancel') {
      if (kind === 'event') await schedule.remove(userId, id, { scope: target.seriesId ? 'this' : 'all' });
      else await (kind === 'task' ? tasks : reminders).moveToTrash(userId, id);
      return words.cancelled(title);
    }
    const start = newStart(target, change, question);
    if (start === undefined) {
      const dueDate = newDay(target, change, question);
      await tasks.update(userId, id, { dueDate });
      return words.movedTo(title, dueDate);
    }
    if (kind === 'reminder') await reminders.update(userId, id, { remindAt: start.toISOString() });
    else
      await schedule.update(
        userId,
        id,
        { eventDate: start.toISOString() },
        { scope: target.seriesId ? 'this' : 'all' },
      );
    return words.movedTo(title, formatTime(start, timeZone));
  }

  return async function change(
    question: Question,
    asked: CalendarQuestion,
    order: Change,
    isAgreed: boolean,
  ): Promise<Answer> {
    const found = await findTargets(question.userId, asked);
    const [target, ...others] = found;
    if (target === undefined) return { text: words.nothingToChange(asked.query.join(' ')) };
    if (others.length > 0) {
      const lines = found.slice(0, SHOWN).map((one) => `- ${named(one, question.timeZone)}`);
      return { text: [words.whichPlan, '', ...lines].join('\n') };
    }
    const why = obstacle(target, order, question);
    if (why !== undefined) return { text: why };
    if (!isAgreed) return { text: ask(target, order, question), offers: words.yesOrNo };
    try {
      return { text: await perform(target, order, question) };
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return { text: error.message };
      throw error;
    }
  };
}
