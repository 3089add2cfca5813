import { EmbeddedPostgresError } from '#db/embedded/start-error.ts';
import { MigrationError } from '#db/migrate.ts';
import { AppError } from '#platform/app-error.ts';
import { ConfigError } from '#platform/config.ts';
import type { AdminCommand } from './admin-command.ts';

/** What the operator can mend, in a sentence. */
export class CommandFault extends Error {}

const FOR_PEOPLE = [CommandFault, AppError, ConfigError, EmbeddedPostgresError, MigrationError];

/** Says such faults in their sentence and answers the exit code 1; any other is ours, with its stack. */
export function sayingFaults(command: AdminCommand): AdminCommand {
  return async (args, context) => {
    try {
      return await command(args, context);
    } catch (error) {
      const isForPeople = FOR_PEOPLE.some((kind) => error instanceof kind);
      if (!(error instanceof Error) || !isForPeople) throw error;
      context.print(error.message);
      return 1;
    }
  };
}
