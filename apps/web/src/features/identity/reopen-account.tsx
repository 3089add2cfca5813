import type { User } from '@app/contract/identity';
import { ClosingNotice } from './closing-notice.tsx';
import { useReopenAccount } from './recovery.api.ts';
import { readChallenge } from './totp-challenge.ts';

export interface ClosingAccount {
  email: string;
  password: string;
  closesAt: string;
}

/** Cancels the deletion of an account with the credentials from the login form. */
export function ReopenAccount({
  account: { closesAt, ...body },
  onSignedIn,
  onChallenge,
}: {
  account: ClosingAccount;
  onSignedIn: (user: User) => void;
  onChallenge: (challenge: string) => void;
}) {
  const reopen = useReopenAccount(onSignedIn);
  const reopenAccount = () =>
    reopen.mutate(body, {
      onError: (error) => {
        const challenge = readChallenge(error);
        if (challenge !== undefined) onChallenge(challenge);
      },
    });
  return (
    <ClosingNotice closesAt={closesAt} isPending={reopen.isPending || reopen.isSuccess} onReopen={reopenAccount} />
  );
}
