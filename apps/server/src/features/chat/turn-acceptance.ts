import { createHash } from 'node:crypto';
import type { ChatBody } from '@app/contract/chat';
import { isUniqueViolation } from '#db/database.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { ModelsService } from '#features/models/models.service.ts';
import type { Logger } from '#platform/logger.ts';
import type { WaitingReaders } from '#platform/waiting-readers.ts';
import * as errors from './chat.errors.ts';
import type * as turnRepository from './chat-turns.repository.ts';
import type { PersonReader, ReadAhead, RequestContext } from './known-person.ts';
import type { AcceptedContext } from './turn-runner.ts';
import {
  type AcceptedRequest,
  type AttachmentChoice,
  createTurnInsertion,
  type InsertedTurn,
  type InsertionDependencies,
  type ModelChoice,
} from './turn-insertion.ts';

export interface AcceptanceDependencies extends InsertionDependencies {
  log: Logger;
  timeZoneOf: TimeZoneOf;
  chatModels: Pick<ModelsService, 'choose'>;
  /** Writes the reply. */
  run: (turn: turnRepository.TurnRow, accepted: AcceptedContext) => Promise<void>;
  waitingReaders: WaitingReaders;
  people: Pick<PersonReader, 'readAhead'>;
}

export interface AcceptOptions extends RequestContext {
  idempotencyKey?: string | undefined;
}

export function createTurnAcceptance(dependencies: AcceptanceDependencies) {
  const { log, run, people, waitingReaders } = dependencies;
  const insertion = createTurnInsertion(dependencies);

  /** Stores the turn of a request, and starts the reply unless the turn has one already. */
  async function storeAndRun(request: AcceptedRequest, context: AcceptedContext): Promise<InsertedTurn> {
    const start = (turn: turnRepository.TurnRow, isStored?: Promise<boolean>): void =>
      void run(turn, { ...context, isStored })
        .catch((error: unknown) => log.error({ err: error }, 'a reply ended unexpectedly'))
        .finally(context.reader.end);
    if (insertion.isUnlimited(request)) {
      const begun = await insertion.begin(request);
      if ('isRepeated' in begun) return begun;
      // A model is asked while the turn is stored; nothing is shown, and no data is changed, before it is stored.
      start(begun.turn, begun.isStored);
      return begun.stored;
    }
    const inserted = await insertion.insert(request);
    if (!inserted.isRepeated) start(inserted.turn);
    return inserted;
  }

  return {
    /**
     * Stores the turn and its reservation at once, and starts the reply in the background. A request that repeats an
     * idempotency key gets the existing turn.
     */
    accept: async (
      userId: string,
      body: ChatBody,
      { idempotencyKey, userTimeZone, withinRateLimit, mayPrepare }: AcceptOptions = {},
    ): Promise<turnRepository.TurnRow> => {
      const reader = waitingReaders.begin();
      try {
        const ahead = people.readAhead(userId, body, { userTimeZone, withinRateLimit, mayPrepare });
        const reading = readRequest(dependencies, userId, body, { userTimeZone, withinRateLimit, ...ahead });
        const [fields] = await Promise.all([reading, withinRateLimit]);
        const request = { ...fields, userId, body, idempotencyKey };
        const { turn, isRepeated } = await storeAndRun(request, { ahead, reader });
        if (isRepeated) reader.end();
        return turn;
      } catch (error) {
        reader.end();
        if (isUniqueViolation(error, 'chat_turns_one_open')) throw errors.chatBusy();
        throw error;
      }
    },
  };
}

/** What is known of a request before its turn is stored. */
async function readRequest(
  dependencies: AcceptanceDependencies,
  userId: string,
  body: ChatBody,
  { userTimeZone, withinRateLimit, entitlements: plan }: RequestContext & Pick<ReadAhead, 'entitlements'>,
): Promise<Pick<AcceptedRequest, 'requestHash' | 'timeZone' | 'choice' | 'files' | 'entitlements'>> {
  const { timeZoneOf } = dependencies;
  const choosing = chooseModel(dependencies, userId, body);
  const [timeZone, choice, files, entitlements] = await Promise.all([
    body.timeZone ?? userTimeZone ?? timeZoneOf(userId),
    choosing,
    Promise.resolve(withinRateLimit).then(() => prepareFiles(dependencies, userId, body)),
    choosing.then((choice) => ('failure' in choice || choice.isOwn ? undefined : plan)),
  ]);
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return { requestHash, timeZone, choice, files, entitlements };
}

/** Called before the transaction, because it may ask other servers. Returns a failure, so that a repeated request is still answered. */
async function chooseModel(
  { chatModels }: AcceptanceDependencies,
  userId: string,
  body: ChatBody,
): Promise<ModelChoice> {
  if (!body.model) return { isOwn: false };
  return chatModels.choose(userId, body.model).catch((failure: unknown) => ({ failure }));
}

/** Called before the transaction, because it may wait until the files are read. */
async function prepareFiles(
  { attachedFiles }: AcceptanceDependencies,
  userId: string,
  { attachments, regenerateMessageId, continueMessageId }: ChatBody,
): Promise<AttachmentChoice> {
  // A question that is asked again already has its files.
  if (!attachments?.length || regenerateMessageId || continueMessageId) return { rows: [] };
  return attachedFiles.prepare(userId, attachments).then(
    (rows) => ({ rows }),
    (failure: unknown) => ({ failure }),
  );
}
