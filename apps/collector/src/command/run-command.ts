import { listSourceNames } from '#sources/list-sources.ts';
import { describeDiskProblem } from '#state/disk-problem.ts';
import { readCommandLine, USAGE, UsageError, type CommandLine } from './command-line.ts';
import { runOnce } from './once-command.ts';
import { runPair } from './pair-command.ts';
import { installService, uninstallService } from './service-command.ts';
import { runStatus } from './status-command.ts';
import { ExitCode, type CommandContext } from './command-context.ts';
import { runWatch } from './watch-command.ts';

/** Runs the command that the arguments name, and returns its exit code. */
export async function runCommand(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const line = readCommandLine(args, listSourceNames());
    if (line !== null) return await run(line, context);
    context.print(USAGE);
    return ExitCode.done;
  } catch (error) {
    if (error instanceof UsageError) {
      context.print(`${error.message}\nSee --help.`);
      return ExitCode.usage;
    }
    const problem = describeDiskProblem(error);
    if (problem === null) throw error;
    context.print(problem);
    return ExitCode.failed;
  }
}

function run(line: CommandLine, context: CommandContext): Promise<number> {
  switch (line.command) {
    case 'pair':
      return runPair(line, context);
    case 'status':
      return runStatus(line, context);
    case 'once':
      return runOnce(line, context);
    case 'watch':
      return runWatch(line, context);
    case 'install-service':
      return installService(line, context);
    case 'uninstall-service':
      return uninstallService(line, context);
  }
}
