import type { Category } from '@app/contract/categories';
import type { Event } from '@app/contract/events';
import type { Goal } from '@app/contract/goals';
import type { Reminder } from '@app/contract/reminders';
import type { Task } from '@app/contract/tasks';
import type { Template } from '@app/contract/templates';
import type { Statement } from '@app/understanding/statements';
import type { RepeatedRequest } from '@app/understanding/repeated-requests';

/** Something the person asked or said in a conversation. */
export interface Said {
  conversationId: string;
  conversationTitle: string;
  categoryId: string;
  messageId: string;
  /** Its beginning. */
  text: string;
  at: Date;
}

/** A statement with the message it stands in, and the stems it can be compared by. */
export interface Claim extends Statement {
  said: Said;
  stems: ReadonlySet<string>;
}

export interface KnownConversation {
  id: string;
  title: string;
  categoryId: string;
  lastActivityAt: Date;
}

/** Everything of a person that rules look at, as of `now`. */
export interface Workspace {
  now: Date;
  timeZone: string;
  /** Latest first. */
  conversations: readonly KnownConversation[];
  /** What the person said, latest first. */
  said: readonly Said[];
  /** Latest first, of each kind the latest few hundred. */
  claims: readonly Claim[];
  repeated: readonly RepeatedRequest<Said>[];
  categories: readonly Category[];
  goals: readonly Goal[];
  /** Goals that moved within the last weeks; see STALLED_DAYS. */
  movedGoals: ReadonlySet<string>;
  /** Open and recently done ones. */
  tasks: readonly Task[];
  /** From a month back to two weeks ahead, earliest first. */
  events: readonly Event[];
  reminders: readonly Reminder[];
  templates: readonly Template[];
  /** The telling words of everything in the planner, one set a title. */
  planned: readonly ReadonlySet<string>[];
  /** Messages whose proposals were approved or declined: what they say was dealt with. */
  decidedMessages: ReadonlySet<string>;
}

export const DAY_MS = 86_400_000;
/** A goal that did not move for so long stands still. */
export const STALLED_DAYS = 14;
