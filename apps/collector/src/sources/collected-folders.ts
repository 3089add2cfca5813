import { createHash } from 'node:crypto';
import type { Source, SourceRoot } from './source.ts';

/** Names of files that may have conversations: exports, and files that other tools save. */
export const CONVERSATION_FILE = /\.(?:json|jsonl|ndjson|md|markdown|txt|zip)$/i;

/** Folders in which every new file is read: exports of providers, and Markdown or JSON that other tools save. */
export function collectedFolders(folders: readonly string[]): Source {
  return { name: 'folder', title: 'Collected folders', roots: folders.map(toRoot) };
}

function toRoot(path: string): SourceRoot {
  const prefix = createHash('sha256').update(path).digest('hex').slice(0, 8);
  return {
    path,
    // Until a file is complete, browsers and tools give it a name that begins with a dot or ends in .part.
    kindOf: (relative) =>
      CONVERSATION_FILE.test(relative) && !/(?:^|\/)[.~]/.test(relative)
        ? { format: '', shape: 'export', externalId: `${prefix}/${relative}`, rank: 1 }
        : null,
    maxDepth: 8,
    skipsFolder: (name) => name.startsWith('.') || name === 'node_modules',
    isWatched: true,
  };
}
