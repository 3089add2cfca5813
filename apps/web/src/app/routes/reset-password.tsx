import { ResetPasswordPage } from '#features/identity/reset-password-page.tsx';
import { PageTitle } from '../page-title.tsx';

export function ResetPasswordRoute() {
  return (
    <>
      <PageTitle title="Set a new password" />
      <ResetPasswordPage />
    </>
  );
}
