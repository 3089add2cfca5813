import { LoginPage } from '#features/identity/login-page.tsx';
import { hasSignInProvider } from '../app-name.ts';
import { PageTitle } from '../page-title.tsx';

export function LoginRoute() {
  return (
    <>
      <PageTitle title="Sign in" />
      <LoginPage hasProvider={hasSignInProvider()} />
    </>
  );
}
