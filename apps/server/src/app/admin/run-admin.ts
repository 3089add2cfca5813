import { logAct } from './act-log.ts';
import type { AdminCommand } from './admin-command.ts';
import { backUpInstance } from './backup-command.ts';
import { manageJobs } from './jobs-command.ts';
import { migrateDatabase } from './migrate-command.ts';
import { connectModel } from './model-command.ts';
import { showPeople } from './people-command.ts';
import { changePlan } from './plan-command.ts';
import { makeResetLink } from './reset-link-command.ts';
import { restoreFromFile } from './restore-command.ts';
import { signOutEverywhere } from './sign-out-command.ts';
import { verifyFiles } from './verify-command.ts';

/** The commands of an operator: `npm run admin -- <name> …`. */
const commands: Readonly<Record<string, { usage: string; run: AdminCommand }>> = {
  people: { usage: 'people [part of an email]', run: showPeople },
  plan: { usage: 'plan <email> premium|free', run: changePlan },
  'reset-link': { usage: 'reset-link <email>', run: makeResetLink },
  'sign-out': { usage: 'sign-out <email>', run: signOutEverywhere },
  jobs: { usage: 'jobs [retry <kind>]', run: manageJobs },
  model: { usage: 'model [builtin | <provider> [<model>] [--base-url=<address>]]', run: connectModel },
  migrate: { usage: 'migrate', run: migrateDatabase },
  backup: { usage: 'backup <file>', run: backUpInstance },
  restore: { usage: 'restore <file>', run: restoreFromFile },
  verify: { usage: 'verify', run: verifyFiles },
};

/** Runs the command that the first argument names, and logs it; without one lists all commands. */
export const runAdmin: AdminCommand = async ([name = '', ...args], context) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    context.print('Commands:');
    for (const { usage } of Object.values(commands)) context.print(`  npm run admin -- ${usage}`);
    return name === '' ? 0 : 1;
  }
  let code: number | undefined;
  try {
    code = await command.run(args, context);
    return code;
  } finally {
    await logAct(context, { command: name, args, code });
  }
};
