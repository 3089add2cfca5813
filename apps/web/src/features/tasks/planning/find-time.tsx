import { CalendarX } from 'lucide-react';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFreeSlots } from './planning.api.ts';
import { t } from './planning.messages.ts';
import { SlotButtons } from './slot-buttons.tsx';
import { useScheduleSlot } from './use-schedule-slot.ts';

/** The best free slots for one task, one button per slot. */
export function FindTime({ task, onClose }: { task: { id: string; title: string }; onClose: () => void }) {
  const slots = useFreeSlots(task.id);
  const { schedule, pendingStart } = useScheduleSlot();
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('find.title', { title: task.title })}
      description={t('find.text')}
      closeLabel={t('close')}
    >
      {slots.data === undefined ? (
        slots.isError ? (
          <ErrorState
            className="py-6"
            title={t('find.failed')}
            retryLabel={t('retry')}
            onRetry={() => void slots.refetch()}
          />
        ) : (
          <output aria-label={t('find.loading')} className="flex flex-col gap-2">
            {Array.from({ length: 3 }, (_, index) => (
              <Skeleton key={index} className="h-8 w-56" />
            ))}
          </output>
        )
      ) : slots.data.length === 0 ? (
        <EmptyState className="py-6" icon={<CalendarX />} title={t('find.none')} description={t('find.noneText')} />
      ) : (
        <SlotButtons
          slots={slots.data}
          pendingStart={pendingStart}
          onChoose={(slot) => schedule({ title: task.title, taskId: task.id, slot }, onClose)}
        />
      )}
    </Dialog>
  );
}
