import { databaseErrorCode } from '#db/database.ts';
import { EmbeddedPostgresError } from '#db/embedded/start-error.ts';
import { MigrationError } from '#db/migrate.ts';
import { AppError } from '#platform/app-error.ts';
import { ConfigError } from '#platform/config.ts';
import { DataDirectoryError } from '#platform/data-directory.ts';
import type { AdminCommand } from './admin-command.ts';

/** An error the operator can fix, described in a sentence. */
export class CommandError extends Error {}

/** Errors whose messages are sentences for the operator. */
const OPERATOR_ERRORS = [
  CommandError,
  AppError,
  ConfigError,
  DataDirectoryError,
  EmbeddedPostgresError,
  MigrationError,
];

/**
 * Prints errors that the operator can fix and returns exit code 1. Other errors are bugs and end with a stack trace.
 */
export function withErrorReporting(command: AdminCommand): AdminCommand {
  return async (args, context) => {
    try {
      return await command(args, context);
    } catch (error) {
      const sentence = describeForOperator(error);
      if (sentence === undefined) throw error;
      context.print(sentence);
      return 1;
    }
  };
}

function describeForOperator(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return error.message;
  // PostgreSQL's error codes: 28… when the login is refused, 3D000 when the database does not exist.
  const isRefused = /^(28|3D000)/.test(databaseErrorCode(error) ?? '');
  const isUnreachable = (error as NodeJS.ErrnoException).syscall === 'connect' || error instanceof AggregateError;
  return isRefused || isUnreachable
    ? `The database cannot be reached: ${error.message || 'nobody answers'}.`
    : undefined;
}
