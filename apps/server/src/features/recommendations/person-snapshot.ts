import type { Category } from '@app/contract/categories';
import type { Event } from '@app/contract/events';
import type { Goal } from '@app/contract/goals';
import type { Reminder } from '@app/contract/reminders';
import type { Task } from '@app/contract/tasks';
import type { Template } from '@app/contract/templates';
import type { Statement } from '@app/understanding/statements';
import type { RepeatedRequest } from '@app/understanding/repeated-requests';

/** A message of the person. */
export interface UserMessage {
  conversationId: string;
  conversationTitle: string;
  categoryId: string;
  messageId: string;
  /** The start of the message. */
  text: string;
  at: Date;
}

/** A plan, promise, wish or the like that a message states; `stems` are its significant words, for comparisons. */
export interface UserStatement extends Statement {
  message: UserMessage;
  stems: ReadonlySet<string>;
}

export interface SnapshotConversation {
  id: string;
  title: string;
  categoryId: string;
  lastActivityAt: Date;
}

/** Everything about a person that the rules use, as of `now`. */
export interface PersonSnapshot {
  now: Date;
  timeZone: string;
  /** Latest first. */
  conversations: readonly SnapshotConversation[];
  /** Latest first. */
  messages: readonly UserMessage[];
  /** Latest first, limited to a few hundred of each kind. */
  statements: readonly UserStatement[];
  repeatedRequests: readonly RepeatedRequest<UserMessage>[];
  categories: readonly Category[];
  goals: readonly Goal[];
  /** Goals with activity in the last STALLED_DAYS. */
  activeGoalIds: ReadonlySet<string>;
  /** Open and recently completed ones. */
  tasks: readonly Task[];
  /** From a month back to two weeks ahead, earliest first. */
  events: readonly Event[];
  reminders: readonly Reminder[];
  templates: readonly Template[];
  /** The significant words of everything in the planner and the inbox, one set per title. */
  planned: readonly ReadonlySet<string>[];
  /** Messages whose suggestions were approved or declined: their plans are dealt with. */
  decidedMessages: ReadonlySet<string>;
}

export const DAY_MS = 86_400_000;
/** A goal without activity for this long is stalled. */
export const STALLED_DAYS = 14;
