import type { AdminCommand } from './admin-command.ts';
import { backUpInstance } from './backup-command.ts';
import { connectModel } from './model-command.ts';
import { migrateDatabase } from './migrate-command.ts';
import { makeResetLink } from './reset-link-command.ts';
import { restoreFromFile } from './restore-command.ts';

/** The commands of an operator: `npm run admin -- <name> …`. */
const commands: Readonly<Record<string, { usage: string; run: AdminCommand }>> = {
  model: { usage: 'model [builtin | <provider> [<model>] [--base-url=<address>]]', run: connectModel },
  'reset-link': { usage: 'reset-link <email>', run: makeResetLink },
  migrate: { usage: 'migrate', run: migrateDatabase },
  backup: { usage: 'backup <file>', run: backUpInstance },
  restore: { usage: 'restore <file>', run: restoreFromFile },
};

/** Runs the command that the first argument names; without one lists all commands. */
export const runAdmin: AdminCommand = async ([name = '', ...args], context) => {
  const command = commands[name];
  if (command !== undefined) return command.run(args, context);
  context.print('Commands:');
  for (const { usage } of Object.values(commands)) context.print(`  npm run admin -- ${usage}`);
  return name === '' ? 0 : 1;
};
