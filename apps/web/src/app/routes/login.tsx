import { LoginPage } from '#features/identity/login-page.tsx';
import { PageTitle } from '../page-title.tsx';

export function LoginRoute() {
  return (
    <>
      <PageTitle title="Sign in" />
      <LoginPage />
    </>
  );
}
