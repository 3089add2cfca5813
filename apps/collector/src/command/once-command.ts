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
import { ExitCode, type Surroundings } from './surroundings.ts';

type Archive = NonNullable<Session['archive']>;

export async function runOnce(line: CommandLine, around: Surroundings): Promise<number> {
  const session = await openSession(line, around);
  if (line.isDryRun) return dryRun(session, line, around);
  const send = async (archive: Archive, sources: Source[]) => {
    const stores = await openStores(session);
    const delivery = createDelivery(archive, stores, around);
    const tallies = await collect({
      ...stores,
      sources,
      delivery,
      now: around.now,
      isEnding: () => around.signal.aborted,
    });
    for (const [index, source] of sources.entries()) printAll(around, describeRun(source, tallyAt(tallies, index)));
    // `watch` finds and reports the same problem itself.
    if (line.isPassOfWatch) return ExitCode.done;
    const code = await finishRun(session, delivery.stop, around);
    if (line.isJson) around.print(toJsonLine(tallies));
    return code;
  };
  return line.isPassOfWatch && session.archive !== null
    ? send(session.archive, session.sources)
    : withArchive(session, line, around, send);
}

/** Takes the lock, asks for the person's consent if it is missing, and then calls `run`. */
export async function withArchive(
  session: Session,
  line: CommandLine,
  around: Surroundings,
  run: (archive: Archive, sources: Source[]) => Promise<number>,
): Promise<number> {
  const { archive, stateFolder } = session;
  if (archive === null) {
    around.print(
      'This computer is not connected yet: run "pair CODE --url ADDRESS" with the code of Settings → Devices.',
    );
    return ExitCode.usage;
  }
  await makePrivateFolder(stateFolder);
  const lockResult = await takeLock(stateFolder, around.pid, around.now);
  if ('heldBy' in lockResult) {
    around.print(`Another collector is running already (process ${lockResult.heldBy}).`);
    return line.isService ? ExitCode.done : ExitCode.locked;
  }
  try {
    const sources = await findAgreedSources(session, line, around);
    return sources === null ? ExitCode.usage : await run(archive, sources);
  } finally {
    await lockResult.lock.release();
  }
}

/** Records the result of a run for `status`. A full disk must not prevent the result from being printed. */
export async function recordRun(
  { stateFolder }: Session,
  stop: StopReason | null,
  around: Surroundings,
): Promise<void> {
  const run = { at: around.now(), problem: stop?.message ?? null, isRevoked: stop?.type === 'revoked' };
  await writeLastRun(stateFolder, run).catch((error: unknown) =>
    around.print(describeDiskProblem(error) ?? String(error)),
  );
}

/** Records and prints the result of a run. */
export async function finishRun(session: Session, stop: StopReason | null, around: Surroundings): Promise<number> {
  const isRevoked = stop?.type === 'revoked';
  await recordRun(session, stop, around);
  if (stop === null) return ExitCode.done;
  around.print(stop.message);
  around.print(
    isRevoked
      ? 'Unsent conversations are kept: connect it again with "pair".'
      : 'Unsent conversations are kept and will be sent next time.',
  );
  return isRevoked ? ExitCode.revoked : ExitCode.failed;
}

async function dryRun(session: Session, line: CommandLine, around: Surroundings): Promise<number> {
  const { sources } = session;
  const stores = await openStores(session);
  const isEnding = () => around.signal.aborted;
  const tallies = await collect({ ...stores, sources, delivery: null, now: around.now, isEnding });
  printAll(around, describeSources(sources, tallies));
  around.print('Nothing was sent.');
  if (line.isJson) around.print(toJsonLine(tallies));
  return ExitCode.done;
}

function tallyAt(tallies: readonly SourceTally[], index: number): SourceTally {
  const tally = tallies[index];
  if (tally === undefined) throw new Error('A source was not counted.');
  return tally;
}

function printAll(around: Surroundings, lines: readonly string[]): void {
  for (const text of lines) around.print(text);
}
