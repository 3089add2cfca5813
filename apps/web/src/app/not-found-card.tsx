import { Link, useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { t } from './app.messages.ts';

export function NotFoundCard() {
  const { pathname } = useLocation();
  return (
    <div className="flex flex-1 items-start justify-center px-4 py-16 sm:py-24">
      <Card className="flex w-full max-w-105 flex-col items-start">
        <h1 className="text-title">{t('missing.title')}</h1>
        <p className="mt-2 text-body break-words text-muted">{t('missing.text', { path: pathname })}</p>
        <Button asChild variant="primary" className="mt-5">
          <Link to="/">{t('missing.home')}</Link>
        </Button>
      </Card>
    </div>
  );
}
