import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findAdminProgram, hashFiles } from './build.mjs';
import { inProject } from './paths.mjs';

let root;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-'));
  await mkdir(path.join(root, 'app/dist'), { recursive: true });
  await writeFile(path.join(root, 'app/main.ts'), 'start();');
  await writeFile(path.join(root, 'lock.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

const hash = () => hashFiles(root, ['app', 'lock.json', 'not-there']);

describe('hashFiles', () => {
  it('is the same for the same sources', async () => {
    expect(await hash()).toBe(await hash());
  });

  it('ignores tests and build output', async () => {
    const before = await hash();
    await writeFile(path.join(root, 'app/main.test.ts'), 'test();');
    await writeFile(path.join(root, 'app/dist/main.js'), 'start();');
    expect(await hash()).toBe(before);
  });

  it("changes with a file's content, a file's name, and a source that is a single file", async () => {
    const seen = new Set([await hash()]);
    await writeFile(path.join(root, 'app/main.ts'), 'stop();');
    seen.add(await hash());
    await rename(path.join(root, 'app/main.ts'), path.join(root, 'app/other.ts'));
    seen.add(await hash());
    await writeFile(path.join(root, 'lock.json'), '{ }');
    seen.add(await hash());
    expect(seen.size).toBe(4);
  });
});

describe('the commands of operators', () => {
  it('run from the build, or from the source if it has changed since', async () => {
    const [stamp, built] = [path.join(root, 'stamp'), path.join(root, 'app/dist/admin.js')];
    const find = () => findAdminProgram({ root, sources: ['app'], stamp, built });
    const source = inProject('apps/server/src/admin.ts');
    await writeFile(stamp, await hashFiles(root, ['app']));
    expect(await find()).toBe(source);
    await writeFile(built, 'run();');
    expect(await find()).toBe(built);
    await writeFile(path.join(root, 'app/main.ts'), 'stop();');
    expect(await find()).toBe(source);
  });
});
