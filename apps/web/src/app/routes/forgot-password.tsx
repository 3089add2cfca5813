import { ForgotPasswordPage } from '#features/identity/forgot-password-page.tsx';
import { PageTitle } from '../page-title.tsx';

export function ForgotPasswordRoute() {
  return (
    <>
      <PageTitle title="Forgot your password?" />
      <ForgotPasswordPage />
    </>
  );
}
