import { getModelStatus } from '@app/contract/assistant';
import { getBackupSchedule } from '@app/contract/backups';
import { listDevices } from '@app/contract/devices';
import { listFeeds } from '@app/contract/feeds';
import { getNotificationSettings } from '@app/contract/notifications';
import { listConnectedApps } from '@app/contract/oauth';
import { getPlanningPreferences, type WorkingDay } from '@app/contract/planning';
import { getPrivacy } from '@app/contract/privacy';
import { listShares } from '@app/contract/sharing';
import { listTokens } from '@app/contract/tokens';
import { getTwoFactor } from '@app/contract/two-factor';
import { useQuery } from '@tanstack/react-query';
import { formatMinutesOfDay, useClock } from '#lib/display-formats.ts';
import { formatNumber } from '#lib/messages.ts';
import { endpointQuery } from '#lib/query-client.ts';
import { useFullName } from '../layouts/use-full-name.ts';
import { themeOptions, useTheme } from '../layouts/use-theme.ts';
import { t } from './settings.messages.ts';

/** By the id of the page. */
export type SettingsValues = Readonly<Record<string, string | undefined>>;

/** The present values for the list of pages. Values that are not known yet are left out. */
export function useSettingsValues(isEnabled: boolean): SettingsValues {
  const options = { enabled: isEnabled };
  const twoFactor = useQuery({ ...endpointQuery(getTwoFactor), ...options }).data;
  const notifications = useQuery({ ...endpointQuery(getNotificationSettings), ...options }).data;
  const model = useQuery({ ...endpointQuery(getModelStatus), ...options }).data;
  const privacy = useQuery({ ...endpointQuery(getPrivacy), ...options }).data;
  const apps = useQuery({ ...endpointQuery(listConnectedApps), ...options }).data;
  const tokens = useQuery({ ...endpointQuery(listTokens), ...options }).data;
  const feeds = useQuery({ ...endpointQuery(listFeeds), ...options }).data;
  const devices = useQuery({ ...endpointQuery(listDevices), ...options }).data;
  const shares = useQuery({ ...endpointQuery(listShares), ...options }).data;
  const planning = useQuery({ ...endpointQuery(getPlanningPreferences), ...options }).data;
  const schedule = useQuery({ ...endpointQuery(getBackupSchedule), ...options }).data;
  return {
    profile: useFullName(),
    general: useGeneralValue(),
    security: twoFactor && t(twoFactor.isEnabled ? 'value.twoFactorOn' : 'value.twoFactorOff'),
    notifications: notifications && t(notifications.briefing.isEnabled ? 'value.briefingOn' : 'value.briefingOff'),
    model: model && (model.label ?? t('value.builtin')),
    privacy: privacy && findingsValue(privacy.findingCount),
    apps: formatCount(apps),
    tokens: formatCount(tokens),
    'working-hours': planning && hoursValue(planning.workingDays),
    feeds: formatCount(feeds),
    devices: formatCount(devices),
    shares: formatCount(shares),
    backups: schedule && t(`value.${schedule.every}`),
  };
}

function useGeneralValue(): string {
  const [theme] = useTheme();
  const clock = useClock();
  const name = themeOptions.find(({ value }) => value === theme)?.label ?? '';
  return t('value.general', { theme: name, clock: t(`value.clock${clock}`) });
}

const findingsValue = (count: number): string | undefined => (count === 0 ? undefined : t('value.findings', { count }));

/** The hours, if all working days have the same. */
function hoursValue(days: readonly WorkingDay[]): string | undefined {
  const working = days.filter((day) => day !== null);
  const [first] = working;
  if (first === undefined) return t('value.none');
  const areSame = working.every(({ from, to }) => from === first.from && to === first.to);
  if (!areSame) return undefined;
  return t('value.hours', { from: formatMinutesOfDay(first.from), to: formatMinutesOfDay(first.to) });
}

function formatCount(list: readonly unknown[] | undefined): string | undefined {
  if (list === undefined) return undefined;
  return list.length === 0 ? t('value.none') : formatNumber(list.length);
}
