import type { Slot } from '@app/contract/planning';
import { useViewer } from '#lib/viewer.ts';
import { showToast } from '#ui/toast-store.ts';
import { slotName } from './format-slot.ts';
import { useReleaseSlot, useAcceptSlot } from './planning.api.ts';
import { t } from './planning.messages.ts';

/** Books a slot and shows a toast with an undo. */
export function useScheduleSlot() {
  const { timeZone } = useViewer();
  const acceptance = useAcceptSlot();
  const release = useReleaseSlot();
  const schedule = (entry: { title: string; taskId: string | null; slot: Slot }, onDone?: () => void): void => {
    const { title, taskId, slot } = entry;
    acceptance.mutate(
      { title, taskId, start: slot.start, duration: slot.duration },
      {
        onSuccess: ({ eventId }) => {
          const description = t('acceptedText', { title, slot: slotName(slot, timeZone) });
          const undo = () => release.mutate(eventId, { onSuccess: () => showToast({ title: t('undone') }) });
          showToast({
            title: t('accepted'),
            description,
            tone: 'success',
            durationMilliseconds: 8_000,
            action: { label: t('undo'), onSelect: undo },
          });
        },
        onSuccessIfMounted: onDone,
      },
    );
  };
  return {
    schedule,
    isPending: acceptance.isPending,
    pendingStart: acceptance.isPending ? acceptance.variables.start : undefined,
  };
}
