import { basename, join } from 'node:path';
import { folder } from './agent-sources.ts';
import { editorFolders, inDataFolders, type Places } from './places.ts';
import type { FileKind, Source, SourceRoot } from './source.ts';
import { findJanTitleJson, findTaskTitleJson } from './separate-titles.ts';

/**
 * VS Code keeps a chat in a log of changes; older versions keep it in a single JSON file. An agent's chat also has a
 * transcript.
 */
export function vscode(places: Places): Source {
  const kindOf = (path: string): FileKind | null => {
    const [, folderName, id, ending] = /(?:^|\/)(\w*[cC]hatSessions|transcripts)\/([^/]+)\.(jsonl?)$/.exec(path) ?? [];
    if (id === undefined) return null;
    if (folderName === 'transcripts') {
      const isCopilot = ending === 'jsonl' && /copilot-chat\/transcripts\//i.test(path);
      return isCopilot ? { format: 'vscode-transcript', shape: 'lines', externalId: id, rank: 0 } : null;
    }
    return ending === 'jsonl'
      ? { format: 'vscode', shape: 'lines', externalId: id, rank: 2 }
      : { format: 'vscode-file', shape: 'json', externalId: id, rank: 1 };
  };
  const roots = editorFolders(places).flatMap((user) => [
    folder(join(user, 'workspaceStorage'), kindOf, 4),
    folder(join(user, 'globalStorage', 'emptyWindowChatSessions'), (path) => kindOf(`chatSessions/${path}`), 1),
  ]);
  return { name: 'vscode', title: 'VS Code chat', roots };
}

/** Recognises the file with the messages of a task. The name of its folder is the id of the task. */
const kindOfTaskFile =
  (format: string) =>
  (path: string): FileKind | null => {
    const task = /(?:^|\/)([^/]+\/api_conversation_history\.json)$/.exec(path)?.[1];
    return task === undefined ? null : { format, shape: 'json', externalId: `tasks/${task}`, rank: 1 };
  };

function extensionTasks(places: Places, extension: string, format: string): SourceRoot[] {
  return editorFolders(places).map((user) =>
    folder(join(user, 'globalStorage', extension, 'tasks'), kindOfTaskFile(format), 2),
  );
}

export function cline(places: Places): Source {
  const own = folder(join(places.home, '.cline', 'data', 'sessions'), (path) =>
    path.endsWith('.messages.json')
      ? { format: 'cline-file', shape: 'json', externalId: basename(path), rank: 1 }
      : null,
  );
  const tasks = folder(join(places.home, '.cline', 'data', 'tasks'), kindOfTaskFile('cline'), 2);
  return {
    name: 'cline',
    title: 'Cline',
    openTitles: () => Promise.resolve(findTaskTitleJson),
    roots: [own, tasks, ...extensionTasks(places, 'saoudrizwan.claude-dev', 'cline')],
  };
}

export function roo(places: Places): Source {
  const roots = extensionTasks(places, 'rooveterinaryinc.roo-cline', 'roo');
  return { name: 'roo', title: 'Roo Code', roots, openTitles: () => Promise.resolve(findTaskTitleJson) };
}

export function lmstudio({ home }: Places): Source {
  const kindOf = (path: string): FileKind | null =>
    path.endsWith('.conversation.json')
      ? { format: 'lmstudio', shape: 'json', externalId: `conversations/${path}`, rank: 1 }
      : null;
  const folders = [join(home, '.lmstudio', 'conversations'), join(home, '.cache', 'lm-studio', 'conversations')];
  return { name: 'lmstudio', title: 'LM Studio', roots: folders.map((path) => folder(path, kindOf)) };
}

export function jan(places: Places): Source {
  const kindOf = (path: string): FileKind | null =>
    path.endsWith('/messages.jsonl') ? { format: 'jan', shape: 'lines', externalId: `threads/${path}`, rank: 1 } : null;
  const folders = [
    join(places.home, 'jan', 'threads'),
    ...inDataFolders(places, ['Jan'], 'data', 'threads'),
    ...inDataFolders(places, ['Jan'], 'threads'),
  ];
  const roots = folders.map((path) => folder(path, kindOf, 2));
  return { name: 'jan', title: 'Jan', roots, openTitles: () => Promise.resolve(findJanTitleJson) };
}

const AIDER_HISTORY = '.aider.chat.history.md';
/** Large folders without projects. */
const NOT_PROJECTS = /^(?:\..*|node_modules|Library|AppData|Applications|snap|Pictures|Music|Movies|Videos)$/;

/** Aider writes into the folder of the project, which can be anywhere in the home directory. */
export function aider({ home }: Places): Source {
  const root: SourceRoot = {
    path: home,
    kindOf: (path) =>
      basename(path) === AIDER_HISTORY ? { format: 'aider', shape: 'aider', externalId: path, rank: 1 } : null,
    maxDepth: 4,
    skipsFolder: (name) => NOT_PROJECTS.test(name),
    isWatched: false,
  };
  return { name: 'aider', title: 'Aider', roots: [root] };
}
