import type { Overview } from '@app/contract/operator';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useEverTrue } from '#ui/use-ever-true.ts';
import { ActsSection } from './acts-section.tsx';
import { InstanceSections } from './instance-sections.tsx';
import { JobsSection } from './jobs-section.tsx';
import { useJobKinds, useOverview, usePeople } from './operator.api.ts';
import { t } from './operator.messages.ts';
import { PeopleSection } from './people-section.tsx';

/**
 * For operators: people, shared models, jobs, storage and the log of acts. All parts appear together, so that none
 * moves another.
 */
export function OperatorPage() {
  const overview = useOverview();
  const jobs = useJobKinds();
  const people = usePeople('');
  // Once shown, the page stays: a part that is loaded again after a failure is pending for a moment.
  const isShown = useEverTrue(!overview.isPending && !jobs.isPending && !people.isPending);
  return (
    <Page width="reading">
      <PageHeader title={t('title')} description={overview.data && isShown && describe(overview.data)} />
      {!isShown ? (
        <output aria-label={t('loading')} className="block">
          <Skeleton className="h-96 w-full rounded-card" />
        </output>
      ) : (
        <div>
          <PeopleSection defaults={overview.data?.defaults} />
          <JobsSection />
          <InstanceSections overview={overview} />
          <ActsSection />
        </div>
      )}
    </Page>
  );
}

const describe = ({ version, people }: Overview): string =>
  t('text', { version, people: people.count, seen: people.seenThisMonth });
