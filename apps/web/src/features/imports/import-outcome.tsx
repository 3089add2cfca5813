import type { Import, ImportOutcome } from '@app/contract/imports';
import { providers } from '@app/contract/providers';
import { ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/messages.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardTitle } from '#ui/card.tsx';
import { chipClass } from '#ui/chip-class.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { SourceMark } from '#ui/source-mark.tsx';
import { CategoryBars } from './category-bars.tsx';
import { useCategoryChoices } from './imports.api.ts';
import { t } from './finished.messages.ts';
import { formatYears } from './format-years.ts';

/** The imported conversations and messages, then what else was imported, if anything. */
export function OutcomeFigures({ record, outcome }: { record: Import; outcome: ImportOutcome }) {
  const { timeZone } = useViewer();
  const years = formatYears(outcome, timeZone);
  const sources = record.sources.filter(({ created }) => created > 0);
  const figures = [
    [t('conversations'), formatNumber(outcome.conversations)],
    [t('messages'), formatNumber(outcome.messages)],
    ...(outcome.documents > 0 ? [[t('documents'), formatNumber(outcome.documents)] as const] : []),
    ...(years ? [[years.label, years.text] as const] : []),
  ] as const;
  return (
    <section aria-label={t('figures')}>
      <Card>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-12">
          {figures.map(([label, figure]) => (
            <div key={label}>
              <dt className="text-small text-muted">{label}</dt>
              <dd className="tabular text-headline">{figure}</dd>
            </div>
          ))}
          {sources.length > 0 && (
            <div className="col-span-2 min-w-0">
              <dt className="text-small text-muted">{t('sources')}</dt>
              <dd className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-ui font-medium">
                {sources.map(({ source }) => (
                  <span key={source} className="inline-flex items-center gap-1.5">
                    <SourceMark source={source} />
                    {providers[source].name}
                  </span>
                ))}
              </dd>
            </div>
          )}
        </dl>
      </Card>
    </section>
  );
}

/** The categories of the imported conversations as labelled bars, and how many conversations await review. */
export function OutcomeSorting({ outcome }: { outcome: ImportOutcome }) {
  const choices = useCategoryChoices();
  const categories = outcome.categories.flatMap(({ categoryId, conversations }) => {
    const category = choices.data?.find(({ id }) => id === categoryId);
    return category === undefined ? [] : [{ ...category, conversations }];
  });
  return (
    <Card className="flex flex-col">
      <CardTitle>{t('sortedTitle')}</CardTitle>
      {choices.data === undefined && !choices.isError ? (
        <Skeleton className="mt-4 h-48" />
      ) : (
        <CategoryBars categories={categories} />
      )}
      {outcome.projects !== undefined && <OutcomeProjects projects={outcome.projects} />}
      {outcome.toReview > 0 && <ToReview count={outcome.toReview} />}
    </Card>
  );
}

/** The projects that are subcategories now. */
function OutcomeProjects({ projects }: { projects: NonNullable<ImportOutcome['projects']> }) {
  return (
    <section aria-labelledby="made-projects" className="mb-4 border-t border-line pt-3">
      <h3 id="made-projects" className="text-ui font-medium">
        {t('projectsMade', { count: projects.length })}
      </h3>
      <p className="mt-0.5 text-small text-muted">{t('projectsMadeText', { count: projects.length })}</p>
      <ul className="mt-2 flex max-h-40 flex-wrap gap-2 overflow-y-auto">
        {projects.map(({ name, categoryId, subcategoryId }) => (
          <li key={subcategoryId} className="max-w-full">
            <Link
              to={`/categories/${categoryId}/subcategories/${subcategoryId}`}
              className={`${chipClass(false)} max-w-full`}
            >
              <span className="truncate">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToReview({ count }: { count: number }) {
  return (
    <div className="mt-auto flex items-center gap-3 rounded-control bg-warning-soft px-3 py-2 text-ui text-warning-text">
      <ListChecks aria-hidden className="size-(--size-icon) shrink-0" strokeWidth={1.75} />
      <p className="min-w-0 flex-1">
        <span className="block font-medium">{t('toReview', { count })}</span>
        <span className="block text-small max-sm:hidden">{t('toReviewText')}</span>
      </p>
      <Button asChild size="small">
        <Link to="/review">{t('review')}</Link>
      </Button>
    </div>
  );
}
