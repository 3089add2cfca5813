import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePorts } from '../bootstrap/free-ports.mjs';
import { inProject } from '../bootstrap/paths.mjs';

const script = inProject('apps/server/test/model-server/main.ts');

/** The test model server in a separate process, so that it can be killed. */
export class TestModel {
  /** Forty words, one every 25 ms: long enough to be interrupted. */
  static readonly NAME = 'tokens-40-25';
  readonly url: string;
  readonly #port: number;
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async create(): Promise<TestModel> {
    const model = new TestModel(await findFreePorts(1));
    await model.start();
    return model;
  }

  async start(): Promise<void> {
    this.#child = spawn(process.execPath, [script, '--port', String(this.#port)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while ((await this.#control('GET', 'requests')) === undefined) await delay(50);
  }

  /** The next `times` replies behave like this row of the test model's table. */
  async setBehaviour(behaviour: string, times: number): Promise<void> {
    await this.#control('PUT', 'behaviour', { model: TestModel.NAME, behaviour, times });
  }

  /** From now on the replies behave as the model's name says. */
  async resetBehaviour(): Promise<void> {
    await this.#control('PUT', 'behaviour', { model: TestModel.NAME, behaviour: '' });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async #control(method: string, name: string, body?: object): Promise<Response | undefined> {
    const options = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return fetch(`${this.url}/control/${name}`, options).catch(() => undefined);
  }
}
