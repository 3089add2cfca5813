import { useEffect, useEffectEvent } from 'react';
import { offeredTimeZone } from '#lib/browser-storage.ts';
import { browserTimeZone } from '#lib/dates.ts';
import type { Viewer } from '#lib/viewer.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { showToast } from '#ui/toast-store.ts';
import { t } from './identity.messages.ts';
import { useChangeTimeZone } from './use-change-time-zone.ts';

const OFFER_MS = 15_000;

/** When the browser is in another time zone than the account, offers once to change the account's. */
export function useTimeZoneOffer(viewer: Viewer): void {
  const { mutate } = useChangeTimeZone(viewer);

  const offer = useEffectEvent((zone: string) => {
    if (zone === viewer.timeZone || offeredTimeZone.read() === zone) return;
    offeredTimeZone.write(zone);
    showToast({
      title: t('zone.title', { zone: cityOf(zone) }),
      description: t('zone.text', { zone: cityOf(viewer.timeZone) }),
      action: { label: t('zone.change'), onSelect: () => mutate(zone) },
      durationMilliseconds: OFFER_MS,
    });
  });
  // Where the browser has no `Temporal`, this takes ten milliseconds of a fast processor.
  useEffect(() => whenIdle(() => offer(browserTimeZone())), []);
}

/** 'Europe/Berlin' → 'Berlin'. */
function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
