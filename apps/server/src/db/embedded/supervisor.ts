import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rename, stat } from 'node:fs/promises';
import type { Cluster } from './cluster.ts';
import { commandLine } from './run-as.ts';
import { POSTGRES_ENVIRONMENT } from './server-environment.ts';
import { serverArguments } from './settings.ts';

export interface Supervisor {
  hasExited(): boolean;
  /** Shuts the server down cleanly, and returns when it has ended. */
  end(): Promise<void>;
}

/** Part of the command line of every supervisor. */
export const SUPERVISOR_NAME = 'supervise-postgres';

/*
 * A shell that starts the server and needs only one megabyte of memory. Its standard input is a pipe from this process:
 * when the pipe closes, even because this process was killed, the shell asks the server for a fast shutdown with
 * SIGINT. Shells start background programs with SIGINT ignored, but the server installs a handler of its own.
 * `watch PID` does the same for a server that is already running.
 */
const SCRIPT = `
exec 3<&0 0</dev/null
if [ "$1" = watch ]; then
  while read -r _ <&3; do :; done
  kill -INT "$2" 2>/dev/null
  while kill -0 "$2" 2>/dev/null; do sleep 0.1; done
  exit 0
fi
shift
"$@" 3<&- &
server=$!
trap 'kill -INT "$server" 2>/dev/null' TERM INT HUP
( trap - TERM INT HUP; while read -r _ <&3; do :; done; kill -INT "$server" 2>/dev/null ) &
watcher=$!
while :; do
  wait "$server"
  status=$?
  kill -0 "$server" 2>/dev/null || break
done
kill "$watcher" 2>/dev/null
exit "$status"
`;

const MAX_LOG_BYTES = 1024 * 1024;

/** Starts the server, which stops when this process ends. */
export async function launchServer(cluster: Cluster): Promise<Supervisor> {
  const { runAs, paths } = cluster;
  return supervise(cluster, ['launch', runAs.binaries.postgres, ...serverArguments(paths)]);
}

/** Makes a server that is already running stop when this process ends. */
export async function watchServer(cluster: Cluster, pid: number): Promise<Supervisor> {
  return supervise(cluster, ['watch', String(pid)]);
}

async function supervise({ runAs, paths }: Cluster, args: string[]): Promise<Supervisor> {
  const log = await openLog(paths.log);
  const [command, commandArgs] = commandLine(runAs, 'sh', ['-c', SCRIPT, SUPERVISOR_NAME, ...args]);
  const child = spawn(command, commandArgs, {
    ...runAs.options,
    cwd: paths.home,
    env: POSTGRES_ENVIRONMENT,
    // In a separate process group: Ctrl-C in a terminal reaches only the app, which stops the database last.
    detached: true,
    stdio: ['pipe', log.fd, log.fd],
  });
  const exited = once(child, 'exit');
  // If the shell cannot be started, this promise rejects too. The error is thrown below, where `spawn` is awaited.
  exited.catch(() => undefined);
  child.stdin?.on('error', () => undefined);
  try {
    await once(child, 'spawn');
  } finally {
    await log.close();
  }
  return {
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    end: async () => {
      child.stdin?.end();
      await exited;
    },
  };
}

async function openLog(file: string): ReturnType<typeof open> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}
