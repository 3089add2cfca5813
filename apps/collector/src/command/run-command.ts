import { listSourceNames } from '#sources/list-sources.ts';
import { readCommandLine, USAGE, UsageError, type CommandLine } from './command-line.ts';
import { runOnce } from './once-command.ts';
import { ExitCode, type Surroundings } from './surroundings.ts';

/** Runs the command that the arguments name, and returns its exit code. */
export async function runCommand(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const line = readCommandLine(args, listSourceNames());
    if (line !== null) return await run(line, around);
    around.print(USAGE);
    return ExitCode.done;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    around.print(`${error.message}\nSee --help.`);
    return ExitCode.usage;
  }
}

async function run(line: CommandLine, around: Surroundings): Promise<number> {
  return runOnce(line, around);
}
