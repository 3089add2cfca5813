import { VerifyEmailPage } from '#features/identity/verify-email-page.tsx';
import { PageTitle } from '../page-title.tsx';

export function VerifyEmailRoute() {
  return (
    <>
      <PageTitle title="Confirm your email" />
      <VerifyEmailPage />
    </>
  );
}
