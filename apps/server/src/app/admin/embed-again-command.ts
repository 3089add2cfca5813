import { inTransaction } from '#db/database.ts';
import { markVectorsStale } from '#db/embed-again.ts';
import type { AdminCommand } from './admin-command.ts';
import { getPerson } from './change-account.ts';
import { withErrorReporting } from './command-error.ts';
import { withInstance } from './open-instance.ts';
import { recordActs } from './recorded-acts.ts';

/** Causes the vectors for search by meaning to be computed again, for one person or for all. */
export const embedAgain: AdminCommand = withErrorReporting(async ([email], context) => {
  const marked = await withInstance(context, (instance) =>
    inTransaction(instance.db, async (tx) => {
      const userId = email === undefined ? undefined : (await getPerson(tx, email)).id;
      const counts = await markVectorsStale(tx, userId);
      await recordActs(instance, tx, [{ act: 'embed_again', ...(userId !== undefined && { subjectId: userId }) }]);
      return counts;
    }),
  );
  context.report?.(marked);
  context.print(`${marked.conversations} conversations and ${marked.documents} documents are embedded again.`);
  context.print('The app begins within twenty minutes; search uses the present vectors until then.');
  return 0;
});
