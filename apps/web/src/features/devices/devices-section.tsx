import type { Device, Pairing } from '@app/contract/devices';
import { useCallback, useEffect, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast-store.ts';
import { DeviceRow } from './device-row.tsx';
import { useCreatePairing, useDevices } from './devices.api.ts';
import { t } from './devices.messages.ts';
import { PairingCode } from './pairing-code.tsx';

/** The code that is shown, and the ids of the devices that were connected before. */
interface OpenPairing {
  pairing: Pairing;
  earlierIds: ReadonlySet<string>;
}

/** The devices that send conversations, and a code that connects another device. */
export function DevicesSection() {
  const [open, setOpen] = useState<OpenPairing>();
  const devices = useDevices({ isPairing: open !== undefined });
  const [connected, setConnected] = useState<Device>();
  const added = open && devices.data?.find(({ id }) => !open.earlierIds.has(id));
  if (added !== undefined) {
    setOpen(undefined);
    setConnected(added);
  }
  useEffect(() => {
    if (connected !== undefined) showToast({ title: t('connected', { name: connected.name }), tone: 'success' });
  }, [connected]);
  const close = useCallback(() => setOpen(undefined), []);
  const show = (pairing: Pairing) => setOpen({ pairing, earlierIds: new Set(devices.data?.map(({ id }) => id)) });
  return (
    <>
      <SettingsSection title={t('title')} description={t('text')}>
        {devices.data !== undefined ? (
          <DeviceList devices={devices.data} />
        ) : devices.isError ? (
          <ErrorState
            className="py-4"
            title={errorSentence(devices.error, t('failed'))}
            retryLabel={t('retry')}
            onRetry={() => void devices.refetch()}
          />
        ) : (
          <output aria-label={t('loading')} className="block">
            <Skeleton className="h-14 w-full" />
          </output>
        )}
      </SettingsSection>
      {/* Shown after the list has loaded, because the list would push this part down. */}
      {!devices.isPending && <AddDevice pairing={open?.pairing} onShow={show} onExpired={close} />}
    </>
  );
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  if (devices.length === 0) return <p className="text-ui text-muted">{t('empty')}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-panel">
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
  );
}

interface AddDeviceProps {
  pairing: Pairing | undefined;
  onShow: (pairing: Pairing) => void;
  onExpired: () => void;
}

function AddDevice({ pairing, onShow, onExpired }: AddDeviceProps) {
  const [hasExpired, setExpired] = useState(false);
  const [canRead, setCanRead] = useState(false);
  const creating = useCreatePairing();
  const expire = useCallback(() => {
    setExpired(true);
    onExpired();
  }, [onExpired]);
  const show = () => {
    setExpired(false);
    creating.mutate(canRead, { onSuccess: onShow });
  };
  return (
    <SettingsSection title={t('add')} description={t('addText')}>
      <div className="flex flex-col items-start gap-4">
        {pairing !== undefined && <PairingCode key={pairing.code} pairing={pairing} onExpired={expire} />}
        {pairing === undefined && hasExpired && <output className="text-ui text-muted">{t('expired')}</output>}
        <Checkbox label={t('canRead')} isChecked={canRead} onCheckedChange={setCanRead} />
        <Button variant={pairing === undefined ? 'primary' : 'secondary'} isPending={creating.isPending} onClick={show}>
          {t(pairing === undefined ? 'show' : 'another')}
        </Button>
      </div>
    </SettingsSection>
  );
}
