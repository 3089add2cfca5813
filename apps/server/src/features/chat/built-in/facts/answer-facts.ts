import type { DataQuestion } from '@app/understanding/questions/data-question';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import { countedReminders } from '../built-in.messages.ts';
import type { Question } from '../question.ts';
import { compare } from './comparisons.ts';
import { type ConversationFactDependencies, countOf, createConversationFacts } from './conversation-facts.ts';
import { eventAnswer, eventsOf } from './event-facts.ts';
import { goalAnswer } from './goal-facts.ts';
import { averageAnswer, groupAnswer, groupList, shareAnswer } from './group-facts.ts';
import { createOtherFacts, type OtherFactDependencies } from './other-facts.ts';
import { taskAnswer, tasksOf } from './task-facts.ts';

export interface FactDependencies extends ConversationFactDependencies, OtherFactDependencies {
  goals: GoalsService;
  reminders: RemindersService;
  schedule: ScheduleService;
  tasks: TasksService;
}

/** Answers questions about the person's own data by counting and listing it. */
export function createFactAnswers(dependencies: FactDependencies) {
  const { goals, reminders, schedule, tasks } = dependencies;
  const archiveAnswer = createArchiveAnswer(dependencies);
  const others = createOtherFacts(dependencies);

  async function countAny(question: Question, thing: DataQuestion['thing'], filter: DataQuestion): Promise<number> {
    if (thing === 'tasks') return (await tasksOf(tasks, question, filter)).length;
    if (thing === 'events') return (await eventsOf(schedule, question, filter)).length;
    const { conversations, messages } = await countOf(dependencies, question, filter);
    return thing === 'messages' ? messages : conversations;
  }

  /** Undefined when the list of what is planned answers the question. */
  return async (question: Question, asked: DataQuestion): Promise<string | undefined> => {
    if (asked.alternatives !== undefined) {
      return compare(question, asked, (filter) => countAny(question, asked.thing, { ...asked, ...filter }));
    }
    switch (asked.thing) {
      case 'tasks':
        return taskAnswer(tasks, question, asked);
      case 'events':
        return eventAnswer(schedule, question, asked);
      case 'free':
        return undefined;
      case 'reminders':
        return asked.act === 'count' ? countReminders(reminders, question.userId) : undefined;
      case 'goals':
        return goalAnswer(goals, question, asked);
      case 'cards':
      case 'decks':
        return others.cards(question, asked);
      case 'memories':
        return others.memories(question, asked);
      case 'notes':
        return others.notes(question, asked);
      case 'suggestions':
        return others.suggestions(question);
      case 'categories':
      case 'sources':
      case 'models':
        return asked.groupBy === undefined ? groupList(dependencies, question, asked) : archiveAnswer(question, asked);
      case 'documents':
        return archiveAnswer(question, { ...asked, thing: 'conversations', hasDocument: true });
      default:
        return archiveAnswer(question, asked);
    }
  };
}

async function countReminders(reminders: RemindersService, userId: string): Promise<string> {
  return countedReminders((await reminders.list(userId)).filter(({ nextAt }) => nextAt !== null).length);
}

/** Answers about conversations and their groups. */
function createArchiveAnswer(dependencies: ConversationFactDependencies) {
  const aboutConversations = createConversationFacts(dependencies);
  return async (question: Question, asked: DataQuestion): Promise<string> => {
    if (asked.act === 'average') return averageAnswer(dependencies, question, asked);
    if (asked.groupBy !== undefined) return groupAnswer(dependencies, question, asked);
    return asked.act === 'share' ? shareAnswer(dependencies, question, asked) : aboutConversations(question, asked);
  };
}
