import type { Timer } from '#sending/retry.ts';

/** The environment of a command; tests provide their own. */
export interface CommandContext extends Timer {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  /** The home directory of the person. */
  home: string;
  hostName: string;
  pid: number;
  /** The user's numeric id; undefined on Windows. */
  userId: number | undefined;
  fetch: typeof fetch;
  print(line: string): void;
  /** Asks the person a question and returns the answer; null if nobody can answer. */
  ask(question: string): Promise<string | null>;
  /** Runs a program of the system and returns its exit code. */
  runProgram(program: string, args: readonly string[]): Promise<number>;
  /** Runs this program with other arguments, in a process that ends with this one, and returns its exit code. */
  runSelf(args: readonly string[]): Promise<number>;
  /** Returns unused memory to the system. */
  freeMemory(): void;
  /** The command that starts this program. */
  ownCommand: readonly string[];
}

/** The exit codes of a command. */
export const ExitCode = { done: 0, failed: 1, usage: 2, locked: 3, revoked: 4 } as const;
