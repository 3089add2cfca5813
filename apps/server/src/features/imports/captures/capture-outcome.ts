import type { CaptureResult } from '@app/contract/captures';
import type { Outcome } from '../storing/import-tally.ts';

const MAX_ID_LENGTH = 1_000;
const RANKS = ['skipped', 'unchanged', 'updated', 'stored'] as const;
const STATUS_OF = { created: 'stored', updated: 'updated', unchanged: 'unchanged', skipped: 'skipped' } as const;

/** The outcome of a record. A record with several conversations counts as stored if one of them is. */
export class CaptureOutcome {
  readonly #externalId: string;
  readonly #source: string;
  #status: CaptureResult['status'] = 'skipped';
  #reason: string | undefined;
  #conversationId: string | undefined;
  /** Conversations whose last question has a reply. */
  readonly answeredIds: string[] = [];

  constructor(record: unknown) {
    this.#externalId = textOf(record, 'externalId');
    this.#source = textOf(record, 'source');
  }

  /** Sets the reason why a part of the record could not be read. The other conversations of the record are stored. */
  skip(reason: string): void {
    this.#reason ??= reason;
  }

  /** Marks the record as waiting for its missing parts. */
  wait(reason: string): void {
    this.#status = 'unchanged';
    this.#reason = reason;
  }

  add(outcome: Outcome, conversationId: string, isAnswered: boolean): void {
    const status = STATUS_OF[outcome];
    if (outcome === 'skipped') this.#reason ??= 'in trash';
    else if (isAnswered) this.answeredIds.push(conversationId);
    if (RANKS.indexOf(status) < RANKS.indexOf(this.#status)) return;
    this.#status = status;
    this.#conversationId = conversationId;
  }

  /** Whether anything of the record is new in the archive. */
  get hasChanged(): boolean {
    return this.#status === 'stored' || this.#status === 'updated';
  }

  /** The line of the receipt for a skipped record; undefined if the record was not skipped. */
  get skipped(): { item: string; reason: string; conversationId: string | null } | undefined {
    if (this.#status !== 'skipped') return undefined;
    const item = [this.#source, this.#externalId].filter((text) => text !== '').join(': ') || 'A record without an id';
    return { item, reason: this.#skipReason, conversationId: this.#conversationId ?? null };
  }

  toResult(): CaptureResult {
    const reason = this.#status === 'skipped' ? this.#skipReason : this.#reason;
    return {
      externalId: this.#externalId,
      status: this.#status,
      ...(reason !== undefined && { reason }),
      ...(this.#conversationId !== undefined && { conversationId: this.#conversationId }),
    };
  }

  get #skipReason(): string {
    return this.#reason ?? 'There are no conversations in this record.';
  }
}

function textOf(record: unknown, key: 'externalId' | 'source'): string {
  const value =
    typeof record === 'object' && record !== null && key in record ? (record as JsonFields)[key] : undefined;
  return typeof value === 'string' ? value.slice(0, MAX_ID_LENGTH).replaceAll('\0', '').toWellFormed() : '';
}

type JsonFields = Readonly<Record<string, unknown>>;
