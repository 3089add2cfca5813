import type { SourceTally } from '#collecting/tally.ts';
import type { StopReason } from '#sending/delivery.ts';
import type { Source } from '#sources/source.ts';
import { WatchLoop } from '#watching/watch-loop.ts';
import type { CommandLine } from './command-line.ts';
import { reportRun, recordRun, withArchive } from './once-command.ts';
import { describeRun } from './report.ts';
import { createDelivery, openSession, openStores, type Session } from './session.ts';
import { ExitCode, type CommandContext } from './command-context.ts';

export async function runWatch(line: CommandLine, context: CommandContext): Promise<number> {
  const session = await openSession(line, context);
  const code = await withArchive(session, line, context, async (archive, sources) => {
    if (sources.length === 0) {
      context.print('No source is switched on. Switch one on with --source NAME.');
      return ExitCode.done;
    }
    await runFirstPass(session, sources, line, context);
    const stores = await openStores(session);
    const printer = new PassPrinter(session, sources, context);
    context.print(`Watching ${sources.map(({ title }) => title).join(', ')}.`);
    const loop = new WatchLoop({
      ...stores,
      sources,
      now: context.now,
      isEnding: () => context.signal.aborted,
      timer: context,
      platform: context.platform,
      freeMemory: context.freeMemory,
      createDelivery: () => createDelivery(archive, stores, context, 2),
      onPass: (tallies, stop) => printer.print(tallies, stop),
    });
    const stop = await loop.run();
    return stop === null ? ExitCode.done : await reportRun(session, stop, context);
  });
  // With a revoked token, a restart of the service would change nothing.
  return line.isService && code === ExitCode.revoked ? ExitCode.done : code;
}

/**
 * Sends existing records in a separate process, so that the watching process does not keep the memory of a large first
 * run.
 */
async function runFirstPass(
  { stateFolder }: Session,
  sources: readonly Source[],
  line: CommandLine,
  context: CommandContext,
): Promise<void> {
  const optional = (name: string, value: string | null) => (value === null ? [] : [name, value]);
  const archive = [...optional('--url', line.url), ...optional('--token', line.token)];
  const places = ['--state', stateFolder, ...optional('--home', line.home)];
  const named = sources.flatMap(({ name }) => ['--source', name]);
  const folders = line.folders.flatMap((folder) => ['--folder', folder]);
  await context.runSelf(['once', '--started-by-watch', ...archive, ...places, ...named, ...folders]);
}

/** Prints the results of passes, and each problem once. */
class PassPrinter {
  readonly #session: Session;
  readonly #sources: readonly Source[];
  readonly #context: CommandContext;
  /** The problem of the last pass; null if there was none, undefined before the first pass. */
  #problem: string | null | undefined = undefined;

  constructor(session: Session, sources: readonly Source[], context: CommandContext) {
    this.#session = session;
    this.#sources = sources;
    this.#context = context;
  }

  async print(tallies: readonly SourceTally[], stop: StopReason | null): Promise<void> {
    for (const tally of tallies) {
      const source = this.#sources.find(({ name }) => name === tally.name);
      if (source === undefined || (tally.report().sent === 0 && tally.waiting === 0)) continue;
      for (const text of describeRun(source, tally)) this.#context.print(text);
    }
    // Work that was interrupted when the process was asked to stop is not a problem: the next run sends it.
    if (stop?.type === 'revoked' || this.#context.signal.aborted) return;
    const problem = stop?.message ?? null;
    const isChanged = problem !== this.#problem;
    this.#problem = problem;
    if (isChanged && problem !== null) await reportRun(this.#session, stop, this.#context);
    else if (isChanged || tallies.some((tally) => tally.report().sent > 0))
      await recordRun(this.#session, stop, this.#context);
  }
}
