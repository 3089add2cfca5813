import { plansShownIn } from '@app/understanding/questions/done-reports';
import {
  momentOfReminder,
  namedReminder,
  reminderOfShown,
  type ShownReminder,
} from '@app/understanding/questions/reminder-of-shown';
import { askedWords } from '@app/understanding/passages/asked-words';
import { containsWord, wordSetOf } from '@app/understanding/recall/word-set';
import { soughtInAnyLanguage } from '@app/understanding/text/word-meanings';
import { startOfDay } from '#platform/local-day.ts';
import { pendingCard, type CardChangeDependencies } from './answer-card-changes.ts';
import type { TargetDependencies } from './plan-targets.ts';
import type { Answer, AskedMessage } from './question.ts';
import { formatTimeOfPlan, hasHour, type TimeOfPlan } from './time-of-plan.ts';

export interface ShownPlan extends TimeOfPlan {
  title: string;
}

const MAX_PENDING = 200;
const DAYS_AHEAD = 90;
const DAY_MS = 86_400_000;

/** Proposes a reminder of the only plan that the previous reply showed: 'remind me the day before at 8'. */
export function createShownReminder(dependencies: TargetDependencies & CardChangeDependencies) {
  return async (asked: AskedMessage): Promise<Answer | undefined> => {
    const { text, now, timeZone, isTemporary, path } = asked;
    if (path.at(-1)?.role !== 'assistant' || isTemporary === true) return undefined;
    const reminder = reminderOfShown(text, { reference: now, timeZone });
    const plan = reminder && (await shownPlan(dependencies, asked));
    if (reminder === undefined || plan === undefined) return undefined;
    return proposeReminder(reminder, plan, asked);
  };
}

/** Proposes a reminder of a coming plan that the message names: 'remind me the day before the dentist at 10'. */
export function createNamedReminder(dependencies: TargetDependencies & CardChangeDependencies) {
  return async (asked: AskedMessage): Promise<Answer | undefined> => {
    const { text, now, timeZone, language, isTemporary } = asked;
    const reminder = isTemporary === true ? undefined : namedReminder(text, { reference: now, timeZone });
    if (reminder === undefined) return undefined;
    const words = soughtInAnyLanguage(askedWords(reminder.name, language), language);
    if (words.length === 0) return undefined;
    const isMeant = ({ title }: ShownPlan): boolean => {
      const known = wordSetOf(title);
      return words.every((word) => containsWord(known, word));
    };
    const [accepted, found] = [await comingPlans(dependencies, asked), await foundPlans(dependencies, asked)];
    const plan = [...accepted.flat(), ...found].find(isMeant);
    return plan && proposeReminder(reminder, plan, asked);
  };
}

function proposeReminder(reminder: ShownReminder, plan: ShownPlan, asked: AskedMessage): Answer {
  const { now, timeZone, replies: texts } = asked;
  const at = momentOfReminder(reminder, plan.at, !hasHour(plan), timeZone);
  if (at <= now) return { text: texts.inThePast(texts.formatDateTime(at, timeZone)), hasNoPlans: true };
  return {
    text: texts.proposal.reminder,
    proposals: [{ type: 'reminder', title: plan.title, at, minutes: 0, isAllDay: false }],
    hasNoPlans: true,
  };
}

/** The coming events and reminders that wait in the inbox, the earliest first. */
async function foundPlans(
  { suggestions }: CardChangeDependencies,
  { userId, now }: AskedMessage,
): Promise<ShownPlan[]> {
  const pending = await suggestions.listPending(userId, { limit: MAX_PENDING });
  return pending
    .flatMap(({ type, title, schedulingDetails }) => {
      if (schedulingDetails === undefined || (type !== 'schedule' && type !== 'reminder')) return [];
      const { datetime, isAllDay = false, isTimeAssumed } = schedulingDetails;
      const at = new Date(datetime);
      return at > now ? [{ title, at, isAllDay, isTimeAssumed }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * The card below the previous reply, or else its only event or, without one, its only reminder or dated task or, without
 * one, its only plan of the inbox.
 */
async function shownPlan(
  dependencies: TargetDependencies & CardChangeDependencies,
  asked: AskedMessage,
): Promise<ShownPlan | undefined> {
  const card = (await pendingCard(dependencies, asked))?.card;
  if (card?.at !== undefined) return { ...card, at: card.at };
  const { path } = asked;
  const reply = path.at(-1)?.content ?? '';
  // What waits in the inbox counts if the reply shows nothing that was accepted.
  for (const plans of [...(await comingPlans(dependencies, asked)), await foundPlans(dependencies, asked)]) {
    const titles = new Set(plansShownIn(reply, [...new Set(plans.map(({ title }) => title))]));
    const shown = plans.filter(({ title }) => titles.has(title));
    // If several have this title, the reply's time shows which one is meant.
    if (titles.size === 1) return shown.find((plan) => reply.includes(formatTimeOfPlan(plan, asked))) ?? shown[0];
    if (titles.size > 1) return undefined;
  }
  return undefined;
}

/** The plans of the coming 90 days: events, then reminders and dated tasks, each the earliest first. */
export async function comingPlans(
  { schedule, reminders, tasks }: TargetDependencies,
  { userId, now, timeZone }: AskedMessage,
): Promise<readonly ShownPlan[][]> {
  const to = new Date(now.getTime() + DAYS_AHEAD * DAY_MS);
  const [events, coming, open] = await Promise.all([
    schedule.list(userId, { from: now.toISOString(), to: to.toISOString() }),
    reminders.list(userId),
    tasks.list(userId, { done: false }),
  ]);
  const dated = open.flatMap(({ title, dueDate }) =>
    dueDate === null ? [] : [{ title, at: startOfDay(dueDate, timeZone), isAllDay: true }],
  );
  const timed = coming.flatMap(({ title, nextAt }) =>
    nextAt === null ? [] : [{ title, at: new Date(nextAt), isAllDay: false }],
  );
  return [
    events.map(({ title, eventDate, isAllDay, timeZone: dayZone }) => ({
      title,
      at: new Date(eventDate),
      isAllDay,
      dayZone,
    })),
    [...timed, ...dated],
  ];
}
