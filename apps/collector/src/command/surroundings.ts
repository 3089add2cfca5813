import type { Timer } from '#sending/retry.ts';

/** The process around a command; tests give their own. */
export interface Surroundings extends Timer {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  /** The home directory of the person. */
  home: string;
  hostName: string;
  pid: number;
  /** The number of the user; undefined on Windows. */
  userId: number | undefined;
  fetch: typeof fetch;
  /** Aborted when the process is asked to end. */
  signal: AbortSignal;
  print(line: string): void;
  /** The person's answer to a question; null if nobody can answer. */
  ask(question: string): Promise<string | null>;
  /** Runs a program of the system and returns its exit code. */
  runProgram(program: string, args: readonly string[]): Promise<number>;
  /** Runs this program with other arguments, in a process that ends with this one, and returns its exit code. */
  runSelf(args: readonly string[]): Promise<number>;
  /** Gives memory that is not used back to the system. */
  freeMemory(): void;
  /** The command that starts this program. */
  ownCommand: readonly string[];
}

/** What a command ends with. */
export const ExitCode = { done: 0, failed: 1, usage: 2, locked: 3, revoked: 4 } as const;
