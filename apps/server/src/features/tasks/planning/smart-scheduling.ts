import type { AssistBody, AssistReply } from '@app/contract/planning';
import type { Task } from '@app/contract/tasks';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { ModelGateway } from '#features/assistant/assistant.service.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import type { TasksService } from '../tasks.service.ts';
import { askModel } from './ask-model.ts';
import { answerRequest } from './assist.ts';
import type { ReadCalendar } from './calendar.ts';
import { mayBeOutsideWork, mergeRequests, readSlotRequest, type SlotRequest } from './read-request.ts';
import type { Calendar } from './suggest.ts';

export interface SmartSchedulingDependencies {
  db: Database;
  tasks: Pick<TasksService, 'list'>;
  billing: BillingService;
  modelGateway: ModelGateway;
  readCalendar: ReadCalendar;
}

/** The share of a task's words that a message must contain to be about that task. */
const MIN_WORD_SHARE = 0.6;

/** Replies to requests such as “two hours for the tax return next week” with free slots. */
export function createSmartScheduling(dependencies: SmartSchedulingDependencies) {
  const { db, billing, tasks, readCalendar } = dependencies;

  async function answer(userId: string, { message, history }: AssistBody): Promise<AssistReply> {
    const { calendar } = await readCalendar(userId);
    const messages = [...history, message];
    const request = await readRequest(dependencies, userId, messages, calendar);
    const task = matchTask(messages.join(' '), await tasks.list(userId, { done: false }));
    const duration = request.duration ?? task?.estimateMinutes ?? undefined;
    const completeRequest = {
      ...request,
      ...(task && { title: task.title }),
      ...(duration !== undefined && { duration }),
    };
    const workCalendar = request.from === undefined ? calendar : (await readCalendar(userId, request)).calendar;
    const laterCalendar =
      request.from === undefined ? calendar : (await readCalendar(userId, { from: request.to })).calendar;
    const wakingCalendar = mayBeOutsideWork(request)
      ? (await readCalendar(userId, { from: request.from, to: request.to, usesWakingHours: true })).calendar
      : undefined;
    return {
      ...answerRequest(completeRequest, { workCalendar, wakingCalendar, laterCalendar }),
      taskId: task?.id ?? null,
    };
  }

  return {
    /** Answers one message. Counts as an AI chat, unless it fails. */
    assist: async (userId: string, body: AssistBody): Promise<AssistReply> => {
      const reservation = await inTransaction(db, (tx) => billing.reserveChat({ tx, userId }));
      try {
        const reply = await answer(userId, body);
        await inTransaction(db, async (tx) => {
          await billing.settleChat({ tx, userId }, reservation);
          await bumpUserVersion(tx, userId);
        });
        return reply;
      } catch (error) {
        await inTransaction(db, (tx) => billing.releaseChat({ tx, userId }, reservation));
        throw error;
      }
    },
  };
}

/** Combines what the parser and the connected model read; the model wins where both found something. */
async function readRequest(
  { billing, modelGateway }: Pick<SmartSchedulingDependencies, 'billing' | 'modelGateway'>,
  userId: string,
  messages: string[],
  { now, timeZone }: Calendar,
): Promise<SlotRequest> {
  const local = mergeRequests(messages.map((message) => readSlotRequest(message, now, timeZone)));
  const { isPremium } = await billing.entitlements(userId);
  const fromModel = await askModel(modelGateway, messages, { userId, now, timeZone, isPremium });
  // The words in `when` describe the parser's window, not one that the model chose.
  const { when, ...otherFields } = local;
  return { ...otherFields, ...(when !== undefined && fromModel?.from === undefined && { when }), ...fromModel };
}

/** The open task that shares the most words with the message; undefined when none shares enough. */
function matchTask(message: string, tasks: readonly Task[]): Task | undefined {
  const messageWords = wordsOf(message);
  const scored = tasks.map((task) => {
    const words = [...wordsOf(task.title)];
    const shared = words.filter((word) => messageWords.has(word)).length;
    return { task, shared, share: words.length === 0 ? 0 : shared / words.length };
  });
  const [best] = scored
    .filter(({ share }) => share >= MIN_WORD_SHARE)
    .toSorted((a, b) => b.shared - a.shared || b.share - a.share);
  return best?.task;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
}
