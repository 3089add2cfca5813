import { basename, join } from 'node:path';
import type { Places } from './places.ts';
import { type FileKind, folderRoot, type Source, type SourceRoot } from './source.ts';
import { findGrokTitleJson, openCodexTitles } from './separate-titles.ts';

const lines = (format: string, externalId: string, rank = 2): FileKind => ({
  format,
  shape: 'lines',
  externalId,
  rank,
});
const json = (format: string, externalId: string, rank = 1): FileKind => ({ format, shape: 'json', externalId, rank });

/** Sessions of subagents are not read: their results are in the sessions that started them. */
export function claudeCode({ home, env }: Places): Source {
  const root = folderRoot(join(env['CLAUDE_CONFIG_DIR'] ?? join(home, '.claude'), 'projects'), (path) => {
    const isSession = path.endsWith('.jsonl') && !/(?:^|\/)(?:subagents\/|agent-[^/]*$)/.test(path);
    return isSession ? lines('claude-code', `projects/${path}`) : null;
  });
  return {
    name: 'claude-code',
    title: 'Claude Code',
    roots: [root],
    notice: 'Claude Code deletes its sessions after 30 days. What was sent stays in your archive.',
  };
}

const ROLLOUT = /(?:^|\/)(rollout-[^/]*\.jsonl)(\.zst)?$/;

/**
 * A session in `sessions` keeps its name when it is moved to `archived_sessions`. If a session exists both compressed
 * and as plain text, the plain text is read.
 */
export function codex({ home, env }: Places): Source {
  const base = env['CODEX_HOME'] ?? join(home, '.codex');
  const kindOf = (rank: number) => (path: string) => {
    const [, name, compressedEnding] = ROLLOUT.exec(path) ?? [];
    return name === undefined ? null : lines('codex', name, compressedEnding === undefined ? rank : rank - 2);
  };
  return {
    name: 'codex',
    title: 'Codex',
    roots: [folderRoot(join(base, 'sessions'), kindOf(4)), folderRoot(join(base, 'archived_sessions'), kindOf(3))],
    openTitles: () => openCodexTitles(join(base, 'session_index.jsonl')),
  };
}

export function geminiCli({ home }: Places): Source {
  const root = folderRoot(join(home, '.gemini', 'tmp'), (path) => {
    // Folders below `chats` contain the sessions of subagents.
    const [, session, ending] = /^(.*(?:^|\/)chats\/session-[^/]*)\.(jsonl?)$/.exec(path) ?? [];
    if (session === undefined || /\/chats\/.*\//.test(session)) return null;
    return ending === 'jsonl' ? lines('gemini-cli', session) : json('gemini-cli-file', session);
  });
  return {
    name: 'gemini-cli',
    title: 'Gemini CLI',
    roots: [root],
    notice: 'Gemini CLI deletes its sessions after 30 days. What was sent stays in your archive.',
  };
}

export function cursor({ home }: Places): Source {
  const root = folderRoot(join(home, '.cursor', 'projects'), (path) => {
    const isTranscript = /(?:^|\/)agent-transcripts\/(?:[^/]+\/)?[^/]+\.jsonl$/.test(path);
    return isTranscript && !/\/subagents\//.test(path) ? lines('cursor-transcript', path) : null;
  });
  return { name: 'cursor', title: 'Cursor', roots: [root] };
}

export function copilotCli({ home }: Places): Source {
  const root = folderRoot(join(home, '.copilot', 'session-state'), (path) =>
    /(?:^|\/)(?:events|[0-9a-f-]{36})\.jsonl$/.test(path) ? lines('copilot-cli', path) : null,
  );
  return { name: 'copilot-cli', title: 'Copilot CLI', roots: [root] };
}

/** Sessions of subagents are in separate folders. */
export function qwenCode({ home }: Places): Source {
  const root = folderRoot(join(home, '.qwen', 'projects'), (path) =>
    /(?:^|\/)chats\/[^/]+\.jsonl$/.test(path) ? lines('qwen-code', path) : null,
  );
  return { name: 'qwen-code', title: 'Qwen Code', roots: [root] };
}

export function pi({ home, env }: Places): Source {
  const base = env['PI_CODING_AGENT_DIR'] ?? join(home, '.pi', 'agent');
  const root = folderRoot(join(base, 'sessions'), (path) => (path.endsWith('.jsonl') ? lines('pi', path) : null));
  return { name: 'pi', title: 'Pi', roots: [root] };
}

export function grokBuild({ home }: Places): Source {
  const root = folderRoot(join(home, '.grok', 'sessions'), (path) =>
    /(?:^|\/)updates\.jsonl$/.test(path) ? lines('grok-build', `sessions/${path}`) : null,
  );
  return {
    name: 'grok-build',
    title: 'Grok Build',
    roots: [root],
    openTitles: () => Promise.resolve(findGrokTitleJson),
  };
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
