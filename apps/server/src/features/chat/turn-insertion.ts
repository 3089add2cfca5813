import type { ChatBody } from '@app/contract/chat';
import { type Database, inTransaction, type Queryable, type Tx } from '#db/database.ts';
import { lockIdempotencyKey } from '#db/idempotency-key.ts';
import type { BillingService, Entitlements } from '#features/billing/billing.service.ts';
import type { ChatFileRow } from '#features/files/chat-files.service.ts';
import type { ChosenModel } from '#features/models/models.service.ts';
import type { Clock } from '#platform/clock.ts';
import type { AttachedFiles } from './attached/attached-files.ts';
import * as errors from './chat.errors.ts';
import * as turnRepository from './chat-turns.repository.ts';
import { withoutTexts } from './temporary-turns.ts';
import { type PlacementDependencies, planTurn } from './turn-placement.ts';
import type { TurnPlan } from './turn-plan.ts';
import { turnLeaseFrom } from './turn-saver.ts';

export interface InsertionDependencies extends PlacementDependencies {
  db: Database;
  clock: Clock;
  billing: BillingService;
  attachedFiles: AttachedFiles;
}

export interface AcceptedRequest {
  userId: string;
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
export type AttachmentChoice = { rows: ChatFileRow[] } | { failure: unknown };

/** The model of a request: whether it is the user's own, or why it cannot reply. */
export type ModelChoice = Pick<ChosenModel, 'isOwn' | 'quota'> | { failure: unknown };

/** The stored turn of a request. A request that repeats an idempotency key has an earlier turn. */
export interface InsertedTurn {
  turn: turnRepository.TurnRow;
  isRepeated: boolean;
}

/** A turn that is being stored. */
interface TurnBeingStored {
  turn: turnRepository.TurnRow;
  /** This turn, or an earlier one if the request repeats another. */
  stored: Promise<InsertedTurn>;
  /** Whether this turn was stored. */
  isStored: Promise<boolean>;
}

const ATTEMPTS = 3;

export function createTurnInsertion(dependencies: InsertionDependencies) {
  const { db, billing } = dependencies;
  const { unlimitedChats } = billing;
  const insertWithReservation = turnRepository.createTurnInserter(db, unlimitedChats.insertReservation);

  /** Inserts the turn, unless the idempotency key has one already. */
  async function insertOrFind(turn: turnRepository.TurnRow, request: AcceptedRequest): Promise<InsertedTurn> {
    for (let attempt = 1; ; attempt += 1) {
      if (await insertWithReservation(turn.userId, toStoredRow(turn), unlimitedChats.reservation()))
        return { turn, isRepeated: false };
      const repeated = await findRepeated(db, request);
      if (repeated !== undefined) return { turn: repeated, isRepeated: true };
      // The other turn was deleted in the meantime, because its reply failed.
      if (attempt === ATTEMPTS) throw errors.chatBusy();
    }
  }

  return {
    /** Whether no limit can refuse the request: its model is the user's own, or neither plan nor model has a limit. */
    isUnlimited: ({ choice, entitlements }: AcceptedRequest): boolean =>
      !('failure' in choice) &&
      (choice.isOwn || (entitlements !== undefined && unlimitedChats.isAllowed(entitlements, choice.quota))),

    /** Begins to store a turn with one statement, for a request that no limit can refuse. */
    begin: async (request: AcceptedRequest): Promise<TurnBeingStored | InsertedTurn> => {
      const planned = await planRow(dependencies, db, request).catch(async (error: unknown) => {
        const repeated = await findRepeated(db, request);
        if (repeated === undefined) throw error;
        return { repeated };
      });
      if ('repeated' in planned) return { turn: planned.repeated, isRepeated: true };
      const reservationId = isOwnModel(request) ? null : dependencies.newId();
      const turn = toTurn(planned, request, reservationId);
      const stored = insertOrFind(turn, request);
      const isStored = stored.then(
        ({ isRepeated }) => !isRepeated,
        () => false,
      );
      return { turn, stored, isStored };
    },

    /** Checks the limits and stores the turn in one transaction. Throws chat.limit_reached and chat.model_limit_reached. */
    insert: (request: AcceptedRequest): Promise<InsertedTurn> =>
      inTransaction(db, async (tx) => {
        const { userId, idempotencyKey } = request;
        if (idempotencyKey !== undefined) await lockIdempotencyKey(tx, userId, idempotencyKey);
        const repeated = await findRepeated(tx, request);
        if (repeated !== undefined) return { turn: repeated, isRepeated: true };
        return { turn: await insertChecked(dependencies, tx, request), isRepeated: false };
      }),
  };
}

/** Throws chat.idempotency_key_conflict when the key was used for another request. */
async function findRepeated(
  db: Queryable,
  { userId, idempotencyKey, requestHash }: AcceptedRequest,
): Promise<turnRepository.TurnRow | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const turn = await turnRepository.findTurnByKey(db, userId, idempotencyKey);
  if (turn !== undefined && turn.requestHash !== null && turn.requestHash !== requestHash)
    throw errors.idempotencyKeyConflict();
  return turn;
}

async function insertChecked(
  dependencies: InsertionDependencies,
  tx: Tx,
  request: AcceptedRequest,
): Promise<turnRepository.TurnRow> {
  const { userId, choice, entitlements } = request;
  const planned = await planRow(dependencies, tx, request);
  // A reply by a model of the user's own does not count.
  const quota = 'quota' in choice ? choice.quota : undefined;
  const reservationId = isOwnModel(request)
    ? null
    : await dependencies.billing.reserveChat({ tx, userId }, quota, entitlements);
  const turn = toTurn(planned, request, reservationId);
  await turnRepository.insertTurn(tx, userId, toStoredRow(turn));
  return turn;
}

const isOwnModel = ({ choice }: AcceptedRequest): boolean => 'isOwn' in choice && choice.isOwn;

async function planRow(dependencies: InsertionDependencies, db: Queryable, request: AcceptedRequest) {
  const { userId, body, timeZone, choice, files } = request;
  if ('failure' in choice) throw choice.failure;
  if ('failure' in files) throw files.failure;
  const { clock, newId, attachedFiles } = dependencies;
  const { conversationId, userMessageId, plan } = await planTurn(dependencies, db, userId, body, timeZone);
  const target = { conversationId, isNew: plan.isNewConversation, isTemporary: plan.isTemporary === true };
  const attachments = await attachedFiles.toBlocks(db, userId, files.rows, target);
  const fullPlan: TurnPlan = {
    ...plan,
    ...(attachments.length > 0 && { attachments }),
    ...(body.model && { model: body.model }),
  };
  return { messageId: newId(), conversationId, userMessageId, plan: fullPlan, now: clock.now() };
}

function toTurn(
  { messageId, conversationId, userMessageId, plan, now }: Awaited<ReturnType<typeof planRow>>,
  { userId, idempotencyKey, requestHash }: AcceptedRequest,
  reservationId: string | null,
): turnRepository.TurnRow {
  return {
    userId,
    messageId,
    conversationId,
    userMessageId,
    state: 'pending',
    plan: { ...plan },
    reservationId,
    idempotencyKey: idempotencyKey ?? null,
    requestHash,
    leaseExpiresAt: turnLeaseFrom(now),
    createdAt: now,
    content: '',
    outcome: null,
    stopRequested: false,
    finishedAt: null,
  };
}

/** The row of a temporary turn has no texts. */
const toStoredRow = (turn: turnRepository.TurnRow): turnRepository.TurnRow =>
  (turn.plan as unknown as TurnPlan).isTemporary === true ? withoutTexts(turn) : turn;
