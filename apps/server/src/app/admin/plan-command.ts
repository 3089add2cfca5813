import { AppError } from '#platform/app-error.ts';
import type { AdminCommand } from './admin-command.ts';
import { changeAccount } from './change-account.ts';
import { CommandError, withErrorReporting } from './command-error.ts';
import { withInstance } from './open-instance.ts';

/** Grants an account Premium without a payment, or takes it back. A plan that is paid for is not changed. */
export const changePlan: AdminCommand = withErrorReporting(async ([email, plan], context) => {
  if (email === undefined || (plan !== 'premium' && plan !== 'free')) {
    context.print('Give the email of the account and its plan: npm run admin -- plan somebody@example.org premium');
    return 1;
  }
  await withInstance(context, (instance) => changeAccount(instance, email, { plan })).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'operator.plan_is_paid') throw error;
    throw new CommandError(`${email.toLowerCase()} pays for a plan: end it at the payment provider first.`);
  });
  context.print(
    plan === 'premium' ? 'The account has Premium, without a payment.' : 'The account is on the Free plan.',
  );
  return 0;
});
