import { Link, useLocation } from 'react-router';
import { loginPath } from '#features/identity/return-path.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { t } from './app.messages.ts';

/** What a visitor sees instead of a screen that requires signing in. The URL stays, and signing in leads back to it. */
export function SignInCard({ subject }: { subject: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className="flex flex-1 items-start justify-center px-4 py-16 sm:py-24">
      <Card className="flex w-full max-w-105 flex-col items-start">
        <h1 className="text-title text-balance">{t('guard.title', { subject })}</h1>
        <p className="mt-2 text-body text-muted">{t('guard.text')}</p>
        <Button asChild variant="primary" className="mt-5">
          <Link to={loginPath(pathname + search)}>{t('guard.signIn')}</Link>
        </Button>
      </Card>
    </div>
  );
}
