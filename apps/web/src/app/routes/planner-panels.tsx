import type { Task } from '@app/contract/tasks';
import { useState } from 'react';
import { useGoals } from '#features/goals/goals.api.ts';
import { FindTime } from '#features/tasks/planning/find-time.tsx';
import { SmartScheduling } from '#features/tasks/planning/smart-scheduling.tsx';
import { useTasks } from '#features/tasks/tasks.api.ts';
import { WeeksTasks } from '#features/tasks/weeks-tasks.tsx';

/** Shown beside or below the schedule: the week's tasks and scheduling suggestions. */
export function PlannerPanels() {
  const goals = useGoals().data ?? [];
  const tasks = useTasks();
  const [taskToSchedule, setTaskToSchedule] = useState<Task>();
  return (
    <div className="@container">
      <div className="-mx-3 grid grid-cols-1 items-start gap-x-10 gap-y-6 min-[1200px]:mx-0 @min-[42rem]:grid-cols-2">
        <WeeksTasks goals={goals} onFindTime={setTaskToSchedule} />
        {/* Waits for the tasks: they appear above it and would push it down. */}
        {!tasks.isPending && <SmartScheduling />}
      </div>
      {taskToSchedule !== undefined && <FindTime task={taskToSchedule} onClose={() => setTaskToSchedule(undefined)} />}
    </div>
  );
}
