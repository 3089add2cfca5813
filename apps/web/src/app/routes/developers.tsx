import { Link } from 'react-router';
import { getOpenApi } from '@app/contract/system';
import { DevelopersPage } from '#features/developers/developers-page.tsx';
import { t } from '#features/developers/developers.messages.ts';
import { Button } from '#ui/button.tsx';
import { readAppName } from '../app-name.ts';

/** For visitors too: reading the API needs no account. */
export function DevelopersRoute() {
  return (
    <DevelopersPage
      appName={readAppName()}
      links={
        <>
          <Button asChild variant="ghost">
            <a href={getOpenApi.path}>{t('document')}</a>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/settings/tokens">{t('make')}</Link>
          </Button>
        </>
      }
    />
  );
}
