import { basename, join } from 'node:path';
import { editorFolders, type Places } from './places.ts';
import { type FileKind, folderRoot, type Source, type SourceRoot } from './source.ts';
import { findTaskTitleJson } from './separate-titles.ts';

/**
 * VS Code keeps a chat in a log of changes; older versions keep it in a single JSON file. An agent's chat also has a
 * transcript.
 */
export function vscode(places: Places): Source {
  const kindOf = (path: string): FileKind | null => {
    const [, folderName, id, extension] =
      /(?:^|\/)(\w*[cC]hatSessions|transcripts)\/([^/]+)\.(jsonl?)$/.exec(path) ?? [];
    if (id === undefined) return null;
    if (folderName === 'transcripts') {
      const isCopilot = extension === 'jsonl' && /copilot-chat\/transcripts\//i.test(path);
      return isCopilot ? { format: 'vscode-transcript', shape: 'lines', externalId: id, rank: 0 } : null;
    }
    return extension === 'jsonl'
      ? { format: 'vscode', shape: 'lines', externalId: id, rank: 2 }
      : { format: 'vscode-file', shape: 'json', externalId: id, rank: 1 };
  };
  const roots = editorFolders(places).flatMap((userFolder) => [
    folderRoot(join(userFolder, 'workspaceStorage'), kindOf, 4),
    // Paths are relative to the root: kindOf needs the name of a folder with chats before them.
    folderRoot(
      join(userFolder, 'globalStorage', 'emptyWindowChatSessions'),
      (path) => kindOf(`chatSessions/${path}`),
      1,
    ),
  ]);
  return { name: 'vscode', title: 'VS Code chat', roots };
}

/** Recognises the file with the messages of a task. The name of its folder is the id of the task. */
const kindOfTaskFile =
  (format: string) =>
  (path: string): FileKind | null => {
    const taskFile = /(?:^|\/)([^/]+\/api_conversation_history\.json)$/.exec(path)?.[1];
    return taskFile === undefined ? null : { format, shape: 'json', externalId: `tasks/${taskFile}`, rank: 1 };
  };

/** The folders in which an extension of an editor keeps its tasks. */
function extensionTaskRoots(places: Places, extension: string, format: string): SourceRoot[] {
  return editorFolders(places).map((userFolder) =>
    folderRoot(join(userFolder, 'globalStorage', extension, 'tasks'), kindOfTaskFile(format), 2),
  );
}

/** Cline has a command-line tool beside its extension. */
export function cline(places: Places): Source {
  const cliSessions = folderRoot(join(places.home, '.cline', 'data', 'sessions'), (path) =>
    path.endsWith('.messages.json')
      ? { format: 'cline-file', shape: 'json', externalId: basename(path), rank: 1 }
      : null,
  );
  const cliTasks = folderRoot(join(places.home, '.cline', 'data', 'tasks'), kindOfTaskFile('cline'), 2);
  return {
    name: 'cline',
    title: 'Cline',
    openTitles: () => Promise.resolve(findTaskTitleJson),
    roots: [cliSessions, cliTasks, ...extensionTaskRoots(places, 'saoudrizwan.claude-dev', 'cline')],
  };
}

export function roo(places: Places): Source {
  const roots = extensionTaskRoots(places, 'rooveterinaryinc.roo-cline', 'roo');
  return { name: 'roo', title: 'Roo Code', roots, openTitles: () => Promise.resolve(findTaskTitleJson) };
}
