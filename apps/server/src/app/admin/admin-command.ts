import type { Environment } from '#platform/config.ts';

/** The environment of an operator's command. */
export interface AdminContext {
  environment: Environment;
  /** The directory with the .env file. */
  projectDirectory: string;
  print: (line: string) => void;
  /** With --json: the result of the command as a value, instead of lines of text. */
  report?: (value: object) => void;
}

/** Returns the exit code. */
export type AdminCommand = (args: readonly string[], context: AdminContext) => Promise<number>;
