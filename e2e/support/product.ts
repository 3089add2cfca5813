import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface RunningProduct {
  address: string;
  stop(): Promise<void>;
}

const patience = 180_000;

/** Starts a separate product outside a test run; its model server uses the next port. */
export async function startProduct(
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('../serve.mjs', import.meta.url)),
      '--port',
      String(port),
      '--model-address',
      `http://127.0.0.1:${port + 1}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...environment } },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + patience;
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`The product ended before it was ready at ${address}`);
    if (Date.now() > deadline) throw new Error(`The product is not ready at ${address}`);
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
