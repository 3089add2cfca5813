/** The framework with a single route that says hello, with which poll.ts and load.ts compare the app. */
import { createRequire } from 'node:module';

interface Framework {
  get(path: string, handler: () => Promise<object>): void;
  listen(options: { host: string; port: number }): Promise<string>;
}

// Imported from the server's dependencies, so that both use the same version.
const require = createRequire(new URL('../apps/server/package.json', import.meta.url));
const fastify = require('fastify') as () => Framework;
const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
process.stdout.write(`Hello on ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
