import { capitalised, joined } from '../sentence-parts.ts';

/**
 * Replies about events and reminders, changes of them, and proposed cards. `span`, such as “on May 2, 2026”, may be
 * empty.
 */

const NO_REMINDERS = 'You have no upcoming reminders.';
const events = (count: number): string => (count === 1 ? 'one event' : `${count} events`);

export const plans = {
  proposal: {
    event: 'I can add this to your schedule.',
    reminder: 'I can remind you of this.',
    task: 'I can add this as a task.',
  },
  proposedTasks: (count: number): string => `I can add these ${count} tasks.`,
  proposedBoth: 'I can add both of these.',
  nothingProposed: 'This is a temporary chat, and nothing is planned from it. Choose Keep, or ask again in a new chat.',
  askForTime: 'When is it? Reply with a day or a time, or set the time in the suggestion.',
  noTimeFound:
    'I understood that as something to plan, but found no date in it. Please add a day or a time, such as "Dentist on Tuesday at 3pm".',
  /** Before the title with its day or time. */
  cardChanged: 'I changed the suggestion:',
  cardKept: 'The suggestion says so already:',
  cardDropped: (title: string): string => `The suggestion “${title}” is dropped.`,

  /** An event or a reminder in a list, or in a sentence that ends with it. */
  eventLine: (when: string, title: string): string => `${when}: ${title}`,
  planned: (span: string): string => `${joined('On your schedule', span)}:`,
  /** `words` may be empty. */
  nothingPlanned: (span: string, words: string): string =>
    words === ''
      ? `${joined('You have nothing on your schedule', span)}.`
      : `${joined(`You have nothing about ${words} on your schedule`, span)}.`,
  alsoReminders: 'Reminders:',
  alsoDue: 'Due:',
  /** `distance`, such as 'in 3 days' or '51 hours'. */
  timeUntil: (line: string, distance: string): string => `${capitalised(line)} (${distance}).`,
  /** To 'what else?' after a list that has everything of a period. */
  thatIsAll: (span: string): string => `${joined('That is all', span)}.`,
  comesNext: 'After that:',
  otherTasks: 'Still open tasks:',
  /** Above suggestions that wait in the inbox. */
  foundPlans: 'Found in your conversations, not accepted yet:',
  /** For a part of a day. */
  notFreeThen: 'You are not free then.',
  /** Below free hours, above the events of the day. */
  alsoThatDay: 'That day:',
  /** To a report of something done that is about no task. */
  noTaskReported: 'I found no open task that this finishes.',
  gaps: (span: string): string => `You are free ${span}:`,
  gapLine: (day: string, from: string, to: string): string => `- ${day} at ${from} to ${to}`,
  /** `minutes` is the required length of free time without a break. */
  noFreeTime: (minutes: number, span: string): string =>
    `There are no ${minutes} free minutes between 8 AM and 8 PM ${span}.`,

  eventsInPeriod: (count: number, span: string): string =>
    count === 1 ? `One event ${span}.` : `${count} events ${span}.`,
  /** `subject` and `place`, such as 'in Work', may be empty. */
  countedEvents: (
    count: number,
    { subject, place, span }: { subject: string; place: string; span: string },
  ): string => {
    const counted = count === 0 ? 'no events' : events(count);
    return `${joined('You have', counted, subject === '' ? '' : `about ${subject}`, place, span)}.`;
  },
  /** `length`, such as '1.5 hours', is the total length of the events. */
  eventHours: (length: string, count: number, span: string): string =>
    `${count === 1 ? 'One event' : `${count} events`} ${span}, ${length} in all.`,
  eventBySize: (order: 'longest' | 'shortest', line: string, length: string): string =>
    `Your ${order} event: ${line} (${length}).`,
  /** `same` of the `all` events share the longest or shortest length. */
  equallyLongEvents: (
    { same, all }: { same: number; all: number },
    order: 'longest' | 'shortest',
    { length, span }: { length: string; span: string },
  ): string =>
    same === all
      ? `Your ${all} events ${span} are equally long: ${length} each.`
      : `${same} of your ${all} events ${span} are the ${order}: ${length} each.`,
  reviewedEvents: (count: number, span: string): string =>
    `${count === 1 ? 'One event was' : `${count} events were`} on your schedule ${span}:`,
  /** `distance`, such as 'today' or 'in 3 days'. */
  oneEvent: (kind: 'next' | 'last' | 'further', line: string, distance: string): string =>
    `${kind === 'further' ? 'The one after that' : `Your ${kind} event`}: ${line} (${distance})`,
  noEvent: (kind: 'next' | 'last'): string =>
    kind === 'last' ? 'There is no past event on your schedule.' : 'There is no coming event on your schedule.',

  noReminders: NO_REMINDERS,
  comingReminders: 'Your upcoming reminders:',
  /** Above a list of the reminders of a period. */
  remindersIn: (count: number, span: string): string =>
    count === 0
      ? `You have no upcoming reminders ${span}.`
      : `You have ${count === 1 ? 'one upcoming reminder' : `${count} upcoming reminders`} ${span}:`,
  countedReminders: (count: number): string => {
    if (count === 0) return NO_REMINDERS;
    return count === 1 ? 'You have one upcoming reminder.' : `You have ${count} upcoming reminders.`;
  },
  /** `subject` is not empty. */
  remindersAbout: (count: number, subject: string): string => {
    const counted = count === 1 ? 'one upcoming reminder' : `${count === 0 ? 'no' : count} upcoming reminders`;
    return `You have ${counted} about ${subject}.`;
  },

  askWhichToChange: (span: string): string =>
    `Say which one to change and how, or open [Schedule](/schedule). ${joined('On your schedule', span)}:`,
  askWhichReminderToChange: 'Say which one to change and how, or open [Reminders](/reminders). Upcoming reminders:',
  nothingChanged: 'Nothing was changed.',
  /** A plan that may be changed, with its time, or a task with the day it is due. Both may be empty. */
  plan: (title: string, { at, due }: { at: string; due: string }): string =>
    `**${title}**${at === '' ? '' : `, ${at}`}${due === '' ? '' : `, due ${due}`}`,
  shallCancel: (plan: string): string => `Shall I cancel this? ${plan}. It can be restored from the [trash](/trash).`,
  shallMove: (plan: string, to: string): string => `Shall I move this? ${plan} → **${to}**.`,
  shallFinish: (plan: string): string => `Shall I mark this as done? ${plan}.`,
  shallUndate: (plan: string): string => `Shall I free this task of its day? ${plan}.`,
  repeatNeedsDay: (title: string): string => `“${title}” repeats, so it needs a due date. Cancel it if it is over.`,
  undated: (title: string): string => `“${title}” has no particular day now.`,
  onlyThisOne: 'Only this one; the rest of the series stays as it is.',
  cancelled: (title: string): string => `“${title}” is cancelled. You can restore it from the [trash](/trash).`,
  planMoved: (title: string, to: string): string => `“${title}” is now on ${to}.`,
  finished: (title: string): string => `“${title}” is done.`,
  alreadyFinished: (title: string): string => `“${title}” is already done.`,
  whichPlan: 'Several match. Reply with the title and day of the one you mean:',
  nothingToChange: (words: string): string =>
    words === ''
      ? 'I found no matching plan. Please name it, such as “Cancel the dentist”.'
      : `I found nothing about ${words} among your events, reminders and tasks.`,
  onlyFollowed: (title: string): string => `“${title}” comes from a calendar you follow. It can only be changed there.`,
  alreadyAtThatTime: (title: string): string => `“${title}” is already at that time.`,
  inThePast: (time: string): string => `${time} is in the past. Please name a later time.`,
};

export type PlanReplies = typeof plans;
