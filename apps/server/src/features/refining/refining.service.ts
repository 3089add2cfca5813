import type { RefiningStatus } from '@app/contract/refining';
import type { Database } from '#db/database.ts';
import type { AssistantService, FindLook, Look, ModelDoor } from '#features/assistant/assistant.service.ts';
import type { ModelClient } from '#integrations/llm/llm.ts';
import type { Clock } from '#platform/clock.ts';
import { isDatabaseAway, retryWhileDatabaseAway } from '#platform/database-outage.ts';
import type { Logger } from '#platform/logger.ts';
import type { Rounds, Turn } from '#platform/rounds.ts';
import * as rows from './refining.repository.ts';

export interface RefiningDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  rounds: Rounds;
  assistant: AssistantService;
  modelDoor: ModelDoor;
  /** What there may be to look at, each kind in its turn. */
  looks: readonly FindLook[];
  tokensPerDay: number;
}

/** A conversation that grows is left alone until it has been quiet this long. */
const QUIET_MS = 120_000;
const TIMEOUT_MS = 60_000;
/** What an answer may take, kept back from the day's tokens before asking. */
const ANSWER_TOKENS = 300;

export type RefiningService = ReturnType<typeof createRefiningService>;

/** What the local engine was unsure of, looked at by the connected model within the tokens of the day. */
export function createRefiningService({ db, clock, log, looks, ...dependencies }: RefiningDependencies) {
  const { assistant, modelDoor, tokensPerDay } = dependencies;
  // A process that ends does not wait for an answer.
  const ending = new AbortController();
  const round = dependencies.rounds.open('refining');
  let kind = 0;

  const tokensToday = (): Promise<number> =>
    rows.tokensSince(db, new Date(`${clock.now().toISOString().slice(0, 10)}T00:00:00Z`));

  /** Thousands of one kind do not keep the others waiting. */
  async function findNext(turn: Turn): Promise<Look | undefined> {
    const now = clock.now();
    const quietSince = new Date(now.getTime() - QUIET_MS);
    for (let asked = 0; asked < looks.length; asked += 1) {
      const find = looks[kind % looks.length];
      // Before it is asked: a kind that fails to find its next has had its turn all the same.
      kind += 1;
      const look = await find?.({ ...turn, now, quietSince });
      if (look !== undefined) return look;
    }
    return undefined;
  }

  async function ask(model: ModelClient, { userId, purpose, conversationIds, messages }: Look): Promise<string> {
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ending.signal]);
    let text = '';
    for await (const event of modelDoor.ask(model, { userId, purpose, conversationIds }, { messages, signal })) {
      if (event.type === 'text') text += event.text;
    }
    return text;
  }

  /** What the model said; undefined when it failed in whatever way: the local result stays, and nobody asks for ever. */
  async function answerOf(model: ModelClient, look: Look): Promise<string | undefined> {
    try {
      return await ask(model, look);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      if (!ending.signal.aborted) log.warn({ err: error, purpose: look.purpose }, 'a model did not refine something');
      return undefined;
    }
  }

  /** An answer that cannot be kept is given up, so that it is not paid for again and again. */
  async function settle({ purpose, settle: keep }: Look, answer: string | undefined): Promise<void> {
    try {
      await retryWhileDatabaseAway(() => keep(answer), { signal: ending.signal });
    } catch (error) {
      if (answer === undefined || isDatabaseAway(error)) throw error;
      log.error({ err: error, purpose }, 'what a model refined could not be kept');
      await keep(undefined);
    }
  }

  async function refine(turn: Turn): Promise<boolean> {
    const model = await modelDoor.current();
    const look = model && (await findNext(turn));
    if (model === undefined || look === undefined) return false;
    const needed = look.messages.reduce((sum, { content }) => sum + content.length, 0) / 4 + ANSWER_TOKENS;
    if ((await tokensToday()) + needed > tokensPerDay) return false;
    const answer = await answerOf(model, look);
    if (ending.signal.aborted) return false;
    await settle(look, answer);
    return true;
  }

  return {
    /** Looks at one thing; false when there is none, no model, or nothing left of the day. */
    refineNext: async (): Promise<boolean> => tokensPerDay > 0 && round.next(refine),

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
