import { useCategories } from '#features/categories/categories.api.ts';
import { ShownCalendars } from '#features/schedule/followed-calendars/shown-calendars.tsx';
import { EventReminder } from '#features/schedule/reminders/event-reminder.tsx';
import { SchedulePage } from '#features/schedule/schedule-page.tsx';
import { useScheduleSlot } from '#features/tasks/planning/use-schedule-slot.ts';
import { isTaskDrag, readTaskDrag } from '#lib/task-drag.ts';
import { useNow } from '#lib/use-now.ts';
import { PlannerPanels } from './planner-panels.tsx';

export function ScheduleRoute() {
  const categories = useCategories().data ?? [];
  const { schedule } = useScheduleSlot();
  const now = useNow();
  const dropTask = (transfer: DataTransfer, start: string) => {
    const task = readTaskDrag(transfer);
    if (task !== undefined) schedule({ ...task, slot: { start, duration: task.duration } });
  };
  return (
    <SchedulePage
      categories={categories}
      panels={<PlannerPanels />}
      calendars={<ShownCalendars />}
      renderEventExtras={(event) => <EventReminder key={event.id} event={event} now={now} />}
      outside={{ accepts: isTaskDrag, drop: dropTask }}
    />
  );
}
