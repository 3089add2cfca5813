/** Runs the test model server as a process: `node apps/server/test/model-server/main.ts --port 4010 [--pace 100]`. */
import { parseArgs } from 'node:util';
import { startModelServer } from './model-server.ts';

const { values } = parseArgs({ options: { port: { type: 'string' }, pace: { type: 'string' } } });
const server = await startModelServer({ port: Number(values.port ?? 0), pace: Number(values.pace ?? 100) });
process.stdout.write(`Test model server on ${server.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
