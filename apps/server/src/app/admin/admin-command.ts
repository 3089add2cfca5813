import type { Environment } from '#platform/config.ts';

/** What an operator's command gets from its caller. */
export interface AdminContext {
  environment: Environment;
  /** The directory with the .env file. */
  projectDirectory: string;
  print: (line: string) => void;
  /** With --json: takes the result of the command as a value, which is printed instead of lines of text. */
  report?: (value: object) => void;
}

/** Returns the exit code. */
export type AdminCommand = (args: readonly string[], context: AdminContext) => Promise<number>;
