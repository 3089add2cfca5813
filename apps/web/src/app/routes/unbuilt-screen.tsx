import { Link, useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { findScreen } from '../screens.ts';
import { t } from './unbuilt-screen.messages.ts';

type Address = '/learning';

/** An address whose screen this version does not have: says so, and what happens to what belongs there. */
export function UnbuiltScreenRoute() {
  const address = useLocation().pathname.replace(/\/$/, '') as Address;
  return (
    <Page>
      <PageHeader title={findScreen(address)?.title ?? ''} />
      <EmptyState
        title={t(`${address}.title`)}
        description={t(`${address}.text`)}
        actions={
          <Button asChild>
            <Link to="/">{t('assistant')}</Link>
          </Button>
        }
      />
    </Page>
  );
}
