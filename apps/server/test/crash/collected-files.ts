import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { ParsedConversation } from '@app/formats/conversation/conversation-tree';
import { readBytes, sampleBytes } from '@app/formats/testing/read-sample';
import { titleFromText } from '@app/understanding/title';
import { makeClaudeCodeSession } from '../claude-code-session.ts';
import type { PersonComputer } from './collector-command.ts';

/** Files of one program, and how to put them on a computer. */
export interface ProgramFiles {
  source: string;
  put(computer: PersonComputer): void;
}

/** Files of programs with what has to be in the archive after they were collected. */
export interface CollectedFiles {
  programs: readonly ProgramFiles[];
  /** `source “title” number of messages`, sorted. */
  conversations: readonly string[];
  /** How many secrets are masked. */
  masked: number;
  /** Texts that must not leave the computer. */
  secrets: readonly string[];
}

const EDITOR = '.config/Code/User';
const SESSION = '5e551011-0000-4000-8000-0000000000aa';

/** The folders in which programs keep files such as the samples of the formats. */
const SAMPLES: readonly [source: string, sample: string, target: string][] = [
  ['claude-code', 'claude-code.jsonl', '.claude/projects/-home-sam-shop/sample.jsonl'],
  ['codex', 'codex.jsonl', `.codex/sessions/2026/05/02/rollout-2026-05-02T08-00-00-${SESSION}.jsonl`],
  ['gemini-cli', 'gemini-cli.jsonl', '.gemini/tmp/garden/chats/session-1.jsonl'],
  ['copilot-cli', 'copilot-cli.jsonl', `.copilot/session-state/${SESSION}/events.jsonl`],
  ['vscode', 'vscode.jsonl', `${EDITOR}/workspaceStorage/w/chatSessions/${SESSION}.jsonl`],
  ['cline', 'cline-file.json', '.cline/data/sessions/s/s.messages.json'],
  ['lmstudio', 'lmstudio.json', '.lmstudio/conversations/1.conversation.json'],
  ['jan', 'jan.jsonl', 'jan/threads/t/messages.jsonl'],
  ['aider', 'aider.md', 'code/garden/.aider.chat.history.md'],
  ['cursor', 'cursor-transcript.jsonl', `.cursor/projects/p/agent-transcripts/${SESSION}/${SESSION}.jsonl`],
  ['qwen-code', 'qwen-code.jsonl', `.qwen/projects/-home-sam-orchard/chats/${SESSION}.jsonl`],
  ['pi', 'pi.jsonl', `.pi/agent/sessions/--home-sam-bakery--/2026-06-04_${SESSION}.jsonl`],
  ['grok-build', 'grok-build.jsonl', `.grok/sessions/home%2Fsam/${SESSION}/updates.jsonl`],
];

const SECRET = 'ghp_SxuMFCVtuDpbwV5wWzuxsZgduyg5fYDsjXrh';

/** The samples of the formats, and a session with a secret. */
export async function makeSampleFiles(): Promise<CollectedFiles> {
  const deploy = makeClaudeCodeSession(SESSION, [
    { text: `Deploy with the token ${SECRET} please` },
    { role: 'assistant', text: 'Deployed.' },
  ]);
  const read = await Promise.all(SAMPLES.map(([, sample, target]) => readBytes(sampleBytes(sample), target)));
  const programs = SAMPLES.map(([source, sample, target]): ProgramFiles => {
    return { source, put: (computer) => void computer.write(target, sampleBytes(sample)) };
  });
  return {
    programs: [
      ...programs,
      { source: 'claude-code', put: (computer) => void computer.write('.claude/projects/-deploy/d.jsonl', deploy) },
    ],
    conversations: [
      ...read
        .flatMap(({ conversations }) => conversations)
        .map((conversation) => outline(conversation.source, titleOf(conversation), conversation.messages.length)),
      outline('claude-code', 'Deploy with the token ••••••••', 2),
    ].toSorted(),
    masked: 1,
    secrets: [SECRET],
  };
}

/** A conversation that its program has not named is named after its first question. */
function titleOf({ title, isUntitled, messages }: ParsedConversation): string {
  const question = messages.find(({ role }) => role === 'user')?.content;
  return isUntitled === true && question !== undefined ? titleFromText(question) : (title ?? '');
}

/** A conversation of the archive as a line of `CollectedFiles.conversations`. */
export const outlineConversation = (conversation: { source: string; title: string; messageCount: number }): string =>
  outline(conversation.source, conversation.title, conversation.messageCount);

function outline(source: string, title: string, messages: number): string {
  return `${source} “${title}” ${messages}`;
}

/** The folder of transcripts that programs wrote; they are not part of the repository. */
export const realRoot = path.join(process.env['REAL_DATA_DIR'] ?? '', 'capture');
export const hasRealFiles = process.env['REAL_DATA_DIR'] !== undefined && existsSync(realRoot);

/** The folders in which programs keep the files of REAL_DATA_DIR/capture. */
const FOLDERS: readonly [source: string, folder: string, target: string][] = [
  ['claude-code', 'claude-code/made/projects', '.claude/projects'],
  ['codex', 'codex-cli/made', '.codex'],
  ['gemini-cli', 'gemini-cli/made/tmp', '.gemini/tmp'],
  ['copilot-cli', 'copilot-cli/deja-vu', '.copilot/session-state'],
  ['vscode', 'vscode-chat/made', EDITOR],
  ['cline', 'cline-roo/deja-vu/cline/modern/sessions', '.cline/data/sessions'],
  ['cline', 'cline-roo/deja-vu/cline/legacy', `${EDITOR}/globalStorage/saoudrizwan.claude-dev`],
  ['lmstudio', 'lm-studio/made/conversations', '.lmstudio/conversations'],
  ['jan', 'jan/made/threads', 'jan/threads'],
  ['aider', 'aider/history-a', 'code/aider'],
  ['cursor', 'cursor/agent-sessions', '.cursor/projects/p/agent-transcripts'],
  ['pi', 'other-agents/agent-sessions/pi', '.pi/agent/sessions/p'],
  ['grok-build', 'other-agents/deja-vu/grok', '.grok'],
];

/** The transcripts of REAL_DATA_DIR, with what its descriptions say about them. */
export function findRealFiles(): CollectedFiles {
  const copyFiles = (from: string, to: string) => (computer: PersonComputer) =>
    cpSync(path.join(realRoot, from), path.join(computer.home, to), { recursive: true });
  return {
    programs: FOLDERS.map(([source, from, to]) => ({ source, put: copyFiles(from, to) })),
    conversations: REAL_CONVERSATIONS,
    masked: 3,
    secrets: ['SxuMFCVtuDpbwV5wWzuxsZgduyg5fYDsjXrh', 'Hunter2-blue-9', 'TUlJQm9n', 'unsent draft'],
  };
}

const REAL_CONVERSATIONS: readonly string[] = [
  'aider “Can detect if the user does a paste into the prompt” 2',
  'aider “Can i make it so each image will have AIDER_DOCKER_IMAGE=true set” 4',
  'aider “Can we include TZ info in the dt” 2',
  'aider “Check if the file exists and offer to add” 2',
  'aider “Handle Keys.BracketedPaste and print” 6',
  'aider “Hi” 2',
  "aider “I apologize for the formatting error. You're absolutely right. Here's the…” 1",
  'aider “Only consider non-blank lines” 4',
  'aider “Only count lines that have actual non-blank content in the file” 2',
  'aider “Show dt without milliseconds” 2',
  'aider “Tests\\basic\\test_repo.py:378” 4',
  'aider “Which files do i edit to change the default colors” 2',
  'claude-code “A number” 5',
  'claude-code “Deploy with ••••••••” 2',
  'claude-code “Watering plan” 10',
  'cline “Say hello” 2',
  'cline “Synthetic parser example” 2',
  'codex “Backwards” 2',
  'codex “Birds, sorted” 2',
  'codex “Sort the list of birds” 2',
  'copilot-cli “Why is the connection pool exhausted” 2',
  'cursor “List the files” 4',
  'cursor “Run a subagent” 2',
  'cursor “Run ls command” 5',
  'cursor “What files are here” 7',
  'gemini-cli “Names” 4',
  'grok-build “Inspect registry fixture” 2',
  'jan “Moon 1” 3',
  'lmstudio “Rivers” 2',
  'lmstudio “Roses” 4',
  'pi “Read hello.py and summarize” 4',
  'vscode “Loops” 4',
  'vscode “No folder open” 2',
];
