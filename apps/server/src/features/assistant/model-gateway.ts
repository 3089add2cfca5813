import type { CallPurpose } from '@app/contract/assistant';
import type { Database } from '#db/database.ts';
import type { ModelClient, ModelEvent, ModelRequest, ModelSource } from '#integrations/llm/llm.ts';
import type { Clock } from '#platform/clock.ts';
import { retryWhileDatabaseAway } from '#platform/database-outage.ts';
import type { NewId } from '#platform/ids.ts';
import type { Logger } from '#platform/logger.ts';
import * as rows from './assistant.repository.ts';
import type { PrivacyService } from './privacy.service.ts';

export interface ModelGatewayDependencies {
  db: Database;
  clock: Clock;
  newId: NewId;
  log: Logger;
  models: ModelSource;
  privacy: PrivacyService;
}

/** Who asks a model, and what for. */
export interface Asking {
  userId: string;
  purpose: CallPurpose;
  /** Every conversation that is quoted in the request. */
  conversationIds: readonly string[];
}

export type ModelGateway = ReturnType<typeof createModelGateway>;

/**
 * The only way for features to ask a model: it refuses what is marked “never send” and logs every call.
 */
export function createModelGateway({ db, clock, newId, log, models, privacy }: ModelGatewayDependencies) {
  return {
    /** Undefined when no model is connected. */
    current: (): Promise<ModelClient | undefined> => models.current(),

    /** Throws privacy.never_send before anything is sent, and the errors of ModelClient.stream. */
    ask: async function* (model: ModelClient, asking: Asking, request: ModelRequest): AsyncGenerator<ModelEvent> {
      await privacy.assertSendable(asking.userId, asking.conversationIds);
      const call = { inputTokens: null as number | null, outputTokens: null as number | null };
      let isAnswered = false;
      try {
        for await (const event of model.stream(request)) {
          if (event.type === 'usage') {
            call.inputTokens = event.inputTokens ?? null;
            call.outputTokens = event.outputTokens ?? null;
          } else isAnswered = true;
          yield event;
        }
      } finally {
        const row = {
          id: newId(),
          at: clock.now(),
          purpose: asking.purpose,
          model: model.info.label,
          destination: model.info.destination,
          conversationIds: [...new Set(asking.conversationIds)],
          characters: request.messages.reduce((sum, { content }) => sum + content.length, 0),
          ...call,
          outcome: isAnswered ? ('answered' as const) : ('failed' as const),
        };
        // The answer must not fail because of the log.
        await retryWhileDatabaseAway(() => rows.insertCall(db, asking.userId, row), { signal: request.signal }).catch(
          (error: unknown) => log.error({ err: error }, 'a call to a model could not be logged'),
        );
      }
    },
  };
}
