import { Suspense } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { fromDesktop, useMediaQuery } from '#lib/use-media-query.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from '../settings/settings.messages.ts';
import { SettingsList } from '../settings/settings-list.tsx';
import { findSettingsPage, type SettingsPage } from '../settings/settings-pages.tsx';
import { useRefusedDownloadToast } from '../use-refused-download-toast.ts';

const firstPageId = 'profile';

/**
 * Wide screens show the list of pages beside the open page; on narrower screens the list and each page fill the screen.
 */
export function SettingsRoute() {
  useRefusedDownloadToast();
  const { page: id } = useParams();
  const { hash, search } = useLocation();
  const isWide = useMediaQuery(fromDesktop);
  const page = findSettingsPage(id);
  // Old links such as /settings#security name a section by the hash, because all sections were once on one page. The
  // old link #feeds opens the page `feeds` with the hash `follow`, which focuses the field for the address of a
  // calendar.
  const oldId = id === undefined ? findSettingsPage(hash.slice(1))?.id : undefined;
  if (oldId !== undefined) {
    return (
      <Navigate replace to={{ pathname: `/settings/${oldId}`, search, hash: oldId === 'feeds' ? 'follow' : '' }} />
    );
  }
  if (id !== undefined && page === undefined) return <Navigate replace to="/settings" />;
  const shown = page ?? (isWide ? findSettingsPage(firstPageId) : undefined);
  if (shown === undefined) {
    return (
      <Page width="reading">
        <PageHeader title={t('title')} />
        <SettingsList currentId={undefined} />
      </Page>
    );
  }
  // Both layouts put the same elements around the page, so that its state, such as a shown code, survives a change of
  // the width.
  return (
    <Page width={isWide ? 'content' : 'reading'}>
      {isWide ? <PageHeader title={t('title')} /> : <NarrowHeader />}
      <div className={cx(isWide && 'flex items-start gap-10')}>
        {isWide && <SettingsList currentId={shown.id} />}
        <div data-sub-page className={cx(isWide && 'max-w-reading min-w-0 flex-1')}>
          <Content page={shown} />
        </div>
      </div>
    </Page>
  );
}

function NarrowHeader() {
  return (
    <header className="mb-3 -ml-2.5">
      <h1 className="sr-only">{t('title')}</h1>
      <Button asChild variant="ghost" size="small">
        <Link to="/settings">
          <ArrowLeft aria-hidden />
          {t('back')}
        </Link>
      </Button>
    </header>
  );
}

function Content({ page: { id, Content: Sections } }: { page: SettingsPage }) {
  return (
    <Suspense key={id} fallback={<Skeleton className="h-72" />}>
      <Sections />
    </Suspense>
  );
}
