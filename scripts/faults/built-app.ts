import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePorts } from '../bootstrap/free-ports.mjs';
import { inProject } from '../bootstrap/paths.mjs';

const main = inProject('apps/server/dist/main.js');
const preload = ['scripts/bootstrap/end-with-parent.mjs', 'scripts/faults/settable-clock.mjs'].flatMap((file) => [
  '--import',
  pathToFileURL(inProject(file)).href,
]);

/** The built product, run as by `npm start`; a restart uses the same port. */
export class BuiltApp {
  readonly url: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #logFile: string;
  readonly #log: number;
  #child: ChildProcess | undefined;
  /** Exit code of the latest start, null if a signal ended it. */
  exited: Promise<number | null> = Promise.resolve(null);

  private constructor(port: number, folder: string, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment };
    this.#logFile = path.join(folder, `app-${port}.log`);
    this.#log = openSync(this.#logFile, 'a');
  }

  /** Writes the app's output to a file in `folder`. */
  static async create(folder: string, environment: Record<string, string>): Promise<BuiltApp> {
    return new BuiltApp(await findFreePorts(1), folder, environment);
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts the process; /readyz shows when it is ready. */
  start(): void {
    const child = spawn(process.execPath, [...preload, main], {
      cwd: inProject(),
      env: this.#environment,
      stdio: ['ignore', this.#log, this.#log, 'ipc'],
    });
    this.#child = child;
    this.exited = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  }

  /** Sets the clock of the running process this many milliseconds ahead of the machine's; negative: behind. */
  setClockOffset(milliseconds: number): void {
    this.#child?.send({ clockOffsetMs: milliseconds });
  }

  /** The last line that the app logged. */
  async lastLogLine(): Promise<string> {
    return (await readFile(this.#logFile, 'utf8')).trim().split('\n').at(-1) ?? '';
  }

  /** Sends the signal. Resolves when the process has exited, like `exited`. */
  kill(signal: NodeJS.Signals): Promise<number | null> {
    if (this.isRunning) this.#child?.kill(signal);
    return this.exited;
  }
}
