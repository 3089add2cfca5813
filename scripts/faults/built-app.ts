import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFreePorts } from '../bootstrap/free-ports.mjs';
import { inProject } from '../bootstrap/paths.mjs';

const main = inProject('apps/server/dist/main.js');
const guard = ['--import', pathToFileURL(inProject('scripts/end-with-parent.mjs')).href];

/** The built product, run as `npm start` runs it; started again it listens on the same port. */
export class BuiltApp {
  readonly url: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #logFile: string;
  readonly #log: number;
  #child: ChildProcess | undefined;
  /** Of the latest start: its exit code, null when a signal ended it. */
  ended: Promise<number | null> = Promise.resolve(null);

  private constructor(port: number, folder: string, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment };
    this.#logFile = path.join(folder, `app-${port}.log`);
    this.#log = openSync(this.#logFile, 'a');
  }

  /** What it says goes to a file in `folder`. */
  static async create(folder: string, environment: Record<string, string>): Promise<BuiltApp> {
    return new BuiltApp(await findFreePorts(1), folder, environment);
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Begins a start; /readyz tells when it is done. */
  start(): void {
    const child = spawn(process.execPath, [...guard, main], {
      cwd: inProject(),
      env: this.#environment,
      stdio: ['ignore', this.#log, this.#log, 'ipc'],
    });
    this.#child = child;
    this.ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  }

  /** The last line of its log. */
  async lastWords(): Promise<string> {
    return (await readFile(this.#logFile, 'utf8')).trim().split('\n').at(-1) ?? '';
  }

  /** Resolves when it is gone, as `ended` does. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.isRunning) this.#child?.kill(signal);
    return this.ended;
  }
}
