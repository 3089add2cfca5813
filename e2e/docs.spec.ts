import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PRODUCT_ADDRESS } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);

test('The curl commands of the operating guide succeed', async () => {
  const guide = await readFile(new URL('../docs/guides/operate.md', import.meta.url), 'utf8');
  const commands = [...guide.matchAll(/^curl .*$/gm)].map(([command]) => command);
  expect(commands.length).toBeGreaterThan(2);
  for (const command of commands) {
    await run('sh', ['-c', command.replace(/https?:\/\/[^/ ]+/, PRODUCT_ADDRESS).replace('curl', 'curl -s')]);
  }
});
