import { logAct } from './act-log.ts';
import type { AdminCommand } from './admin-command.ts';
import { backUpInstance } from './backup-command.ts';
import { manageBackups } from './backups-command.ts';
import { listActs } from './acts-command.ts';
import { embedAgain } from './embed-again-command.ts';
import { manageJobs } from './jobs-command.ts';
import { manageKeys } from './keys-command.ts';
import { migrateDatabase } from './migrate-command.ts';
import { moveDatabase } from './move-database-command.ts';
import { connectModel } from './model-command.ts';
import { manageObjects } from './objects-command.ts';
import { managePeople } from './people-command.ts';
import { changePlan } from './plan-command.ts';
import { manageQuotas } from './quotas-command.ts';
import { makeResetLink } from './reset-link-command.ts';
import { restoreFromFile } from './restore-command.ts';
import { signOutEverywhere } from './sign-out-command.ts';
import { showStorage } from './storage-command.ts';
import { verifyFiles } from './verify-command.ts';

/** The commands of an operator: `npm run admin -- <name> …`. */
const commands: Readonly<Record<string, { usage: string; run: AdminCommand }>> = {
  people: { usage: 'people [part of an email | show|suspend|unsuspend|confirm <email>]', run: managePeople },
  quotas: { usage: 'quotas <email> [storage|imports|chats <number>|default]', run: manageQuotas },
  plan: { usage: 'plan <email> premium|free', run: changePlan },
  'reset-link': { usage: 'reset-link <email>', run: makeResetLink },
  'sign-out': { usage: 'sign-out <email>', run: signOutEverywhere },
  jobs: { usage: 'jobs [retry <kind>]', run: manageJobs },
  model: { usage: 'model [builtin | <provider> [<model>] [--base-url=<address>]]', run: connectModel },
  migrate: { usage: 'migrate', run: migrateDatabase },
  backup: { usage: 'backup <file>', run: backUpInstance },
  restore: { usage: 'restore <file>', run: restoreFromFile },
  backups: { usage: 'backups [list | make | verify|restore|rehearse [<name>]]', run: manageBackups },
  'move-database': { usage: 'move-database <address of an empty database>', run: moveDatabase },
  verify: { usage: 'verify', run: verifyFiles },
  objects: { usage: 'objects move', run: manageObjects },
  storage: { usage: 'storage', run: showStorage },
  keys: { usage: 'keys [renew]', run: manageKeys },
  're-embed': { usage: 're-embed [<email>]', run: embedAgain },
  acts: { usage: 'acts', run: listActs },
};

/** Runs and logs the command that the first argument names; lists all commands if none has this name. */
export const runAdmin: AdminCommand = async ([name = '', ...args], context) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    context.print('Commands:');
    for (const { usage } of Object.values(commands)) context.print(`  npm run admin -- ${usage}`);
    context.print('With --json each prints one JSON object.');
    return name === '' ? 0 : 1;
  }
  let code: number | undefined;
  try {
    code = await withJson(command.run)(args, context);
    return code;
  } finally {
    await logAct(context, { command: name, args, code });
  }
};

/** With --json a command prints one JSON object: its reported value, its lines if it reports none, or its `error`. */
function withJson(run: AdminCommand): AdminCommand {
  return async (args, context) => {
    if (!args.includes('--json')) return run(args, context);
    const lines: string[] = [];
    let value: object | undefined;
    const quiet = {
      ...context,
      print: (line: string) => void lines.push(line),
      report: (reported: object) => (value = reported),
    };
    const code = await run(
      args.filter((arg) => arg !== '--json'),
      quiet,
    );
    context.print(JSON.stringify(code === 0 ? (value ?? { lines }) : { ...value, error: lines.join('\n') }));
    return code;
  };
}
