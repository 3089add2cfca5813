import type { RefiningStatus } from '@app/contract/refining';
import { type Database, inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import type { AssistantService, ModelDoor } from '#features/assistant/assistant.service.ts';
import type { CategoriesService } from '#features/categories/categories.service.ts';
import { activePath, type ConversationsService } from '#features/conversations/conversations.service.ts';
import type { SortingService } from '#features/sorting/sorting.service.ts';
import type { SuggestionsService } from '#features/suggestions/suggestions.service.ts';
import type { ModelClient } from '#integrations/llm/llm.ts';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/logger.ts';
import { type Refined, readRefined } from './refined-answer.ts';
import * as rows from './refining.repository.ts';
import { refiningRequest } from './refining-request.ts';

export interface RefiningDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  assistant: AssistantService;
  modelDoor: ModelDoor;
  categories: CategoriesService;
  conversations: ConversationsService;
  sorting: SortingService;
  suggestions: SuggestionsService;
  tokensPerDay: number;
}

/** A conversation that grows is left alone until it has been quiet this long. */
const QUIET_MS = 120_000;
const TIMEOUT_MS = 60_000;
/** What an answer may take, kept back from the day's tokens before asking. */
const ANSWER_TOKENS = 300;

export type RefiningService = ReturnType<typeof createRefiningService>;

/** Titles, unsure categories and plans looked at by the connected model, within the tokens of the day. */
export function createRefiningService(dependencies: RefiningDependencies) {
  const { db, clock, log, assistant, modelDoor, categories, conversations, sorting, suggestions } = dependencies;
  const { tokensPerDay } = dependencies;

  // A process that ends does not wait for an answer.
  const ending = new AbortController();

  const tokensToday = (): Promise<number> =>
    rows.tokensSince(db, new Date(`${clock.now().toISOString().slice(0, 10)}T00:00:00Z`));

  async function ask(model: ModelClient, candidate: rows.Candidate, messages: ReturnType<typeof refiningRequest>) {
    const asking = { userId: candidate.userId, purpose: 'category' as const, conversationIds: [candidate.id] };
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ending.signal]);
    let text = '';
    for await (const event of modelDoor.ask(model, asking, { messages, signal })) {
      if (event.type === 'text') text += event.text;
    }
    return text;
  }

  async function apply({ userId, id, timeZone }: rows.Candidate, refined: Refined, names: ReadonlyMap<string, string>) {
    await inTransaction(db, async (tx) => {
      const scope = { tx, userId };
      const row = await conversations.lockConversation(tx, userId, id);
      // In the trash meanwhile.
      if (row === undefined || row.deletedAt !== null) return;
      if (refined.title !== undefined) await conversations.retitle(scope, row, refined.title);
      const categoryId = refined.category === undefined ? undefined : names.get(refined.category);
      if (categoryId !== undefined) await sorting.settle(scope, id, categoryId);
      const messageId = activePath(await conversations.listMessages(tx, userId, id), row.activeLeafId).findLast(
        ({ role }) => role === 'user',
      )?.id;
      if (messageId !== undefined && refined.plans.length > 0) {
        const given = refined.plans.map(({ title, start, minutes }) => ({
          type: 'schedule' as const,
          title,
          at: start,
          minutes,
          isAllDay: false,
        }));
        await suggestions.propose(scope, { conversationId: id, messageId, text: '', timeZone, given });
      }
      await bumpUserVersion(tx, userId);
    });
  }

  return {
    /** Looks at one conversation; false when there is none, no model, or nothing left of the day. */
    refineNext: async (): Promise<boolean> => {
      if (tokensPerDay === 0) return false;
      const model = await modelDoor.current();
      const candidate = model && (await rows.findCandidate(db, new Date(clock.now().getTime() - QUIET_MS)));
      if (model === undefined || candidate === undefined) return false;
      const { userId, id } = candidate;
      const row = await conversations.find(db, userId, id);
      if (row === undefined) return false;
      const known = new Map((await categories.list(userId)).map((category) => [category.name, category.id]));
      const turns = activePath(await conversations.listMessages(db, userId, id), row.activeLeafId);
      const messages = refiningRequest(turns, [...known.keys()], { now: clock.now(), timeZone: candidate.timeZone });
      const needed = messages.reduce((sum, { content }) => sum + content.length, 0) / 4 + ANSWER_TOKENS;
      if ((await tokensToday()) + needed > tokensPerDay) return false;
      try {
        const refined = readRefined(await ask(model, candidate, messages), [...known.keys()], clock.now());
        if (refined !== undefined) await apply(candidate, refined, known);
      } catch (error) {
        if (ending.signal.aborted) return false;
        // Kept from models meanwhile, or a model that fails: the local result stays, and is not asked about for ever.
        if (!(error instanceof AppError)) throw error;
        log.warn({ err: error }, 'a model did not refine a conversation');
      }
      await rows.markRefined(db, userId, id, clock.now());
      return true;
    },

    stop: (): void => ending.abort(),

    getStatus: async (userId: string): Promise<RefiningStatus> => {
      const [model, settings, counts, used] = await Promise.all([
        modelDoor.current(),
        assistant.getSettings(userId),
        rows.countOf(db, userId),
        tokensToday(),
      ]);
      const isOff = tokensPerDay === 0 || model === undefined || !settings.usesArchive;
      const isSpent = used + ANSWER_TOKENS > tokensPerDay;
      return { state: isOff ? 'off' : isSpent ? 'resting' : 'working', ...counts, tokensToday: used, tokensPerDay };
    },
  };
}
