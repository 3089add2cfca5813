import { saveConversation } from './filing-tools.ts';
import { agenda, freeSlots, listGoals, listMemories, listTasks } from './plan-tools.ts';
import { proposeCard, proposeEvent, proposeReminder, proposeTask } from './proposal-tools.ts';
import { fetchConversation, readConversation } from './reading-tools.ts';
import { listCategories, recentConversations, relatedConversations, search } from './search-tools.ts';
import type { McpTool } from './tool.ts';

/** Every tool, in the order in which clients show them. None deletes, moves or approves. */
export const allTools: readonly McpTool[] = [
  search,
  fetchConversation,
  recentConversations,
  readConversation,
  relatedConversations,
  listCategories,
  agenda,
  listTasks,
  listGoals,
  listMemories,
  freeSlots,
  proposeEvent,
  proposeTask,
  proposeReminder,
  proposeCard,
  saveConversation,
];
