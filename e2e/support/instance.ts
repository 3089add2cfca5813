import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface RunningInstance {
  address: string;
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 180_000;

interface InstanceOptions {
  environment?: Readonly<Record<string, string>>;
  /** Whether the built-in assistant writes the replies, instead of the test model. */
  usesBuiltInAssistant?: boolean;
}

/** Starts a separate instance besides those of the test run; its model server uses the next port. */
export async function startInstance(
  port: number,
  { environment = {}, usesBuiltInAssistant = false }: InstanceOptions = {},
): Promise<RunningInstance> {
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('../serve.mjs', import.meta.url)),
      '--port',
      String(port),
      '--model-address',
      `http://127.0.0.1:${port + 1}`,
      ...(usesBuiltInAssistant ? ['--built-in'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...environment } },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`The instance ended before it was ready at ${address}`);
    if (Date.now() > deadline) {
      // Otherwise it would keep its port.
      child.kill('SIGTERM');
      throw new Error(`The instance is not ready at ${address}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    // Nothing listens yet.
    return false;
  }
}
