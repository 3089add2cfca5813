import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { keyOf, type Source, type SourceFile, type SourceRoot } from '#sources/source.ts';

/** Lists the files of a source without copies: if files have the same id, only the one with the highest rank. */
export async function listFiles(source: Source): Promise<SourceFile[]> {
  const bestFiles = new Map<string, SourceFile>();
  for (const root of source.roots) {
    for await (const file of walk(source, root, '', 0)) {
      const known = bestFiles.get(file.key);
      if (known === undefined || known.kind.rank < file.kind.rank) bestFiles.set(file.key, file);
    }
  }
  return [...bestFiles.values()];
}

/** Lists the existing folders of a root, so that they can be watched. */
export async function listFolders(root: SourceRoot): Promise<string[]> {
  const folders: string[] = [];
  const enter = async (path: string, depth: number): Promise<void> => {
    const entries = await openFolder(path);
    if (entries === null) return;
    folders.push(path);
    for await (const entry of entries)
      if (entry.isDirectory() && depth < root.maxDepth && root.skipsFolder?.(entry.name) !== true)
        await enter(join(path, entry.name), depth + 1);
  };
  await enter(root.path, 0);
  return folders;
}

async function* walk(source: Source, root: SourceRoot, folder: string, depth: number): AsyncGenerator<SourceFile> {
  const entries = await openFolder(join(root.path, folder));
  if (entries === null) return;
  for await (const entry of entries) {
    const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (depth < root.maxDepth && root.skipsFolder?.(entry.name) !== true)
        yield* walk(source, root, relative, depth + 1);
    } else if (entry.isFile()) {
      const kind = root.kindOf(relative);
      if (kind !== null) yield { source, kind, path: join(root.path, relative), key: keyOf(source, kind) };
    }
  }
}

/** Null for a folder that does not exist or cannot be read. */
function openFolder(path: string) {
  return opendir(path).catch(() => null);
}
