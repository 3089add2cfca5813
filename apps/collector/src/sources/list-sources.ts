import { aider, claudeCode, codex, copilotCli, cursor, geminiCli, grokBuild, pi, qwenCode } from './agent-sources.ts';
import { jan, lmstudio } from './desktop-sources.ts';
import { cline, roo, vscode } from './editor-sources.ts';
import type { Places } from './places.ts';
import type { Source } from './source.ts';
import { collectedFolders } from './collected-folders.ts';

const PROGRAMS = [
  claudeCode,
  codex,
  geminiCli,
  copilotCli,
  vscode,
  cline,
  roo,
  lmstudio,
  jan,
  aider,
  cursor,
  qwenCode,
  pi,
  grokBuild,
];

/** The names of all sources, as used with `--source`. */
export function listSourceNames(): string[] {
  return [...PROGRAMS.map((program) => program({ home: '/', env: {} }).name), 'folder'];
}

/** All sources in the order in which they are read. `folders` are the folders that the person chose to watch. */
export function listSources(places: Places, folders: readonly string[]): Source[] {
  return [...PROGRAMS.map((program) => program(places)), collectedFolders(folders)];
}
