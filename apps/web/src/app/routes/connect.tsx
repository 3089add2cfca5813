import { Navigate, useLocation, useParams } from 'react-router';
import { signOut } from '#features/identity/identity.api.ts';
import { loginPath } from '#features/identity/return-path.ts';
import { ConsentPage } from '#features/oauth/consent-page.tsx';
import { readAppName } from '../app-name.ts';
import { useSession } from '../session.ts';

/**
 * The page to which a program that asks for access sends the browser. A visitor signs in first and then returns here.
 */
export function ConnectRoute() {
  const { requestId = '' } = useParams();
  const { pathname } = useLocation();
  const user = useSession();
  if (user === null) return <Navigate to={loginPath(pathname)} replace />;
  const switchAccount = async () => {
    await signOut();
    window.location.assign(loginPath(pathname));
  };
  return <ConsentPage requestId={requestId} appName={readAppName()} onSwitchAccount={() => void switchAccount()} />;
}
