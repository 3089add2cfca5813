import { expect, it } from 'vitest';
import { chosenFiles, droppedFiles } from './found-files.ts';

it('takes the files of dropped folders, without those that are private or of no use', async () => {
  const makeFolder = (fullPath: string, ...inside: object[]) => ({
    fullPath,
    isFile: false,
    isDirectory: true,
    createReader: () => {
      const batches = [inside.slice(0, 1), inside.slice(1)];
      return { readEntries: (found: (entries: object[]) => void) => found(batches.shift() ?? []) };
    },
  });
  const makeEntry = (fullPath: string) => ({
    fullPath,
    isFile: true,
    isDirectory: false,
    file: (found: (file: File) => void) => found(new File(['x'], fullPath)),
  });
  const tree = makeFolder(
    '/.claude',
    makeEntry('/.claude/.credentials.json'),
    makeFolder('/.claude/projects', makeEntry('/.claude/projects/a.jsonl'), makeEntry('/.claude/projects/b.jsonl')),
    makeFolder('/.claude/.git', makeEntry('/.claude/.git/config')),
  );
  const items = [{ webkitGetAsEntry: () => tree }, { webkitGetAsEntry: () => makeEntry('/c.zip') }];
  const found = await droppedFiles({ items, files: [] } as unknown as DataTransfer);
  expect(found.map(({ path }) => path)).toEqual(['.claude/projects/a.jsonl', '.claude/projects/b.jsonl', 'c.zip']);
});

it('takes the files of a chosen folder with their paths', () => {
  const inFolder = Object.defineProperty(new File(['x'], 'a.jsonl'), 'webkitRelativePath', {
    value: 'sessions/a.jsonl',
  });
  expect(chosenFiles([inFolder, new File(['y'], 'b.json')]).map(({ path }) => path)).toEqual([
    'sessions/a.jsonl',
    'b.json',
  ]);
});
