import type { Environment } from '#platform/config.ts';

/** The environment of an operator's command. */
export interface AdminContext {
  environment: Environment;
  /** Where the .env file is. */
  projectDirectory: string;
  print: (line: string) => void;
}

/** Returns the exit code. */
export type AdminCommand = (args: readonly string[], context: AdminContext) => Promise<number>;
