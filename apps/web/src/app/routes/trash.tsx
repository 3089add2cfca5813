import { useLocation } from 'react-router';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { findScreen } from '../screens.ts';

export function TrashRoute() {
  const screen = findScreen(useLocation().pathname);
  return (
    <Page>
      <PageHeader title={screen?.title} description={screen?.description} />
    </Page>
  );
}
