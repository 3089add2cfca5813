import { countFiles, measureDatabase } from '#db/instance-totals.ts';
import type { AdminCommand } from './admin-command.ts';
import { withErrorReporting } from './command-error.ts';
import { withInstance } from './open-instance.ts';

const MEGABYTE = 1_000_000;

/** Shows how much space the database and the files take, by kind. */
export const showStorage: AdminCommand = withErrorReporting(async (_args, context) =>
  withInstance(context, async ({ db }) => {
    const database = await measureDatabase(db);
    const files = await countFiles(db);
    context.report?.({ databaseBytes: database.bytes, tables: database.tables, files });
    context.print(`database: ${megabytes(database.bytes)}`);
    for (const { kind, bytes } of database.tables) context.print(`  ${kind}: ${megabytes(bytes)}`);
    for (const { kind, count, bytes } of files) {
      context.print(`${kind.replace('_', ' ')}: ${count}${bytes === null ? '' : `, ${megabytes(bytes)}`}`);
    }
    return 0;
  }),
);

const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;
