import type { Environment } from '#platform/config.ts';

/** What a command of the operator's may look at and say. */
export interface AdminContext {
  environment: Environment;
  /** Where the .env file is. */
  projectDirectory: string;
  print: (line: string) => void;
}

/** Answers the exit code. */
export type AdminCommand = (args: readonly string[], context: AdminContext) => Promise<number>;
