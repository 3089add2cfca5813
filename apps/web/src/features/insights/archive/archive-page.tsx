import type { Archive } from '@app/contract/archive';
import type { Category } from '@app/contract/categories';
import { Landmark, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PointSheet } from '../trends/point-sheet.tsx';
import { type ChartPoint, type TrendsUrlState, useTrendsUrlState } from '../trends/use-trends-url-state.ts';
import { ArchiveBody } from './archive-body.tsx';
import { ArchiveLoading } from './archive-loading.tsx';
import { ArchiveYears } from './archive-years.tsx';
import { useArchive } from './archive.api.ts';
import { t } from './archive.messages.ts';
import { Figures } from './figures.tsx';
import { headlineOf } from './headline.ts';
import { Timeline } from './timeline.tsx';

const inset = 'px-4 md:px-(--size-title-inset) lg:pr-(--size-gutter)';
const width = 'max-w-(--size-content)';

export interface ArchivePageProps {
  /**
   * Undefined while the categories load. The page then shows only placeholders, because their names and colours would
   * shift the content later.
   */
  categories: readonly Category[] | undefined;
  /** Shown above the content, such as the result of the import that led here. */
  notice?: ReactNode;
  onAsk: (question: string) => void;
}

/** The whole archive at a glance, or one year of it. */
export function ArchivePage({ categories: loaded, notice, onAsk }: ArchivePageProps) {
  const year = useChosenYear();
  const archive = useArchive(year);
  const urlState = useTrendsUrlState();
  const data = loaded === undefined ? undefined : archive.data;
  const categories = loaded ?? [];
  const onOpen = (point: ChartPoint) => urlState.openPoint({ ...toYearRange(year), ...point });
  const isEmpty = data?.counts.conversations === 0;
  return (
    <div data-background={isEmpty || archive.isError ? 'panel' : 'panel-first'} aria-busy={archive.isPlaceholderData}>
      <div
        className={`border-line bg-panel pt-3 pb-6 md:pt-5 md:pb-8 ${inset} ${isEmpty || archive.isError ? '' : 'border-b'}`}
      >
        <div className={width}>
          <header className="flex flex-wrap items-center gap-3">
            <h1 className="mr-auto text-title xl:leading-8.5">{t('title')}</h1>
            {data !== undefined && data.years.length > 0 && <ArchiveYears years={data.years} chosen={year} />}
            {data !== undefined && !isEmpty && (
              <Button asChild className="max-xl:hidden">
                <Link to="/imports">
                  <Upload aria-hidden />
                  {t('addExport')}
                </Link>
              </Button>
            )}
          </header>
          {notice}
          {data === undefined ? (
            archive.isError ? (
              <ErrorState title={t('failed')} retryLabel={t('tryAgain')} onRetry={() => void archive.refetch()} />
            ) : (
              <ArchiveLoading />
            )
          ) : isEmpty ? (
            <ArchiveEmpty year={year} />
          ) : (
            <Hero archive={data} categories={categories} onOpen={onOpen} />
          )}
        </div>
      </div>
      {data !== undefined && !isEmpty && (
        <div className={`pt-4 pb-8 md:pt-8 md:pb-12 ${inset}`}>
          <div className={width}>
            <ArchiveBody archive={data} categories={categories} onOpen={onOpen} onAsk={onAsk} />
          </div>
        </div>
      )}
      <PointSheet urlState={urlState} categories={categories} />
    </div>
  );
}

function useChosenYear(): number | undefined {
  const year = useSearchParams()[0].get('year') ?? '';
  return /^\d{4}$/.test(year) ? Number(year) : undefined;
}

/** On the page of a year, the conversations that a point lists are limited to that year. */
const toYearRange = (year: number | undefined): Partial<ChartPoint> =>
  year === undefined ? {} : { start: `${year}-01-01`, end: `${year}-12-31` };

interface HeroProps {
  archive: Archive;
  categories: readonly Category[];
  onOpen: TrendsUrlState['openPoint'];
}

function Hero({ archive, categories, onOpen }: HeroProps) {
  return (
    <>
      <p className="mt-5 max-w-[17em] text-archive text-balance md:mt-7">{headlineOf(archive)}</p>
      {archive.isUpdating && (
        <output className="mt-4 block w-fit rounded-control bg-accent-soft px-3 py-2 text-ui text-accent-text">
          {t('updating')}
        </output>
      )}
      <Figures archive={archive} />
      {archive.series.length > 1 && <Timeline archive={archive} categories={categories} onOpen={onOpen} />}
    </>
  );
}

function ArchiveEmpty({ year }: { year: number | undefined }) {
  if (year !== undefined) {
    return (
      <EmptyState
        title={t('emptyYear', { year: String(year) })}
        description={t('emptyYearText')}
        actions={
          <Button asChild variant="primary">
            <Link to="/archive">{t('seeAll')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<Landmark />}
      title={t('emptyTitle')}
      description={t('emptyText')}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to="/imports">{t('emptyImport')}</Link>
          </Button>
          <Button asChild>
            <Link to="/">{t('emptyChat')}</Link>
          </Button>
        </>
      }
    />
  );
}
