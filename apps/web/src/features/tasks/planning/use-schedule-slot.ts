import type { Slot } from '@app/contract/planning';
import { useViewer } from '#lib/viewer.ts';
import { showToast } from '#ui/toast-store.ts';
import { slotName } from './format-slot.ts';
import { useTakeSlot } from './planning.api.ts';
import { t } from './planning.messages.ts';

/** Books a slot and shows a toast. */
export function useScheduleSlot() {
  const { timeZone } = useViewer();
  const take = useTakeSlot();
  const schedule = (entry: { title: string; taskId: string | null; slot: Slot }, onDone?: () => void): void => {
    const { title, taskId, slot } = entry;
    take.mutate(
      { title, taskId, start: slot.start, duration: slot.duration },
      {
        onSuccess: () => {
          const description = t('takenText', { title, slot: slotName(slot, timeZone) });
          showToast({ title: t('taken'), description, tone: 'success' });
          onDone?.();
        },
      },
    );
  };
  return { schedule, isPending: take.isPending, pendingStart: take.isPending ? take.variables.start : undefined };
}
