import type { Channel } from '@app/contract/reminders';
import { Checkbox } from '#ui/checkbox.tsx';
import { useChannels } from './reminders.api.ts';
import { t } from './reminders.messages.ts';

const CHANNEL_ORDER: readonly Channel[] = ['in_app', 'email', 'push'];

/** The channels of a reminder, at least one. Channels that are not set up are marked. */
export function ChannelChoice({
  channels,
  onChange,
}: {
  channels: readonly Channel[];
  onChange: (channels: Channel[]) => void;
}) {
  const available = useChannels().data;
  const hasEmail = available?.isEmailAvailable ?? false;
  const hasPush = (available?.pushDevices.length ?? 0) > 0;
  const labels: Record<Channel, string> = {
    in_app: t('inApp'),
    email: hasEmail ? t('email', { email: available?.email ?? '' }) : t('emailMissing'),
    push: hasPush ? t('push') : t('pushMissing'),
  };
  const isUnavailable = (channel: Channel) => (channel === 'email' && !hasEmail) || (channel === 'push' && !hasPush);
  const toggle = (channel: Channel, isOn: boolean) => {
    const chosen = CHANNEL_ORDER.filter((each) => (each === channel ? isOn : channels.includes(each)));
    onChange(chosen.length === 0 ? ['in_app'] : chosen);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-ui font-medium">{t('ways')}</legend>
      {CHANNEL_ORDER.map((channel) => (
        <Checkbox
          key={channel}
          label={<span className={isUnavailable(channel) ? 'text-muted' : undefined}>{labels[channel]}</span>}
          isChecked={channels.includes(channel)}
          disabled={isUnavailable(channel) && !channels.includes(channel)}
          onCheckedChange={(isOn) => toggle(channel, isOn)}
        />
      ))}
    </fieldset>
  );
}
