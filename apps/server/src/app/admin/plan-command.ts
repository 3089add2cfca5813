import { inTransaction } from '#db/database.ts';
import { bumpUserVersion } from '#db/user-version.ts';
import { findUserByEmail, setGrantedTier } from '#features/identity/users.repository.ts';
import type { AdminCommand } from './admin-command.ts';
import { CommandFault, withErrorReporting } from './command-fault.ts';
import { withReadableInstance } from './open-instance.ts';

/** Grants Premium to an account without a payment, or takes it back. A plan that somebody pays for is not changed. */
export const changePlan: AdminCommand = withErrorReporting(async ([email, plan], context) => {
  if (email === undefined || (plan !== 'premium' && plan !== 'free')) {
    context.print('Give the email of the account and its plan: npm run admin -- plan somebody@example.org premium');
    return 1;
  }
  await withReadableInstance(context, ({ db }) =>
    inTransaction(db, async (tx) => {
      const user = await findUserByEmail(tx, email.toLowerCase());
      if (user === undefined) throw new CommandFault('There is no account with this email.');
      if (!(await setGrantedTier(tx, user.id, plan))) {
        throw new CommandFault(`${user.email} pays for a plan: end it at the payment provider first.`);
      }
      await bumpUserVersion(tx, user.id);
    }),
  );
  context.print(
    plan === 'premium' ? 'The account has Premium, without a payment.' : 'The account is on the Free plan.',
  );
  return 0;
});
