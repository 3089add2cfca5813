import { type StartedProgram, startPooler } from '../../apps/server/test/crash/proxy-and-pooler.ts';

/** A connection pooler that hands out connections by transaction, in a separate process. */
export class TestPooler {
  readonly address: string;
  readonly #databaseAddress: string;
  #program: StartedProgram;

  private constructor(databaseAddress: string, program: StartedProgram) {
    this.#databaseAddress = databaseAddress;
    this.#program = program;
    this.address = program.url;
  }

  static async create(databaseAddress: string): Promise<TestPooler> {
    return new TestPooler(databaseAddress, await startPooler(databaseAddress));
  }

  /** Starts it again after `kill`, at the same address; `maxClients` is the number of connections that it accepts. */
  async restart(options: { maxClients?: number } = {}): Promise<void> {
    this.#program = await startPooler(this.#databaseAddress, { ...options, port: Number(new URL(this.address).port) });
  }

  kill(): Promise<void> {
    return this.#program.stop();
  }

  freeze(): void {
    this.#program.signal('SIGSTOP');
  }

  thaw(): void {
    this.#program.signal('SIGCONT');
  }
}
