import { collect } from '#collecting/collect.ts';
import type { SourceTally } from '#collecting/tally.ts';
import type { StopReason } from '#sending/delivery.ts';
import type { Source } from '#sources/source.ts';
import { describeDiskProblem } from '#state/disk-problem.ts';
import { writeLastRun } from '#state/last-run.ts';
import { takeLock } from '#state/lock.ts';
import { makePrivateFolder } from '#state/state-folder.ts';
import type { CommandLine } from './command-line.ts';
import { findAgreedSources } from './consent.ts';
import { describeRun, describeSources, toJsonLine } from './report.ts';
import { createDelivery, openSession, openStores, type Session } from './session.ts';
import { ExitCode, type CommandContext } from './command-context.ts';

type Archive = NonNullable<Session['archive']>;

export async function runOnce(line: CommandLine, context: CommandContext): Promise<number> {
  const session = await openSession(line, context);
  if (line.isDryRun) return dryRun(session, line, context);
  const send = async (archive: Archive, sources: Source[]) => {
    const stores = await openStores(session);
    const delivery = createDelivery(archive, stores, context);
    const tallies = await collect({
      ...stores,
      sources,
      delivery,
      now: context.now,
      isEnding: () => context.signal.aborted,
    });
    for (const [index, source] of sources.entries()) printAll(context, describeRun(source, tallyAt(tallies, index)));
    // `watch` itself reports why sending stopped.
    if (line.isStartedByWatch) return ExitCode.done;
    const code = await reportRun(session, delivery.stop, context);
    if (line.isJson) context.print(toJsonLine(tallies));
    return code;
  };
  return line.isStartedByWatch && session.archive !== null
    ? send(session.archive, session.sources)
    : withArchive(session, line, context, send);
}

/** Takes the lock, asks for the person's consent if it is missing, and then calls `run`. */
export async function withArchive(
  session: Session,
  line: CommandLine,
  context: CommandContext,
  run: (archive: Archive, sources: Source[]) => Promise<number>,
): Promise<number> {
  const { archive, stateFolder } = session;
  if (archive === null) {
    context.print(
      'This computer is not connected yet: run "pair CODE --url ADDRESS" with the code of Settings → Devices.',
    );
    return ExitCode.usage;
  }
  await makePrivateFolder(stateFolder);
  const lockResult = await takeLock(stateFolder, context.pid, context.now);
  if ('heldBy' in lockResult) {
    context.print(`Another collector is running already (process ${lockResult.heldBy}).`);
    return line.isService ? ExitCode.done : ExitCode.locked;
  }
  try {
    const sources = await findAgreedSources(session, line, context);
    return sources === null ? ExitCode.usage : await run(archive, sources);
  } finally {
    await lockResult.lock.release();
  }
}

/** Records the result of a run for `status`. A full disk must not prevent the result from being printed. */
export async function recordRun(
  { stateFolder }: Session,
  stop: StopReason | null,
  context: CommandContext,
): Promise<void> {
  const run = { at: context.now(), problem: stop?.message ?? null, isRevoked: stop?.type === 'revoked' };
  await writeLastRun(stateFolder, run).catch((error: unknown) =>
    context.print(describeDiskProblem(error) ?? String(error)),
  );
}

/** Records and prints the result of a run. */
export async function reportRun(session: Session, stop: StopReason | null, context: CommandContext): Promise<number> {
  const isRevoked = stop?.type === 'revoked';
  await recordRun(session, stop, context);
  if (stop === null) return ExitCode.done;
  context.print(stop.message);
  context.print(
    isRevoked
      ? 'Unsent conversations are kept: connect this computer again with "pair".'
      : 'Unsent conversations are kept and will be sent next time.',
  );
  return isRevoked ? ExitCode.revoked : ExitCode.failed;
}

async function dryRun(session: Session, line: CommandLine, context: CommandContext): Promise<number> {
  const { sources } = session;
  const stores = await openStores(session);
  const isEnding = () => context.signal.aborted;
  const tallies = await collect({ ...stores, sources, delivery: null, now: context.now, isEnding });
  printAll(context, describeSources(sources, tallies));
  context.print('Nothing was sent.');
  if (line.isJson) context.print(toJsonLine(tallies));
  return ExitCode.done;
}

function tallyAt(tallies: readonly SourceTally[], index: number): SourceTally {
  const tally = tallies[index];
  if (tally === undefined) throw new Error('A source was not counted.');
  return tally;
}

function printAll(context: CommandContext, lines: readonly string[]): void {
  for (const text of lines) context.print(text);
}
