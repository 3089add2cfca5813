import type { Task } from '@app/contract/tasks';
import { useState } from 'react';
import { useGoals } from '#features/goals/goals.api.ts';
import { FindTime } from '#features/tasks/planning/find-time.tsx';
import { SmartScheduling } from '#features/tasks/planning/smart-scheduling.tsx';
import { WeeksTasks } from '#features/tasks/weeks-tasks.tsx';

/** Shown below the schedule: the week's tasks and scheduling suggestions. */
export function PlannerPanels() {
  const goals = useGoals();
  const [taskToSchedule, setTaskToSchedule] = useState<Task>();
  const openGoals = (goals.data ?? []).filter(({ isAchieved }) => !isAchieved);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <WeeksTasks goals={openGoals} onFindTime={setTaskToSchedule} />
      <SmartScheduling />
      {taskToSchedule !== undefined && <FindTime task={taskToSchedule} onClose={() => setTaskToSchedule(undefined)} />}
    </div>
  );
}
