import type { DataQuestion } from '@app/understanding/questions/data-question';
import { stem } from '@app/understanding/text/words';
import type { GoalsService } from '#features/goals/goals.service.ts';
import type { RemindersService } from '#features/schedule/reminders.service.ts';
import type { ScheduleService } from '#features/schedule/schedule.service.ts';
import type { TasksService } from '#features/tasks/tasks.service.ts';
import type { Question } from '../question.ts';
import { matchesAny } from '../wording.ts';
import { filtersNotApplied, isClearShare } from './applied-filters.ts';
import { compare } from './comparisons.ts';
import {
  type ConversationFactDependencies,
  countOf,
  createConversationFacts,
  withCorrectedWords,
} from './conversation-facts.ts';
import { eventAnswer, eventsOf } from './event-facts.ts';
import { goalAnswer } from './goal-facts.ts';
import { averageAnswer, groupAnswer, groupList, shareAnswer } from './group-facts.ts';
import { reviewOfPlans } from './review-answer.ts';
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
  const compareSides = createComparisons(dependencies);
  const archiveAnswer = createArchiveAnswer(dependencies);
  const others = createOtherFacts(dependencies);

  async function answerOne(question: Question, asked: DataQuestion): Promise<string | undefined> {
    switch (asked.thing) {
      case 'tasks':
        return taskAnswer(tasks, question, asked);
      case 'events':
        return eventAnswer(schedule, question, asked);
      case 'freeTime':
        return undefined;
      case 'reminders':
        return remindersAnswer(reminders, question, asked);
      case 'goals':
        return goalAnswer(goals, question, asked);
      case 'cards':
      case 'decks':
        return others.cards(question, asked);
      case 'memories':
        return others.memories(question, asked);
      case 'highlights':
        return others.highlights(question, asked);
      case 'suggestions':
        return others.suggestions(question, asked);
      case 'categories':
      case 'sources':
      case 'models':
        return asked.groupBy === undefined ? groupList(dependencies, question, asked) : archiveAnswer(question, asked);
      case 'documents':
        return archiveAnswer(question, { ...asked, thing: 'conversations', hasDocument: true });
      case 'conversations':
      case 'messages':
        return archiveAnswer(question, asked);
    }
  }

  /** Undefined if the question is left to the answers about plans (answer-plans.ts). */
  return async (question: Question, asked: DataQuestion): Promise<string | undefined> => {
    const texts = question.replies;
    const refused = filtersNotApplied(asked, question);
    if (refused.length > 0) return texts.cannotFilter(asked.thing, refused);
    if (asked.isReview === true) {
      const conversations = await archiveAnswer(question, asked);
      return [conversations, ...(await reviewOfPlans(dependencies, question, asked))].join('\n\n');
    }
    if (asked.alternatives !== undefined) return compareSides(question, asked);
    if (asked.act === 'share' && asked.groupBy === undefined && !isClearShare(asked)) return texts.unclearShare;
    // The answers about plans cannot leave anything out ('all but …'), so such a question is refused.
    return (await answerOne(question, asked)) ?? (asked.leftOut === undefined ? undefined : texts.cannotRank);
  };
}

/** Answers a comparison: counts the tasks, events, messages or conversations of each side. */
function createComparisons(dependencies: FactDependencies) {
  const { schedule, tasks } = dependencies;
  async function countAny(question: Question, asked: DataQuestion): Promise<number | undefined> {
    switch (asked.thing) {
      case 'tasks':
        return (await tasksOf(tasks, question, asked)).length;
      case 'events':
        return (await eventsOf(schedule, question, asked, { isPast: asked.isPast === true })).length;
      case 'messages':
        return (await countOf(dependencies, question, asked)).messages;
      case 'conversations':
        return (await countOf(dependencies, question, asked)).conversations;
      case 'documents':
        return (await countOf(dependencies, question, { ...asked, hasDocument: true })).conversations;
      default:
        return undefined;
    }
  }

  return async (question: Question, asked: DataQuestion): Promise<string> => {
    const isOfArchive = asked.thing !== 'tasks' && asked.thing !== 'events';
    const alternatives = await Promise.all(
      (asked.alternatives ?? []).map(async (side) =>
        isOfArchive ? withCorrectedWords(dependencies, question, side) : side,
      ),
    );
    return compare(question, { ...asked, alternatives }, (side) => countAny(question, { ...asked, ...side }));
  };
}

/** How many reminders are coming. Undefined if answer-plans.ts answers the question with a list. */
async function remindersAnswer(
  reminders: RemindersService,
  { userId, replies: texts }: Question,
  { act, words, subject, period, offset = 0 }: DataQuestion,
): Promise<string | undefined> {
  if (offset > 0) return texts.nothingFurther;
  // The list of a period's reminders begins with their number, and answers this question.
  if (act !== 'count' || period !== undefined) return undefined;
  const stems = words.map((word) => stem(word));
  const coming = (await reminders.list(userId)).filter(
    ({ title, nextAt }) => nextAt !== null && stems.every((word) => matchesAny(title, [word])),
  );
  return words.length > 0 ? texts.remindersAbout(coming.length, subject) : texts.countedReminders(coming.length);
}

/** Answers about conversations and their groups. */
function createArchiveAnswer(dependencies: ConversationFactDependencies) {
  const aboutConversations = createConversationFacts(dependencies);
  return async (question: Question, given: DataQuestion): Promise<string> => {
    const asked = await withCorrectedWords(dependencies, question, given);
    if (asked.act === 'average') return averageAnswer(dependencies, question, asked);
    if (asked.groupBy !== undefined) return groupAnswer(dependencies, question, asked);
    return asked.act === 'share' ? shareAnswer(dependencies, question, asked) : aboutConversations(question, asked);
  };
}
