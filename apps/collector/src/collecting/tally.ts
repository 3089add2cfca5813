import type { CaptureResult } from '#sending/wire.ts';
import type { Cursor } from '#state/cursor.ts';
import type { SecretList } from '@app/understanding/mask-json';

/** The results of one run for a source, as printed by `--json`. */
export interface SourceReport {
  name: string;
  /** Distinct conversations in the source's files. */
  conversations: number;
  /** Sent records that were new in the archive, or continued a conversation there. */
  sent: number;
  /** The number of sent records that continued a conversation of the archive. */
  updated: number;
  /** Records that the archive already had, whether or not they were sent again. */
  unchanged: number;
  /** Files without a conversation, and records that the archive does not accept. */
  skipped: number;
  /** Secrets in the source's files that were masked before sending. */
  masked: number;
}

/** Counts what happens to one source in one run. */
export class SourceTally {
  readonly name: string;
  readonly conversations = new Set<string>();
  readonly reasons = new Map<string, number>();
  readonly secrets: SecretList = [];
  bytes = 0;
  span: readonly [number, number] | null = null;
  /** Records that wait to be sent. */
  waiting = 0;
  #sent = 0;
  #updated = 0;
  #unchanged = 0;
  #skipped = 0;
  #masked = 0;

  constructor(name: string) {
    this.name = name;
  }

  /** Counts the contents of a file, whether or not it is sent. */
  addFile(cursor: Cursor): void {
    for (const id of cursor.conversations) this.conversations.add(id);
    this.#masked += cursor.masked;
    if (cursor.skipReason !== null) this.skip(cursor.skipReason);
    else this.bytes += cursor.size;
    if (cursor.span === null) return;
    const [from, to] = this.span ?? cursor.span;
    this.span = [Math.min(from, cursor.span[0]), Math.max(to, cursor.span[1])];
  }

  addUnchanged(count: number): void {
    this.#unchanged += count;
  }

  addResult({ status, reason }: CaptureResult): void {
    if (status === 'stored' || status === 'updated') this.#sent++;
    if (status === 'updated') this.#updated++;
    if (status === 'unchanged') this.#unchanged++;
    if (status === 'skipped') this.skip(reason ?? 'The archive did not store it.');
  }

  skip(reason: string): void {
    this.#skipped++;
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
  }

  report(): SourceReport {
    return {
      name: this.name,
      conversations: this.conversations.size,
      sent: this.#sent,
      updated: this.#updated,
      unchanged: this.#unchanged,
      skipped: this.#skipped,
      masked: this.#masked,
    };
  }
}
