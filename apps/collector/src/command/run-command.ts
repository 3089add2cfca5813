import { listSourceNames } from '#sources/list-sources.ts';
import { describeDiskProblem } from '#state/disk-problem.ts';
import { readCommandLine, USAGE, UsageError, type CommandLine } from './command-line.ts';
import { runOnce } from './once-command.ts';
import { runPair } from './pair-command.ts';
import { installService, uninstallService } from './service-command.ts';
import { runStatus } from './status-command.ts';
import { ExitCode, type Surroundings } from './surroundings.ts';
import { runWatch } from './watch-command.ts';

/** Runs the command that the arguments name, and returns its exit code. */
export async function runCommand(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const line = readCommandLine(args, listSourceNames());
    if (line !== null) return await run(line, around);
    around.print(USAGE);
    return ExitCode.done;
  } catch (error) {
    if (error instanceof UsageError) {
      around.print(`${error.message}\nSee --help.`);
      return ExitCode.usage;
    }
    const problem = describeDiskProblem(error);
    if (problem === null) throw error;
    around.print(problem);
    return ExitCode.failed;
  }
}

function run(line: CommandLine, around: Surroundings): Promise<number> {
  switch (line.command) {
    case 'pair':
      return runPair(line, around);
    case 'status':
      return runStatus(line, around);
    case 'once':
      return runOnce(line, around);
    case 'watch':
      return runWatch(line, around);
    case 'install-service':
      return installService(line, around);
    case 'uninstall-service':
      return uninstallService(line, around);
  }
}
