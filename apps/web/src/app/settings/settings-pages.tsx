import type { ComponentType } from 'react';
import {
  AppWindow,
  Archive,
  Bell,
  Boxes,
  CalendarDays,
  CalendarPlus,
  Clock,
  Database,
  EyeOff,
  KeyRound,
  Laptop,
  Link2,
  Plug,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  User,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import { AssistantSection } from '#features/assistant/assistant-section.tsx';
import { CallLogSection } from '#features/assistant/call-log-section.tsx';
import { ModelSection } from '#features/assistant/model-section.tsx';
import { PrivacySection } from '#features/assistant/privacy/privacy-section.tsx';
import { SharesSection } from '#features/conversations/sharing/shares-section.tsx';
import { DeleteAccountSection } from '#features/identity/delete-account.tsx';
import { SecuritySection } from '#features/identity/security-section.tsx';
import { NotificationSettingsSection } from '#features/notifications/notification-settings-section.tsx';
import { DataSection } from '#features/portability/account-data/data-section.tsx';
import { ExportList } from '#features/portability/exports/export-list.tsx';
import { FeedsSection } from '#features/schedule/followed-calendars/feeds-section.tsx';
import { CalendarSection } from '#features/schedule/ical/calendar-section.tsx';
import { WorkingHoursSection } from '#features/tasks/planning/working-hours-section.tsx';
import { lazyRoute } from '../lazy-route.ts';
import { GeneralSection } from './general-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { t } from './settings.messages.ts';

const BackupAndRestore = lazyRoute(
  async () => (await import('#features/portability/backups/backup-and-restore.tsx')).BackupAndRestore,
);

const ConnectedAppsSection = lazyRoute(
  async () => (await import('#features/oauth/connected-apps-section.tsx')).ConnectedAppsSection,
);

const TokensSection = lazyRoute(async () => (await import('#features/tokens/tokens-section.tsx')).TokensSection);

const DevicesSection = lazyRoute(async () => (await import('#features/devices/devices-section.tsx')).DevicesSection);

const ModelsSection = lazyRoute(async () => (await import('#features/models/models-section.tsx')).ModelsSection);

export interface SettingsPage {
  /** The last segment of the page's address. */
  id: string;
  /** The same text as the heading of the page's first section. */
  label: string;
  icon: LucideIcon;
  Content: ComponentType;
}

export interface SettingsGroup {
  label: string;
  pages: readonly SettingsPage[];
}

/** A page's id is also the key of its label. */
type MessageKey = Parameters<typeof t>[0];

const page = (id: MessageKey, icon: LucideIcon, Content: ComponentType): SettingsPage => ({
  id,
  label: t(id),
  icon,
  Content,
});

/** In the order of the list; each section has its own loading and error state. A new section is added here. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    label: t('group.account'),
    pages: [
      page('profile', User, ProfileSection),
      page('general', SlidersHorizontal, GeneralSection),
      page('security', ShieldCheck, SecuritySection),
      page('notifications', Bell, NotificationSettingsSection),
    ],
  },
  {
    label: t('group.assistant'),
    pages: [
      page('assistant', Sparkles, AssistantSection),
      page('models', Boxes, ModelsSection),
      page('model', Plug, ModelSection),
      page('privacy', EyeOff, PrivacySection),
      page('calls', ScrollText, CallLogSection),
      page('apps', AppWindow, ConnectedAppsSection),
      page('tokens', KeyRound, TokensSection),
    ],
  },
  {
    label: t('group.planner'),
    pages: [
      page('working-hours', Clock, WorkingHoursSection),
      page('calendar', CalendarDays, CalendarSection),
      page('feeds', CalendarPlus, FeedsSection),
    ],
  },
  {
    label: t('group.data'),
    pages: [
      page('devices', Laptop, DevicesSection),
      page('shares', Link2, SharesSection),
      page('data', Database, YourData),
      page('backups', Archive, BackupAndRestore),
      page('delete', UserX, DeleteAccountSection),
    ],
  },
];

const pages = settingsGroups.flatMap((group) => group.pages);

export function findSettingsPage(id: string | undefined): SettingsPage | undefined {
  return pages.find((found) => found.id === id);
}

function YourData() {
  return (
    <DataSection>
      <ExportList />
    </DataSection>
  );
}
