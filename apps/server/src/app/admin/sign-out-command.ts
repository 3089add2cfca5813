import { deleteAllSessions } from '#features/identity/sessions.repository.ts';
import { deleteApps } from '#features/oauth/connected-apps.repository.ts';
import { deleteTokens } from '#features/tokens/tokens.repository.ts';
import type { AdminCommand } from './admin-command.ts';
import { actOn } from './change-account.ts';
import { withErrorReporting } from './command-error.ts';
import { withInstance } from './open-instance.ts';

/** Ends all sessions, tokens and connections of an account that another person may be using. The password stays. */
export const signOutEverywhere: AdminCommand = withErrorReporting(async ([email], context) => {
  if (email === undefined) {
    context.print('Give the email of the account: npm run admin -- sign-out somebody@example.org');
    return 1;
  }
  await withInstance(context, (instance) =>
    actOn(instance, email, async (tx, { id }) => {
      await deleteAllSessions(tx, id);
      await deleteTokens(tx, id);
      await deleteApps(tx, id);
      return [{ act: 'sign_out' }];
    }),
  );
  context.print('All sessions, access tokens and connected apps of the account have ended. Its password is the same.');
  return 0;
});
