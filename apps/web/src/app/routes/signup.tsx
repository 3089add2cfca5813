import { SignupPage } from '#features/identity/signup-page.tsx';
import { PageTitle } from '../page-title.tsx';

export function SignupRoute() {
  return (
    <>
      <PageTitle title="Create your account" />
      <SignupPage />
    </>
  );
}
