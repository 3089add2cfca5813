import { createHash } from 'node:crypto';
import type { ChatBody } from '@app/contract/chat';
import { type Database, inTransaction, isUniqueViolation } from '#db/database.ts';
import { lockIdempotencyKey } from '#db/idempotency-key.ts';
import type { OwnerScope } from '#db/owner-scope.ts';
import type { BillingService, Entitlements } from '#features/billing/billing.service.ts';
import type { ChatFileRow } from '#features/files/chat-files.service.ts';
import type { TimeZoneOf } from '#features/identity/identity.service.ts';
import type { ChosenModel, ModelsService } from '#features/models/models.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/logger.ts';
import type { WaitingReaders } from '#platform/waiting-readers.ts';
import type { AttachedFiles } from './attached/attached-files.ts';
import * as errors from './chat.errors.ts';
import * as turnRepository from './chat-turns.repository.ts';
import type { PersonReader } from './known-person.ts';
import type { AcceptedContext } from './turn-runner.ts';
import { withoutTexts } from './temporary-turns.ts';
import { type PlacementDependencies, planTurn } from './turn-placement.ts';
import { turnLeaseFrom } from './turn-saver.ts';

export interface AcceptanceDependencies extends PlacementDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  billing: BillingService;
  timeZoneOf: TimeZoneOf;
  chatModels: Pick<ModelsService, 'choose'>;
  attachedFiles: AttachedFiles;
  /** Writes the reply. */
  run: (turn: turnRepository.TurnRow, accepted: AcceptedContext) => Promise<void>;
  waitingReaders: WaitingReaders;
  people: Pick<PersonReader, 'readAhead'>;
}

export interface AcceptOptions {
  idempotencyKey?: string | undefined;
  /** The user's time zone, for a body without one; read from the database if absent. */
  userTimeZone?: string;
}

interface AcceptedRequest {
  body: ChatBody;
  timeZone: string;
  idempotencyKey: string | undefined;
  /** A hash of the request, which shows whether an idempotency key was used for another request before. */
  requestHash: string;
  choice: ModelChoice;
  files: AttachmentChoice;
  /** Absent for a model of the user's own. */
  entitlements: Entitlements | undefined;
}

/** The uploads of a question, or why they cannot be sent. */
type AttachmentChoice = { rows: ChatFileRow[] } | { failure: unknown };

/** The model of a request: whether it is the user's own, or why it cannot reply. */
type ModelChoice = Pick<ChosenModel, 'isOwn' | 'quota'> | { failure: unknown };

export function createTurnAcceptance(dependencies: AcceptanceDependencies) {
  const { billing, db, log, run, people, timeZoneOf, waitingReaders } = dependencies;

  async function store(
    userId: string,
    body: ChatBody,
    { idempotencyKey, userTimeZone }: AcceptOptions,
  ): Promise<{ turn: turnRepository.TurnRow; isRepeated: boolean }> {
    const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    const timeZone = body.timeZone ?? userTimeZone ?? (await timeZoneOf(userId));
    const choice = await chooseModel(dependencies, userId, body);
    const files = await prepareFiles(dependencies, userId, body);
    const isCounted = !('failure' in choice) && !choice.isOwn;
    const entitlements = isCounted ? await billing.entitlements(userId) : undefined;
    const request = { body, timeZone, idempotencyKey, requestHash, choice, files, entitlements };
    return inTransaction(db, async (tx) => {
      const repeated = await findRepeated({ tx, userId }, request);
      if (repeated !== undefined) return { turn: repeated, isRepeated: true };
      return { turn: await insertTurn(dependencies, { tx, userId }, request), isRepeated: false };
    });
  }

  return {
    /**
     * Stores the turn and its reservation in one transaction, and starts the reply in the background. A request that
     * repeats an idempotency key gets the existing turn.
     */
    accept: async (
      userId: string,
      body: ChatBody,
      { idempotencyKey, userTimeZone }: AcceptOptions = {},
    ): Promise<turnRepository.TurnRow> => {
      const known = people.readAhead(userId, body.model);
      const endWait = waitingReaders.begin();
      try {
        const { turn, isRepeated } = await store(userId, body, { idempotencyKey, userTimeZone });
        if (isRepeated) endWait();
        else
          void run(turn, { known, endWait })
            .catch((error: unknown) => log.error({ err: error }, 'a reply ended unexpectedly'))
            .finally(endWait);
        return turn;
      } catch (error) {
        endWait();
        if (isUniqueViolation(error, 'chat_turns_one_open')) throw errors.chatBusy();
        throw error;
      }
    },
  };
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

async function findRepeated(
  { tx, userId }: OwnerScope,
  { idempotencyKey, requestHash }: AcceptedRequest,
): Promise<turnRepository.TurnRow | undefined> {
  if (idempotencyKey === undefined) return undefined;
  await lockIdempotencyKey(tx, userId, idempotencyKey);
  const turn = await turnRepository.findTurnByKey(tx, userId, idempotencyKey);
  if (turn !== undefined && turn.requestHash !== null && turn.requestHash !== requestHash)
    throw errors.idempotencyKeyConflict();
  return turn;
}

async function insertTurn(
  dependencies: AcceptanceDependencies,
  { tx, userId }: OwnerScope,
  { body, timeZone, idempotencyKey, requestHash, choice, files, entitlements }: AcceptedRequest,
): Promise<turnRepository.TurnRow> {
  if ('failure' in choice) throw choice.failure;
  if ('failure' in files) throw files.failure;
  const { clock, newId, billing } = dependencies;
  const { conversationId, userMessageId, plan } = await planTurn(dependencies, tx, userId, body, timeZone);
  const target = { conversationId, isNew: plan.isNewConversation, isTemporary: plan.isTemporary === true };
  const attachments = await dependencies.attachedFiles.toBlocks(tx, userId, files.rows, target);
  const messageId = newId();
  const now = clock.now();
  // A reply by a model of the user's own does not count.
  const reservationId = choice.isOwn ? null : await billing.reserveChat({ tx, userId }, choice.quota, entitlements);
  const row = {
    messageId,
    conversationId,
    userMessageId,
    state: 'pending' as const,
    plan: { ...plan, ...(attachments.length > 0 && { attachments }), ...(body.model && { model: body.model }) },
    reservationId,
    idempotencyKey: idempotencyKey ?? null,
    requestHash,
    leaseExpiresAt: turnLeaseFrom(now),
    createdAt: now,
  };
  await turnRepository.insertTurn(tx, userId, plan.isTemporary === true ? withoutTexts(row) : row);
  return { ...row, userId, content: '', outcome: null, stopRequested: false, finishedAt: null };
}
