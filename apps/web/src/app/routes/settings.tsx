import { type ComponentType, Suspense } from 'react';
import { AssistantSection } from '#features/assistant/assistant-section.tsx';
import { CallLogSection } from '#features/assistant/call-log-section.tsx';
import { ModelSection } from '#features/assistant/model-section.tsx';
import { PrivacySection } from '#features/assistant/privacy/privacy-section.tsx';
import { copyText } from '#lib/copy-text.ts';
import { SharesSection } from '#features/conversations/sharing/shares-section.tsx';
import { DeleteAccountSection } from '#features/identity/delete-account.tsx';
import { SecuritySection } from '#features/identity/security-section.tsx';
import { NotificationSettingsSection } from '#features/notifications/notification-settings-section.tsx';
import { DataSection } from '#features/portability/account-data/data-section.tsx';
import { ExportList } from '#features/portability/exports/export-list.tsx';
import { FeedsSection } from '#features/schedule/followed-calendars/feeds-section.tsx';
import { CalendarSection } from '#features/schedule/ical/calendar-section.tsx';
import { WorkingHoursSection } from '#features/tasks/planning/working-hours-section.tsx';
import { buttonClass } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { t } from '../app.messages.ts';
import { useScrollToHash } from '../layouts/use-scroll-to-hash.ts';
import { lazyRoute } from '../lazy-route.ts';
import { describeScreen } from '../screen-descriptions.ts';
import { findScreen } from '../screens.ts';
import { useRefusedDownload } from '../use-refused-download.ts';

const BackupSections = lazyRoute(
  async () => (await import('#features/portability/backups/backup-sections.tsx')).BackupSections,
);

function SharedLinks() {
  return <SharesSection copyText={copyText} />;
}

function YourData() {
  return (
    <DataSection>
      <ExportList />
    </DataSection>
  );
}

/** In display order; each has its own heading, loading and error state. A feature adds its line here. */
const sections = [
  ['assistant', AssistantSection],
  ['model', ModelSection],
  ['notifications', NotificationSettingsSection],
  ['working-hours', WorkingHoursSection],
  ['calendar', CalendarSection],
  ['feeds', FeedsSection],
  ['privacy', PrivacySection],
  ['shares', SharedLinks],
  ['calls', CallLogSection],
  ['security', SecuritySection],
  ['data', YourData],
  ['backups', BackupSections],
  ['delete', DeleteAccountSection],
] as const satisfies readonly (readonly [id: string, section: ComponentType])[];

export function SettingsRoute() {
  useRefusedDownload();
  const screen = findScreen('/settings');
  useScrollToHash();
  return (
    <Page>
      <PageHeader title={screen?.title} description={screen && describeScreen(screen)} />
      <nav aria-label={t('settings.sections')} className="mb-8 flex flex-wrap gap-2">
        {sections.map(([id]) => (
          <a key={id} href={`#${id}`} className={buttonClass('secondary', 'small')}>
            {t(`settings.${id}`)}
          </a>
        ))}
      </nav>
      {sections.map(([id, Section]) => (
        <div key={id} id={id} className="scroll-mt-2">
          <Suspense fallback={<Skeleton className="my-8 h-40" />}>
            <Section />
          </Suspense>
        </div>
      ))}
    </Page>
  );
}
