import type { Database } from '#db/database.ts';
import type { BillingService } from '#features/billing/billing.service.ts';
import { createBatchReader } from '#platform/batch-reader.ts';
import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/logger.ts';
import { replyInterrupted } from './chat.errors.ts';
import * as rows from './chat-turns.repository.ts';
import type { WritableTurn } from './live-turns.ts';

/** A turn whose process died is an orphan after this long. */
export const TURN_LEASE_MS = 30_000;
/** At most 250 ms of a reply may be lost with the process: this, and the time that a save takes. */
const SAVE_EVERY_MS = 150;
const RENEW_EVERY_MS = 5_000;
/** Those that are due together are spread: the texts must not wait for them. */
const RENEWALS_AT_ONCE = 20;

export interface TurnSaver {
  /** Renews the lease from now on, saves the text as it grows and hears when another process was asked to stop. */
  watch(turn: rows.TurnRow, writing: WritableTurn): WatchedTurn;
}

export interface WatchedTurn {
  /** The first piece of the reply. Once this resolves it may be shown: a crash keeps it, and the question with it. */
  saveBeginning(text: string): Promise<void>;
  /** Resolves when nothing more is being saved. */
  end(): Promise<void>;
}

interface Entry {
  turn: rows.TurnRow;
  writing: WritableTurn;
  /** How much of the text the row holds; undefined when that is not known, so that it has to be written whole. */
  saved: number | undefined;
  renewedAt: number;
  /** The first piece of the reply, from when it is to be saved on. */
  beginning?: string;
}

interface DueEntry {
  entry: Entry;
  text: string;
  renews: boolean;
}

/** Keeps the rows of all replies that this process writes up to date, with one statement for all of them. */
export function createTurnSaver({ db, clock, log, billing }: TurnSaverDependencies): TurnSaver {
  const entries = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> | undefined;

  const lease = () => new Date(clock.now().getTime() + TURN_LEASE_MS);

  /** What has changed since the last save. Text always, leases a few at a time. */
  function listDue(): DueEntry[] {
    const overdue = performance.now() - RENEW_EVERY_MS;
    let renewals = 0;
    return [...entries.values()].flatMap((entry) => {
      const text = entry.writing.content.slice(entry.saved ?? 0);
      const renews = entry.renewedAt < overdue && renewals < RENEWALS_AT_ONCE;
      if (renews) renewals += 1;
      return renews || text !== '' ? [{ entry, text, renews }] : [];
    });
  }

  async function save(): Promise<void> {
    const due = listDue();
    if (due.length === 0) return;
    const found = await saveTexts(due);
    const renewals: Promise<void>[] = [];
    for (const { entry, text, renews } of due) {
      const { turn, writing, saved = 0 } = entry;
      const row = found.get(turn.messageId);
      // Somebody else was writing to the row: its turn comes with the next save.
      if (row === undefined) continue;
      if (text !== '') entry.saved = saved + text.length;
      if (row.stopRequested) writing.stop.abort();
      if (!renews) continue;
      entry.renewedAt = performance.now();
      if (turn.reservationId !== null) renewals.push(billing.renewLease(turn.userId, turn.reservationId));
    }
    await Promise.all(renewals);
  }

  async function saveTexts(due: readonly DueEntry[]) {
    const leaseExpiresAt = lease();
    const given = due.map(({ entry: { turn, saved }, text, renews }) => ({
      userId: turn.userId,
      messageId: turn.messageId,
      text,
      isWhole: saved === undefined,
      leaseExpiresAt: renews ? leaseExpiresAt : null,
    }));
    try {
      const saved = await rows.saveProgress(db, given);
      return new Map(saved.map((row) => [row.messageId, row]));
    } catch (error) {
      // Nobody knows whether the texts arrived.
      for (const { entry, text } of due) if (text !== '') entry.saved = undefined;
      throw error;
    }
  }

  function tick(): void {
    saving ??= save()
      .catch((error: unknown) => log.warn({ err: error }, 'replies could not be saved yet'))
      .finally(() => (saving = undefined));
  }

  /** Beginnings that come while others are on their way to the database go there together. */
  const saveTogether = createBatchReader(async (messageIds) => {
    const leaseExpiresAt = lease();
    const given = messageIds.flatMap((messageId) => {
      const { turn, beginning } = entries.get(messageId) ?? {};
      if (turn === undefined || beginning === undefined) return [];
      return [{ userId: turn.userId, messageId, text: beginning, isWhole: true, leaseExpiresAt }];
    });
    return new Map((await rows.saveProgress(db, given)).map((row) => [row.messageId, row]));
  });

  async function saveBeginning(entry: Entry, content: string): Promise<void> {
    const { userId, messageId } = entry.turn;
    entry.beginning = content;
    const isSaved =
      (await saveTogether(messageId)) !== undefined ||
      // Somebody else holds the row, and is waited for, or it is gone.
      (await rows.saveBeginning(db, userId, messageId, { content, leaseExpiresAt: lease() }));
    if (!isSaved) throw replyInterrupted();
    entry.saved = content.length;
    entry.renewedAt = performance.now();
  }

  return {
    watch: (turn, writing) => {
      const entry: Entry = { turn, writing, saved: 0, renewedAt: performance.now() };
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

export interface TurnSaverDependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  billing: BillingService;
}
