import { CreateTaskBody, type Task } from '@app/contract/tasks';
import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { formatDay, addDays } from '#lib/calendar-days.ts';
import { useToday } from '#lib/use-today.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { DAYS_AHEAD } from './group-tasks.ts';
import { type GoalChoice, emptyTaskValues, TaskFields, type TaskFieldsProps, type TaskValues } from './task-fields.tsx';
import { useAddTask, useUpdateTask } from './tasks.api.ts';
import { t } from './tasks.messages.ts';

/** Edits a task, or adds one if `task` is null. */
export function TaskForm({
  task,
  goals,
  onClose,
}: {
  task: Task | null;
  goals: readonly GoalChoice[];
  onClose: () => void;
}) {
  const [values, setValues] = useState<TaskValues>(task ?? emptyTaskValues);
  const [fieldError, setFieldError] = useState<TaskFieldsProps['fieldError']>();
  const today = useToday();
  const add = useAddTask();
  // Without a toast on failure: the form shows the error.
  const update = useUpdateTask(task?.id ?? '', false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { title, dueDate, estimateMinutes, goalId } = values;
    // A recurrence starts at the due date.
    const recurrence = dueDate === null ? null : values.recurrence;
    const checked = CreateTaskBody.safeParse({ title, dueDate, estimateMinutes, recurrence, goalId });
    if (!checked.success) {
      const [issue] = checked.error.issues;
      setFieldError({ path: String(issue?.path[0] ?? 'title'), message: issue?.message ?? t('saveFailed') });
      return;
    }
    const onError = (error: Error) => setFieldError({ path: 'title', message: errorSentence(error, t('saveFailed')) });
    const isLater = dueDate !== null && dueDate > addDays(today, DAYS_AHEAD);
    const where = isLater ? { description: t('addedLater', { day: formatDay(dueDate, today) }) } : {};
    const onSuccess = () => showToast({ title: t('added'), tone: 'success', ...where });
    if (task === null) add.mutate(checked.data, { onSuccess, onSuccessIfMounted: onClose, onError });
    else update.mutate(checked.data, { onSuccessIfMounted: onClose, onError });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={task === null ? t('add') : t('editTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form="task-form" variant="primary" isPending={add.isPending || update.isPending}>
            {task === null ? t('add') : t('save')}
          </Button>
        </>
      }
    >
      <form id="task-form" noValidate onSubmit={submit} className="pt-1">
        <TaskFields
          values={values}
          fieldError={fieldError}
          goals={goals}
          onChange={(next) => {
            setFieldError(undefined);
            setValues(next);
          }}
        />
      </form>
    </Dialog>
  );
}
