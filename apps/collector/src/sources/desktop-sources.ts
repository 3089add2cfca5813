import { join } from 'node:path';
import { inDataFolders, type Places } from './places.ts';
import { type FileKind, folderRoot, type Source } from './source.ts';
import { findJanTitleJson } from './separate-titles.ts';

export function lmstudio({ home }: Places): Source {
  const kindOf = (path: string): FileKind | null =>
    path.endsWith('.conversation.json')
      ? { format: 'lmstudio', shape: 'json', externalId: `conversations/${path}`, rank: 1 }
      : null;
  const folders = [join(home, '.lmstudio', 'conversations'), join(home, '.cache', 'lm-studio', 'conversations')];
  return { name: 'lmstudio', title: 'LM Studio', roots: folders.map((path) => folderRoot(path, kindOf)) };
}

export function jan(places: Places): Source {
  const kindOf = (path: string): FileKind | null =>
    path.endsWith('/messages.jsonl') ? { format: 'jan', shape: 'lines', externalId: `threads/${path}`, rank: 1 } : null;
  const folders = [
    join(places.home, 'jan', 'threads'),
    ...inDataFolders(places, ['Jan'], 'data', 'threads'),
    ...inDataFolders(places, ['Jan'], 'threads'),
  ];
  const roots = folders.map((path) => folderRoot(path, kindOf, 2));
  return { name: 'jan', title: 'Jan', roots, openTitles: () => Promise.resolve(findJanTitleJson) };
}
