import type { NotificationSettings } from '@app/contract/notifications';
import { useState } from 'react';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useTurnPushOff, useTurnPushOn } from './notification-settings.api.ts';
import { t } from './notification-settings.messages.ts';
import { readPushAbility } from './push-subscription.ts';

/** The browsers that are subscribed to notifications, and a button that subscribes this browser. */
export function PushBrowsers({ settings }: { settings: NotificationSettings }) {
  const { timeZone } = useViewer();
  const turnOff = useTurnPushOff();
  const { pushDevices } = settings;
  return (
    <div>
      <h3 className="text-ui font-semibold">{t('browsers')}</h3>
      {pushDevices.length === 0 ? (
        <p className="mt-1 text-small text-muted">{t('noBrowsers')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-panel">
          {pushDevices.map(({ id, label, createdAt, isThisSession }) => (
            <li key={id} className="flex items-center gap-3 px-4 py-2.5">
              <div className="min-w-0 flex-1">
                <p className="truncate text-ui">
                  {label}
                  {isThisSession && <span className="text-muted"> · {t('thisBrowser')}</span>}
                </p>
                <p className="text-small text-muted">{t('since', { date: formatDate(createdAt, timeZone) })}</p>
              </div>
              <Button
                size="small"
                aria-label={t('turnOffNamed', { label })}
                isPending={turnOff.isPending && turnOff.variables.id === id}
                onClick={() => turnOff.mutate({ id, isThisBrowser: isThisSession })}
              >
                {t('turnOff')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!pushDevices.some(({ isThisSession }) => isThisSession) && <TurnOnButton publicKey={settings.pushPublicKey} />}
    </div>
  );
}

function TurnOnButton({ publicKey }: { publicKey: string }) {
  const [ability, setAbility] = useState(readPushAbility);
  const turnOn = useTurnPushOn();
  if (ability !== 'ready') return <p className="mt-3 text-small text-muted">{t(ability)}</p>;
  const start = () =>
    turnOn.mutate(publicKey, {
      onSuccess: (isOn) => {
        showToast(
          isOn ? { title: t('turnedOn'), tone: 'success' } : { title: t('error'), description: t('notAllowed') },
        );
        setAbility(readPushAbility());
      },
    });
  return (
    <Button className="mt-3" isPending={turnOn.isPending} onClick={start}>
      {t('turnOn')}
    </Button>
  );
}
