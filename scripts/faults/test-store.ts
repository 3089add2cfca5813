import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePorts } from '../bootstrap/free-ports.mjs';
import { inProject } from '../bootstrap/paths.mjs';
import { openHttpGate, type HttpGate } from './http-gate.ts';

const script = inProject('apps/server/test/object-store-process.ts');
const BUCKET = 'files';

/** An S3-compatible object store in a separate process that keeps its objects on disk. The app reaches it through a gate. */
export class TestStore {
  readonly gate: HttpGate;
  readonly #port: number;
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor(port: number, folder: string, gate: HttpGate) {
    this.#port = port;
    this.#folder = folder;
    this.gate = gate;
  }

  static async create(folder: string): Promise<TestStore> {
    const port = await findFreePorts(1);
    const store = new TestStore(port, folder, await openHttpGate(`http://127.0.0.1:${port}`));
    await store.start();
    return store;
  }

  /** The settings with which the app uses this store. */
  get settings(): Record<string, string> {
    return {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: this.gate.address,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
  }

  async start(): Promise<void> {
    const args = ['--port', String(this.#port), '--folder', this.#folder, '--bucket', BUCKET];
    this.#child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
    const isOpen = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${this.#port}/${BUCKET}`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isOpen())) await delay(50);
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    await this.gate.close();
  }
}
