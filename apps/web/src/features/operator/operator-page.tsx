import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { ActsSection } from './acts-section.tsx';
import { InstanceSections } from './instance-sections.tsx';
import { JobsSection } from './jobs-section.tsx';
import { useOverview } from './operator.api.ts';
import { t } from './operator.messages.ts';
import { PeopleSection } from './people-section.tsx';

/** For operators: people, shared models, jobs, storage and the log of acts. */
export function OperatorPage() {
  const overview = useOverview();
  const { version, people } = overview.data ?? {};
  return (
    <Page width="reading">
      <PageHeader
        title={t('title')}
        description={
          people === undefined || version === undefined
            ? ' '
            : t('text', { version, people: people.count, seen: people.seenThisMonth })
        }
      />
      <div>
        <PeopleSection defaults={overview.data?.defaults} />
        <JobsSection />
        <InstanceSections overview={overview} />
        <ActsSection />
      </div>
    </Page>
  );
}
