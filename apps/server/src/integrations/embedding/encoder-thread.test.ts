import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectDirectory } from '#platform/project-paths.ts';

const models = path.join(projectDirectory, 'packages/understanding/models');
const thread = new URL('encoder-thread.ts', import.meta.url).href;

/** Runs statements that use `encoder` in a process of their own, and returns what they print. */
async function runInProcess(statements: string, home = tmpdir()): Promise<string> {
  const script = `void (async () => {
    // The thread alone does not keep a process alive.
    const running = setInterval(() => undefined, 1000);
    const { startEncoderThread } = await import(${JSON.stringify(thread)});
    const encoder = await startEncoderThread({ directory: ${JSON.stringify(models)} });
    ${statements}
    clearInterval(running);
  })();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { env: { HOME: home, PATH: '' } });
  return stdout.trim();
}

test(
  'the native library reports nothing to its maker, and keeps no id of the machine',
  { timeout: 60_000 },
  async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'home-'));
    // In a separate process, because the library decides once whether it reports its use.
    const printed = await runInProcess(
      `console.log((await encoder.embed('Hello')).length);
      await encoder.close();`,
      home,
    );
    expect(printed).toBe('512');
    expect(await readdir(home)).toEqual([]);
    await rm(home, { recursive: true });
  },
);

test('a thread that is closed while it embeds ends after that text, and the process goes on', async () => {
  const printed = await runInProcess(
    `const embeddings = Array.from({ length: 5 }, () => encoder.embed('A long text about many things. '.repeat(40)));
    const settled = Promise.allSettled(embeddings);
    await embeddings[0];
    await encoder.close();
    console.log((await settled).map(({ status }) => status).join());`,
  );
  expect(printed).toBe('fulfilled,rejected,rejected,rejected,rejected');
}, 60_000);
