import type { Slot } from '@app/contract/planning';
import { formatDate, formatExact } from '#lib/dates.ts';
import { formatMinutes } from '#lib/minutes.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { slotName } from './format-slot.ts';
import { t } from './planning.messages.ts';

export interface SlotButtonsProps {
  slots: readonly Slot[];
  /** The start of the slot that is being booked. */
  pendingStart: string | undefined;
  onChoose: (slot: Slot) => void;
}

/** One button per slot, with its day and length. */
export function SlotButtons({ slots, pendingStart, onChoose }: SlotButtonsProps) {
  const { timeZone } = useViewer();
  return (
    <ul className="flex flex-col gap-2">
      {slots.map((slot) => (
        <li key={slot.start} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            size="small"
            isPending={pendingStart === slot.start}
            disabled={pendingStart !== undefined}
            onClick={() => onChoose(slot)}
          >
            {t('help.schedule', { slot: slotName(slot, timeZone) })}
          </Button>
          <span className="tabular text-small text-muted" title={formatExact(slot.start, timeZone)}>
            {formatDate(slot.start, timeZone)} · {formatMinutes(slot.duration)}
          </span>
        </li>
      ))}
    </ul>
  );
}
