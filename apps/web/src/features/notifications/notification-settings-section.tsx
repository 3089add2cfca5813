import type { NotificationSettings } from '@app/contract/notifications';
import type { Channel } from '@app/contract/reminders';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { BriefingChoice } from './briefing-choice.tsx';
import { DefaultEventReminder } from './default-event-reminder.tsx';
import {
  useNotificationSettings,
  useSendTestNotification,
  useUpdateNotificationSettings,
} from './notification-settings.api.ts';
import { t } from './notification-settings.messages.ts';
import { PushBrowsers } from './push-browsers.tsx';

const CHANNEL_ORDER: readonly Channel[] = ['in_app', 'email', 'push'];

/** Reminder channels and notification settings. */
export function NotificationSettingsSection() {
  const settings = useNotificationSettings();
  return (
    <SettingsSection title={t('title')} description={t('text')}>
      {settings.isError && settings.data === undefined ? (
        <ErrorState
          className="py-4"
          title={t('failed')}
          retryLabel={t('retry')}
          onRetry={() => void settings.refetch()}
        />
      ) : settings.data === undefined ? (
        <output aria-label={t('loading')} className="flex flex-col gap-4">
          <Skeleton className="h-6 w-64" />
          <Skeleton className="h-6 w-72" />
          <Skeleton className="h-16 w-full" />
        </output>
      ) : (
        <div id="notifications" className="flex scroll-mt-4 flex-col gap-8">
          <DefaultChannels settings={settings.data} />
          <DefaultEventReminder settings={settings.data} />
          <BriefingChoice settings={settings.data} />
          <PushBrowsers settings={settings.data} />
        </div>
      )}
    </SettingsSection>
  );
}

function DefaultChannels({ settings }: { settings: NotificationSettings }) {
  const { defaultChannels, isEmailAvailable, email } = settings;
  const update = useUpdateNotificationSettings();
  const test = useSendTestNotification();
  const labels: Record<Channel, string> = { in_app: t('inApp'), email: t('email', { email }), push: t('push') };
  const toggle = (channel: Channel, isOn: boolean) => {
    const channels = CHANNEL_ORDER.filter((each) => (each === channel ? isOn : defaultChannels.includes(each)));
    // At least one channel stays on.
    update.mutate({ defaultChannels: channels.length === 0 ? ['in_app'] : channels });
  };
  const sendTest = () =>
    test.mutate(defaultChannels, {
      onSuccess: () => showToast({ title: t('tested'), description: t('testedText'), tone: 'success' }),
    });
  return (
    <fieldset className="flex flex-col items-start gap-2.5">
      <legend className="mb-2.5 text-ui font-semibold">{t('usual')}</legend>
      {CHANNEL_ORDER.map((channel) => (
        <Checkbox
          key={channel}
          label={labels[channel]}
          isChecked={defaultChannels.includes(channel)}
          disabled={channel === 'email' && !isEmailAvailable && !defaultChannels.includes('email')}
          onCheckedChange={(isOn) => toggle(channel, isOn)}
        />
      ))}
      {!isEmailAvailable && <p className="text-small text-muted">{t('emailMissing')}</p>}
      <Button className="mt-1" isPending={test.isPending} onClick={sendTest}>
        {t('test')}
      </Button>
    </fieldset>
  );
}
