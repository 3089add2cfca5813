import type { Formats } from './formats.ts';
import type { ConversationReplies } from './english/conversations.ts';
import type { CountReplies } from './english/counts.ts';
import type { GeneralReplies } from './english/general.ts';
import type { GoalReplies } from './english/goals.ts';
import type { PlanReplies } from './english/plans.ts';
import type { TaskReplies } from './english/tasks.ts';

/**
 * Everything the built-in assistant says in one language. English is the reference: each other language has the same
 * texts, with the same values. Quoted texts, titles and names of categories are put in as they are.
 */
export type Replies = Formats &
  GeneralReplies &
  ConversationReplies &
  CountReplies &
  PlanReplies &
  TaskReplies &
  GoalReplies;
