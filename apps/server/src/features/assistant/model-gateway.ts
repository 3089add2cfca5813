import type { CallPurpose } from '@app/contract/assistant';
import type { Database } from '#db/database.ts';
import type { ModelClient, ModelEvent, ModelInfo, ModelRequest, ModelSource } from '#integrations/llm/llm.ts';
import type { Clock } from '#platform/clock.ts';
import { retryWhileDatabaseUnavailable } from '#platform/database-outage.ts';
import type { NewId } from '#platform/ids.ts';
import type { Logger } from '#platform/logger.ts';
import * as repository from './assistant.repository.ts';
import type { PrivacyService } from './privacy.service.ts';

export interface ModelGatewayDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  log: Logger;
  models: ModelSource;
  privacy: PrivacyService;
}

/** The user and the purpose of a call to a model. */
export interface ModelCallContext {
  userId: string;
  purpose: CallPurpose;
  /** Every conversation that is quoted in the request. */
  conversationIds: readonly string[];
  /**
   * The conversations to check for “never send” marks: all of `conversationIds` if absent. A conversation that is not
   * stored yet can be left out, because it cannot be marked.
   */
  checkedIds?: readonly string[];
}

export type ModelGateway = ReturnType<typeof createModelGateway>;

/**
 * The only way for features to ask a model: it refuses conversations that are marked “never send” and logs every call.
 */
export function createModelGateway({ db, clock, newId, log, models, privacy }: ModelGatewayDependencies) {
  return {
    /** Undefined when no model is connected. */
    current: (): Promise<ModelClient | undefined> => models.current(),

    /** Additional models of the operator, which people may choose. */
    others: models.others ?? [],

    /** Throws privacy.never_send before anything is sent, and the errors of ModelClient.stream. */
    ask: async function* (
      model: ModelClient,
      context: ModelCallContext,
      request: ModelRequest,
    ): AsyncGenerator<ModelEvent> {
      const checkedIds = context.checkedIds ?? context.conversationIds;
      await retryWhileDatabaseUnavailable(() => privacy.assertSendable(context.userId, checkedIds), {
        signal: request.signal,
      });
      const usage = { inputTokens: null as number | null, outputTokens: null as number | null };
      let isAnswered = false;
      try {
        for await (const event of model.stream(request)) {
          if (event.type === 'usage') {
            usage.inputTokens = event.inputTokens ?? null;
            usage.outputTokens = event.outputTokens ?? null;
          } else isAnswered = true;
          yield event;
        }
      } finally {
        const row = {
          id: newId(),
          at: clock.now(),
          purpose: context.purpose,
          model: model.info.label,
          destination: model.info.destination,
          conversationIds: [...new Set(context.conversationIds)],
          characters: request.messages.reduce((sum, { content }) => sum + content.length, 0),
          ...usage,
          isOwn: model.info.isOwn === true,
          cost: costOf(model.info.price, usage),
          outcome: isAnswered ? ('answered' as const) : ('failed' as const),
        };
        // If the call cannot be logged, the reply is still returned.
        await retryWhileDatabaseUnavailable(() => repository.insertCall(db, context.userId, row), {
          signal: request.signal,
        }).catch((error: unknown) => log.error({ err: error }, 'a call to a model could not be logged'));
      }
    },
  };
}

/** US dollars; null without a price or token counts. */
export function costOf(
  price: ModelInfo['price'],
  { inputTokens, outputTokens }: { inputTokens: number | null; outputTokens: number | null },
): number | null {
  if (price === undefined || (inputTokens === null && outputTokens === null)) return null;
  return ((inputTokens ?? 0) * price.input + (outputTokens ?? 0) * price.output) / 1e6;
}
