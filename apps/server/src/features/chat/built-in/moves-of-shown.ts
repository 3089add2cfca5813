import { type DetectedIntent, detectIntent } from '@app/understanding/intents';
import type { WorkspaceNames } from '@app/understanding/questions/data-question';
import { orderToMove } from '@app/understanding/questions/move-of-shown';
import type { ShownEvent } from '@app/understanding/questions/named-in-reply';
import { undatedTask } from '@app/understanding/questions/undated-task';
import { shiftIn } from '@app/understanding/questions/shifts';
import { isStopWord, wordsOf } from '@app/understanding/text/words';

const DAY_MS = 86_400_000;
/** A plan that was shown may be this many days ahead. */
const DAYS_AHEAD = 90;

/** The plans of the previous reply. */
interface ShownBefore {
  shown?: ShownEvent | undefined;
  named?: readonly string[] | undefined;
}

interface MoveContext {
  now: Date;
  timeZone: string;
  names: WorkspaceNames;
}

/** 'Make it an hour later' about the only plan that the previous reply showed. */
export function shiftOfShown(
  text: string,
  { named = [] }: ShownBefore,
  { now, names }: MoveContext,
): DetectedIntent | undefined {
  const [title, ...others] = named;
  const byMinutes = title === undefined || others.length > 0 ? undefined : shiftIn(text);
  if (title === undefined || byMinutes === undefined) return undefined;
  return moveOf(title, { action: 'move', byMinutes }, { now, names });
}

/** The order to move the plan with this title. */
function moveOf(
  title: string,
  change: Extract<DetectedIntent, { intent: 'plan_question' }>['change'] & object,
  { now, names }: Pick<MoveContext, 'now' | 'names'>,
): DetectedIntent {
  const isOf = (titles: readonly string[] = []): boolean => titles.includes(title);
  const about = isOf(names.events) ? 'events' : isOf(names.reminders) ? 'reminders' : 'tasks';
  return {
    intent: 'plan_question',
    about,
    window: { from: now, to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS), label: '' },
    query: wordsOf(title).filter((word) => !isStopWord(word)),
    change,
    confidence: 0.95,
  };
}

/** 'Remove the due date of the gutters', 'no particular day' about a task that the message or the previous reply names. */
export function undatesTask(
  text: string,
  { plans = [] }: { plans?: readonly string[] },
  { now, names }: MoveContext,
): DetectedIntent | undefined {
  const title = undatedTask(text, names.tasks, plans);
  const order = title === undefined ? undefined : moveOf(title, { action: 'undate' }, { now, names });
  return order?.intent === 'plan_question' ? { ...order, about: 'tasks' } : undefined;
}

/** 'Spostalo alle 11' about the only plan that the previous reply showed, whatever its title. */
export function movedShown(
  text: string,
  before: ShownBefore,
  { now, timeZone, names }: MoveContext,
): DetectedIntent | undefined {
  const [title, ...others] = before.named ?? [];
  const only = before.shown?.title ?? (others.length === 0 ? title : undefined);
  const order = only === undefined ? undefined : orderToMove(text, before.shown, now);
  const read = order === undefined ? undefined : detectIntent(order, now, timeZone);
  if (only === undefined || read?.intent !== 'plan_question' || read.change?.action !== 'move') return undefined;
  return moveOf(only, read.change, { now, names });
}
