import type { Database } from '#db/database.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import { createBatchReader } from '#platform/batch-reader.ts';
import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/logger.ts';
import { replyInterrupted } from './chat.errors.ts';
import * as turnRepository from './chat-turns.repository.ts';
import type { WritableTurn } from './live-turns.ts';

/** A turn is recovered if its process has not renewed the lease for this long. */
const TURN_LEASE_MS = 30_000;
/** A crash may lose at most 250 ms of a reply: this interval, and the time that a save takes. */
const SAVE_EVERY_MS = 150;
/**
 * Readers at other processes conclude after three seconds without a change that the process has died, see
 * writer-watch.ts.
 */
const RENEW_EVERY_MS = 1_000;
/** Reservations have their own lease, which is renewed by a separate statement. */
const RENEW_RESERVATION_EVERY_MS = 5_000;
/** Leases that are due at the same time are renewed in groups, so that saving texts does not wait for them. */
const MAX_RESERVATIONS_PER_SAVE = 20;

export interface TurnSaverDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  billing: BillingService;
}

export interface TurnSaver {
  /** From now on renews the lease, saves the text as it grows, and stops the reply when another process requests it. */
  watch(turn: turnRepository.TurnRow, writing: WritableTurn): WatchedTurn;
}

export interface WatchedTurn {
  /** Saves the first delta of the reply. Then the delta may be shown: a crash loses neither it nor the question. */
  saveBeginning(text: string): Promise<void>;
  /** Stops watching. Resolves when no save is in progress. */
  end(): Promise<void>;
}

interface Entry {
  turn: turnRepository.TurnRow;
  writing: WritableTurn;
  /** The length of the text in the row; undefined when unknown, so that the next save writes the whole text. */
  savedLength: number | undefined;
  renewedAt: number;
  reservationRenewedAt: number;
  /** The first delta of the reply, set once it may be saved. */
  beginning?: string;
}

interface DueEntry {
  entry: Entry;
  text: string;
  renewsLease: boolean;
}

type SaveProgress = ReturnType<typeof turnRepository.createProgressSaver>;
type SaveDependencies = TurnSaverDependencies & { saveProgress: SaveProgress };

export const turnLeaseFrom = (now: Date): Date => new Date(now.getTime() + TURN_LEASE_MS);

/** Saves the texts of all replies that this process is writing, with one statement for all of them. */
export function createTurnSaver(dependencies: TurnSaverDependencies): TurnSaver {
  const { log } = dependencies;
  const entries = new Map<string, Entry>();
  const saveProgress = turnRepository.createProgressSaver(dependencies.db);
  const saveBeginning = createBeginningSaver(dependencies, saveProgress, entries);
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> | undefined;

  function tick(): void {
    saving ??= save({ ...dependencies, saveProgress }, entries.values())
      .catch((error: unknown) => log.warn({ err: error }, 'replies could not be saved yet'))
      .finally(() => (saving = undefined));
  }

  return {
    watch: (turn, writing) => {
      const now = performance.now();
      const entry: Entry = { turn, writing, savedLength: 0, renewedAt: now, reservationRenewedAt: now };
      entries.set(turn.messageId, entry);
      timer ??= setInterval(tick, SAVE_EVERY_MS);
      return {
        saveBeginning: (text) => saveBeginning(entry, text),
        end: async () => {
          entries.delete(turn.messageId);
          if (entries.size === 0) {
            clearInterval(timer);
            timer = undefined;
          }
          await saving;
        },
      };
    },
  };
}

async function save(dependencies: SaveDependencies, entries: Iterable<Entry>): Promise<void> {
  const due = listDue(entries);
  if (due.length === 0) return;
  const savedRows = await saveTexts(dependencies, due);
  const renewed: Entry[] = [];
  for (const { entry, text, renewsLease } of due) {
    const { turn, writing, savedLength = 0 } = entry;
    const row = savedRows.get(turn.messageId);
    // The row was locked by another transaction: it is saved next time.
    if (row === undefined) continue;
    if (text !== '') entry.savedLength = savedLength + text.length;
    if (row.stopRequested) writing.stop.abort();
    if (!renewsLease) continue;
    entry.renewedAt = performance.now();
    renewed.push(entry);
  }
  await renewReservations(dependencies, renewed);
}

async function renewReservations({ billing }: TurnSaverDependencies, entries: readonly Entry[]): Promise<void> {
  const now = performance.now();
  const due = entries.filter(({ reservationRenewedAt }) => reservationRenewedAt < now - RENEW_RESERVATION_EVERY_MS);
  await Promise.all(
    due.slice(0, MAX_RESERVATIONS_PER_SAVE).map(async (entry) => {
      entry.reservationRenewedAt = now;
      const { userId, reservationId } = entry.turn;
      if (reservationId !== null) await billing.renewLease(userId, reservationId);
    }),
  );
}

/** The entries to save: those with new text, and those whose lease has to be renewed. */
function listDue(entries: Iterable<Entry>): DueEntry[] {
  const renewIfBefore = performance.now() - RENEW_EVERY_MS;
  return [...entries].flatMap((entry) => {
    const text = entry.writing.content.slice(entry.savedLength ?? 0);
    const renewsLease = entry.renewedAt < renewIfBefore;
    return renewsLease || text !== '' ? [{ entry, text, renewsLease }] : [];
  });
}

async function saveTexts({ saveProgress, clock }: SaveDependencies, due: readonly DueEntry[]) {
  const leaseExpiresAt = turnLeaseFrom(clock.now());
  const progress = due.map(({ entry: { turn, savedLength }, text, renewsLease }) => ({
    userId: turn.userId,
    messageId: turn.messageId,
    text,
    isWhole: savedLength === undefined,
    leaseExpiresAt: renewsLease ? leaseExpiresAt : null,
  }));
  try {
    const savedRows = await saveProgress(progress);
    return new Map(savedRows.map((row) => [row.messageId, row]));
  } catch (error) {
    // The texts may or may not have been saved.
    for (const { entry, text } of due) if (text !== '') entry.savedLength = undefined;
    throw error;
  }
}

/** First deltas that arrive while a save is running are saved together by the next statement. */
function createBeginningSaver(
  { db }: TurnSaverDependencies,
  saveProgress: SaveProgress,
  entries: ReadonlyMap<string, Entry>,
) {
  const saveTogether = createBatchReader(async (messageIds) => {
    const progress = messageIds.flatMap((messageId) => {
      const { turn, beginning } = entries.get(messageId) ?? {};
      if (turn === undefined || beginning === undefined) return [];
      return [{ userId: turn.userId, messageId, text: beginning, isWhole: true, leaseExpiresAt: null }];
    });
    return new Map((await saveProgress(progress)).map((row) => [row.messageId, row]));
  });

  return async (entry: Entry, content: string): Promise<void> => {
    const { userId, messageId } = entry.turn;
    entry.beginning = content;
    const isSaved =
      (await saveTogether(messageId)) !== undefined ||
      // The row was locked by another transaction, which this statement waits for, or the row was deleted.
      (await turnRepository.saveBeginning(db, userId, messageId, content));
    if (!isSaved) throw replyInterrupted();
    entry.savedLength = content.length;
  };
}
