import { useMemo } from 'react';
import { browserTimeZone } from '#lib/dates.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast-store.ts';
import { t } from './time-zone.messages.ts';
import { useChangeTimeZone } from './use-change-time-zone.ts';

/** The zone in which all times of the account are shown; saved when it is chosen. */
export function TimeZoneField() {
  const viewer = useViewer();
  const change = useChangeTimeZone(viewer);
  const { timeZone } = viewer;
  const browserZone = browserTimeZone();
  const regions = useMemo(() => groupZones([timeZone, browserZone]), [timeZone, browserZone]);
  const choose = (zone: string) =>
    change.mutate(zone, {
      onSuccess: () =>
        showToast({
          title: t('changed'),
          description: t('changedText', { zone: formatZonePlace(zone) }),
          tone: 'success',
        }),
    });
  return (
    <div className="flex max-w-sm flex-col items-start gap-2">
      <div className="w-full">
        <Field label={t('label')} hint={t('hint')}>
          <Select
            value={change.isPending ? change.variables : timeZone}
            disabled={change.isPending}
            onChange={(event) => choose(event.target.value)}
          >
            {regions.map(([region, zones]) => (
              <optgroup key={region} label={region}>
                {zones.map((zone) => (
                  <option key={zone} value={zone}>
                    {formatZonePlace(zone)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      </div>
      {browserZone !== timeZone && (
        <Button size="small" disabled={change.isPending} onClick={() => choose(browserZone)}>
          {t('useOwn', { zone: formatZonePlace(browserZone) })}
        </Button>
      )}
    </div>
  );
}

/** 'America/Argentina/Buenos_Aires' → 'Argentina, Buenos Aires'. */
function formatZonePlace(zone: string): string {
  const [region, ...place] = zone.split('/');
  return (place.length > 0 ? place.join(', ') : (region ?? zone)).replaceAll('_', ' ');
}

/** All zones the browser knows, grouped by region, with UTC and the zones in `used`, which the browser may not list. */
function groupZones(used: readonly string[]): (readonly [region: string, zones: string[]])[] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...used])].toSorted();
  const regionOf = (zone: string) => (zone.includes('/') ? (zone.split('/')[0] ?? zone) : t('otherRegion'));
  return [...Map.groupBy(zones, regionOf)];
}
