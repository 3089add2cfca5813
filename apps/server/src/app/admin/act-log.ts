import { appendFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { configSections } from '#features/config-sections.ts';
import { loadConfig } from '#platform/config.ts';
import type { AdminContext } from './admin-command.ts';

interface Act {
  command: string;
  args: readonly string[];
  /** The exit code; undefined if the command ended with an error. */
  code: number | undefined;
}

/**
 * Appends a line about a command to `admin.log` in DATA_DIR: when, which account of the machine, what, and the exit
 * code. Keys are not among the arguments, because commands take them from the environment. If the log cannot be
 * written, the command runs all the same, because it may be the one that repairs the cause.
 */
export async function logAct({ environment, projectDirectory, print }: AdminContext, act: Act): Promise<void> {
  const { command, code } = act;
  const args = act.args.map(withoutPassword);
  const line = { at: new Date().toISOString(), account: accountName(), command, args, code: code ?? 'error' };
  try {
    const { DATA_DIR } = loadConfig(configSections, environment).server;
    const file = path.join(path.resolve(projectDirectory, DATA_DIR), 'admin.log');
    await appendFile(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
  } catch (error) {
    // Before the first start DATA_DIR does not exist: then nothing is logged.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') print(`admin.log could not be written: ${String(error)}`);
  }
}

/** The name of the operating system's account; its number if it has no name, as in some containers. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/** An address without the password in it. */
function withoutPassword(text: string): string {
  return text.replace(/(:\/\/[^/@]*?):[^/]*@/, '$1:***@');
}
