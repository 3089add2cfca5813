import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeClaudeCodeSession } from '../claude-code-session.ts';
import { realRoot } from './collected-files.ts';
import type { PersonComputer } from './collector-command.ts';

/** One state of a transcript, and the expected result. */
export interface GrowthStep {
  name: string;
  /** Null: the file was deleted. */
  content: string | null;
  /** How many of the records that the collector sends change the archive. */
  sent: number;
  /** How many messages the conversation has after this step. */
  messages: number;
}

/** One transcript at successive moments. */
export interface Growth {
  /** Below the home directory. */
  file: string;
  steps: readonly GrowthStep[];
}

export function writeStep(computer: PersonComputer, file: string, { content }: GrowthStep): void {
  if (content === null) rmSync(path.join(computer.home, file));
  else computer.write(file, content);
}

const SESSION = '5e551011-0000-4000-8000-0000000000bb';

/** Takes the steps of the transcript in REAL_DATA_DIR: new, torn, completed, unchanged, truncated, deleted. */
export function makeGrowth(): Growth {
  const makeTurn = (number: number, text: string) => ({ role: number % 2 === 1 ? 'user' : 'assistant', text }) as const;
  const makeSession = (...texts: string[]) =>
    makeClaudeCodeSession(
      SESSION,
      texts.map((text, at) => makeTurn(at + 1, text)),
    );
  const first = makeSession('How do I prune roses?', 'In March.');
  const more = makeSession('How do I prune roses?', 'In March.', 'And lavender?', 'After it has flowered.');
  const steps: [name: string, content: string | null, sent: number, messages: number][] = [
    ['new', first, 1, 2],
    ['torn last line', more.slice(0, first.length + 80), 0, 2],
    ['line completed, and more', more, 1, 4],
    ['same again', more, 0, 4],
    ['truncated', first, 0, 4],
    ['deleted', null, 0, 4],
  ];
  return {
    file: `.claude/projects/-garden/${SESSION}.jsonl`,
    steps: steps.map(([name, content, sent, messages]) => ({ name, content, sent, messages })),
  };
}

/** The steps that shorten or rewrite this file contain no message with a new id, so the archive stays as it is. */
const REAL_RESULTS: Readonly<Record<string, [sent: number, messages: number]>> = {
  '01-new': [1, 2],
  '02-torn-last-line': [0, 2],
  '03-line-completed-and-more': [1, 4],
  '04-same-again': [0, 4],
  '05-end': [1, 10],
  '06-truncated': [0, 10],
  '07-grown-differently': [0, 10],
  '08-same-size-other-bytes': [0, 10],
  '09-deleted': [0, 10],
};

export function readRealGrowth(): Growth {
  const folder = path.join(realRoot, 'growth/aaaaaaa1');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as {
    file: string;
    steps: { step: string; completeLines: number | null }[];
  };
  return {
    file: `.claude/${manifest.file}`,
    steps: manifest.steps.map(({ step, completeLines }) => {
      const [sent = 0, messages = 0] = REAL_RESULTS[step] ?? [];
      const content = completeLines === null ? null : readFileSync(path.join(folder, `${step}.jsonl`), 'utf8');
      return { name: step, content, sent, messages };
    }),
  };
}
