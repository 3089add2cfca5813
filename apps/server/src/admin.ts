import type { AdminCommand } from '#app/admin/admin-command.ts';
import { backUpInstance } from '#app/admin/backup-command.ts';
import { connectModel } from '#app/admin/model-command.ts';
import { makeResetLink } from '#app/admin/reset-link-command.ts';
import { restoreFromFile } from '#app/admin/restore-command.ts';
import { readEnvironment } from '#platform/config.ts';
import { projectDirectory } from '#platform/project-paths.ts';

/** What an operator can do from the command line: `npm run admin -- <name> …`. */
const commands: Readonly<Record<string, { usage: string; run: AdminCommand }>> = {
  model: { usage: 'model [builtin | <provider> [<model>] [--base-url=<address>]]', run: connectModel },
  'reset-link': { usage: 'reset-link <email>', run: makeResetLink },
  backup: { usage: 'backup <file>', run: backUpInstance },
  restore: { usage: 'restore <file>', run: restoreFromFile },
};

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const command = commands[name];
  if (command === undefined) {
    print('Commands:');
    for (const { usage } of Object.values(commands)) print(`  npm run admin -- ${usage}`);
    return name === '' ? 0 : 1;
  }
  return command.run(args, { environment: readEnvironment(projectDirectory), projectDirectory, print });
}

process.exitCode = await main(process.argv.slice(2));
