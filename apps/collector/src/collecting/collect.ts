import { listFiles } from '#reading/list-files.ts';
import { hasOnlyGrown, prepareFile, type PreparedFile } from '#reading/prepare-file.ts';
import type { Delivery } from '#sending/delivery.ts';
import type { Source, SourceFile, TitleFinder } from '#sources/source.ts';
import type { CursorLog } from '#state/cursor-log.ts';
import type { SendQueue } from '#state/send-queue.ts';
import { SourceTally } from './tally.ts';

export interface CollectOptions {
  sources: readonly Source[];
  cursors: CursorLog;
  sendQueue: SendQueue;
  /** Null for a dry run: nothing is sent or remembered. */
  delivery: Delivery | null;
  now: () => number;
  /** Called for each complete file, with the time of its last change in milliseconds. */
  onFile?: (file: SourceFile, mtimeMs: number) => void;
  /** Whether the process was asked to stop. */
  isEnding: () => boolean;
}

/** Sends the records of the queue, then reads all files of the sources once and sends new records. */
export async function collect(options: CollectOptions): Promise<SourceTally[]> {
  const tallies = options.sources.map(({ name }) => new SourceTally(name));
  await sendQueued(options, tallies);
  for (const [index, source] of options.sources.entries()) {
    const tally = tallies[index] ?? new SourceTally(source.name);
    const findTitle = await source.openTitles?.();
    for (const file of await listFiles(source)) {
      if (options.isEnding()) break;
      await collectFile(file, findTitle, tally, options);
    }
  }
  await options.delivery?.flush();
  return tallies;
}

/** Reads only these files, which have changed, and sends new records. Does not send the records of the queue. */
export async function collectFiles(files: readonly SourceFile[], options: CollectOptions): Promise<SourceTally[]> {
  const tallies = new Map<string, SourceTally>();
  for (const file of files) {
    const tally = tallies.get(file.source.name) ?? new SourceTally(file.source.name);
    tallies.set(file.source.name, tally);
    await collectFile(file, await file.source.openTitles?.(), tally, options);
  }
  await options.delivery?.flush();
  return [...tallies.values()];
}

async function sendQueued({ sendQueue, delivery, sources }: CollectOptions, tallies: readonly SourceTally[]) {
  if (delivery === null) return;
  for await (const { file, sequence } of sendQueue.read()) {
    if (delivery.stop !== null) return;
    const index = sources.findIndex(({ name }) => name === file.sourceName);
    const tally = tallies[index];
    if (tally !== undefined) await delivery.add(file, tally, { sequence, replacesNewest: false });
  }
  await delivery.flush();
}

async function collectFile(
  file: SourceFile,
  findTitle: TitleFinder | undefined,
  tally: SourceTally,
  options: CollectOptions,
): Promise<void> {
  const { cursors, sendQueue } = options;
  const pending = sendQueue.pending(file.key);
  const titleJson = (await findTitle?.(file)) ?? '';
  const prepared = await prepareFile(file, { sent: cursors.get(file.key), pending }, titleJson).catch(toUnreadable);
  if (prepared.type === 'unreadable') return tally.skip(prepared.reason);
  if (prepared.type === 'incomplete' || prepared.type === 'gone') return;
  options.onFile?.(file, prepared.cursor.mtimeMs);
  tally.addFile(prepared.cursor);
  if (prepared.type === 'unchanged') await addUnchanged(prepared, tally, pending !== undefined, options);
  else await addChanged(file, prepared, tally, options);
}

/** A file that cannot be read must not stop the others; it is read again with the next full reading. */
function toUnreadable(error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  return { type: 'unreadable' as const, reason: `The file cannot be read: ${reason}.` };
}

async function addUnchanged(
  { cursor, isTouched }: Extract<PreparedFile, { type: 'unchanged' }>,
  tally: SourceTally,
  isPending: boolean,
  { cursors, delivery }: CollectOptions,
): Promise<void> {
  if (isPending) return;
  tally.addUnchanged(Object.keys(cursor.records).length);
  if (isTouched && delivery !== null) await cursors.put([cursor]);
}

async function addChanged(
  file: SourceFile,
  { cursor, records, secrets }: Extract<PreparedFile, { type: 'changed' }>,
  tally: SourceTally,
  { sendQueue, delivery, now }: CollectOptions,
): Promise<void> {
  tally.secrets.push(...secrets);
  tally.addUnchanged(Object.keys(cursor.records).length - records.length);
  if (delivery === null) return;
  const pending = sendQueue.pending(file.key);
  const replacesNewest = pending !== undefined && (await hasOnlyGrown(file.path, pending));
  const observedAt = new Date(now()).toISOString();
  await delivery.add({ sourceName: file.source.name, cursor, records, observedAt }, tally, {
    sequence: null,
    replacesNewest,
  });
}
