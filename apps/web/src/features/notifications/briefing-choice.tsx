import type { NotificationSettings } from '@app/contract/notifications';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useUpdateNotificationSettings } from './notification-settings.api.ts';
import { t } from './notification-settings.messages.ts';

/** The morning briefing: on or off, its time, and mail. */
export function BriefingChoice({ settings }: { settings: NotificationSettings }) {
  const update = useUpdateNotificationSettings();
  const { briefing, isEmailAvailable } = settings;
  const change = (briefingChange: Partial<NotificationSettings['briefing']>) =>
    update.mutate({ briefing: briefingChange });
  return (
    <div>
      <Checkbox
        label={t('briefing')}
        isChecked={briefing.isEnabled}
        onCheckedChange={(isEnabled) => change({ isEnabled })}
      />
      <p className="mt-1 pl-7 text-small text-muted">{t('briefingHint')}</p>
      {briefing.isEnabled && (
        <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3 pl-7">
          <Field label={t('briefingTime')}>
            <Input
              type="time"
              className="w-32"
              defaultValue={briefing.time}
              onBlur={(event) => {
                const { value } = event.target;
                if (value !== '' && value !== briefing.time) change({ time: value });
              }}
            />
          </Field>
          <Checkbox
            className="h-10 pointer-coarse:h-11"
            label={t('briefingByEmail')}
            isChecked={briefing.byEmail}
            disabled={!isEmailAvailable && !briefing.byEmail}
            onCheckedChange={(byEmail) => change({ byEmail })}
          />
        </div>
      )}
    </div>
  );
}
