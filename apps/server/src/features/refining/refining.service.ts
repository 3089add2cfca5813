import type { RefiningStatus } from '@app/contract/refining';
import type { Database } from '#db/database.ts';
import type {
  AssistantService,
  FindModelReview,
  ModelReview,
  ModelGateway,
} from '#features/assistant/assistant.service.ts';
import type { ModelClient } from '#integrations/llm/llm.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseUnavailable, retryWhileDatabaseUnavailable } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds, StepContext } from '#platform/rounds.ts';
import * as repository from './refining.repository.ts';

export interface RefiningDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  rounds: Rounds;
  assistant: AssistantService;
  modelGateway: ModelGateway;
  /** One for each kind of review by a model. */
  reviewFinders: readonly FindModelReview[];
  tokensPerDay: number;
}

/** A conversation is reviewed only after it has been quiet this long. */
const QUIET_MS = 120_000;
const TIMEOUT_MS = 60_000;
/** Tokens reserved for a reply before asking. */
const REPLY_TOKENS = 300;

export type RefiningService = ReturnType<typeof createRefiningService>;

/** Asks the connected model to review uncertain results of the local engine, within a daily limit of tokens. */
export function createRefiningService(dependencies: RefiningDependencies) {
  const { db, clock, assistant, modelGateway, tokensPerDay } = dependencies;
  // Aborts a reply in progress when the process stops.
  const stopping = new AbortController();
  const round = dependencies.rounds.open('refining');
  const findNext = createNextReviewFinder(dependencies);

  const tokensToday = (): Promise<number> =>
    repository.countTokensSince(db, new Date(`${clock.now().toISOString().slice(0, 10)}T00:00:00Z`));

  async function refine(step: StepContext): Promise<boolean> {
    const model = await modelGateway.current();
    const review = model && (await findNext(step));
    if (model === undefined || review === undefined) return false;
    const neededTokens = review.messages.reduce((sum, { content }) => sum + content.length, 0) / 4 + REPLY_TOKENS;
    if ((await tokensToday()) + neededTokens > tokensPerDay) return false;
    const reply = await readReply(dependencies, { model, review, stopping: stopping.signal });
    if (stopping.signal.aborted) return false;
    await storeReply(dependencies, { review, reply, stopping: stopping.signal });
    return true;
  }

  return {
    /** Does one review. Returns false if there is nothing to review, no model, or too few tokens are left for today. */
    refineNext: async (): Promise<boolean> => tokensPerDay > 0 && round.next(refine),

    stop: (): void => stopping.abort(),

    getStatus: async (userId: string): Promise<RefiningStatus> => {
      const [model, settings, counts, used] = await Promise.all([
        modelGateway.current(),
        assistant.getSettings(userId),
        repository.countReviews(db, userId),
        tokensToday(),
      ]);
      const isOff = tokensPerDay === 0 || model === undefined || !settings.usesArchive;
      const isSpent = used + REPLY_TOKENS > tokensPerDay;
      return { state: isOff ? 'off' : isSpent ? 'resting' : 'working', ...counts, tokensToday: used, tokensPerDay };
    },
  };
}

/**
 * A function that finds the next review by a model. The kinds of review take turns, so that thousands of one kind do
 * not delay the others.
 */
function createNextReviewFinder({ clock, reviewFinders }: RefiningDependencies) {
  let nextFinder = 0;
  return async function findNext(step: StepContext): Promise<ModelReview | undefined> {
    const now = clock.now();
    const quietSince = new Date(now.getTime() - QUIET_MS);
    for (let tried = 0; tried < reviewFinders.length; tried += 1) {
      const find = reviewFinders[nextFinder % reviewFinders.length];
      // Incremented before the call, so that a kind of review that throws does not get the next turn as well.
      nextFinder += 1;
      const review = await find?.({ ...step, now, quietSince });
      if (review !== undefined) return review;
    }
    return undefined;
  };
}

/** The model's reply; undefined if the model fails. The review then counts as done, and the local result stays. */
async function readReply(
  { modelGateway, log }: RefiningDependencies,
  { model, review, stopping }: { model: ModelClient; review: ModelReview; stopping: AbortSignal },
): Promise<string | undefined> {
  const { userId, purpose, conversationIds, messages } = review;
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopping]);
    let text = '';
    for await (const event of modelGateway.ask(model, { userId, purpose, conversationIds }, { messages, signal })) {
      if (event.type === 'text') text += event.text;
    }
    return text;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (!stopping.aborted) log.warn({ err: error, purpose }, 'a model did not refine something');
    return undefined;
  }
}

/**
 * Stores a reply. If that fails, the reply is lost and the review is marked as done, so that no tokens are spent on it
 * again.
 */
async function storeReply(
  { log }: RefiningDependencies,
  { review, reply, stopping }: { review: ModelReview; reply: string | undefined; stopping: AbortSignal },
): Promise<void> {
  try {
    await retryWhileDatabaseUnavailable(() => review.handleReply(reply), { signal: stopping });
  } catch (error) {
    if (reply === undefined || isDatabaseUnavailable(error)) throw error;
    log.error({ err: error, purpose: review.purpose }, 'what a model refined could not be kept');
    await review.handleReply(undefined);
  }
}
