import { CreateGoalBody, type Goal } from '@app/contract/goals';
import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { type CategoryChoice, GoalFields, type GoalValues } from './goal-fields.tsx';
import { useCreateGoal, useUpdateGoal } from './goals.api.ts';
import { t } from './goals.messages.ts';
import { parseTarget } from './parse-target.ts';

function toValues(goal: Goal | null): GoalValues {
  return {
    title: goal?.title ?? '',
    isMeasured: goal === null || goal.targetValue !== null,
    target: goal?.targetValue?.toString() ?? '',
    start: goal?.startValue.toString() ?? '0',
    unit: goal?.unit ?? '',
    targetDate: goal?.targetDate ?? '',
    categoryId: goal?.categoryId ?? '',
    description: goal?.description ?? '',
  };
}

function toBody(values: GoalValues): Record<string, unknown> {
  const { title, isMeasured, target, start, unit, targetDate, categoryId, description } = values;
  return {
    title,
    description,
    targetDate: targetDate || null,
    categoryId: categoryId || null,
    // An empty field means that the target is missing, not that it is 0.
    targetValue: isMeasured ? (target.trim() === '' ? undefined : Number(target)) : null,
    ...(isMeasured && { startValue: start.trim() === '' ? 0 : Number(start) }),
    unit: isMeasured && unit.trim() !== '' ? unit : null,
  };
}

/** Suggests the number in the title as the target, unless the user has entered another target or unit. */
function withSuggestedTarget(before: GoalValues, after: GoalValues): GoalValues {
  const suggested = parseTarget(before.title);
  const isEdited = before.target !== suggested.target || before.unit !== suggested.unit;
  return after.title === before.title || isEdited ? after : { ...after, ...parseTarget(after.title) };
}

/** Adds or edits a goal. */
export function GoalForm({
  goal,
  categories,
  onClose,
}: {
  goal: Goal | null;
  categories: readonly CategoryChoice[];
  onClose: () => void;
}) {
  const [values, setValues] = useState(() => toValues(goal));
  const [fieldError, setFieldError] = useState<{ path: string; message: string }>();
  const create = useCreateGoal();
  const update = useUpdateGoal(goal?.id ?? '');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const body = toBody(values);
    const checked = CreateGoalBody.safeParse(body);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      setFieldError({ path: String(issue?.path[0] ?? 'title'), message: issue?.message ?? t('form.saveFailed') });
      return;
    }
    if (values.isMeasured && checked.data.targetValue === undefined) {
      setFieldError({ path: 'targetValue', message: t('form.number') });
      return;
    }
    // A yes/no goal has no field for the target.
    const path = values.isMeasured ? 'targetValue' : 'title';
    const onError = (error: Error) => setFieldError({ path, message: errorSentence(error, t('form.saveFailed')) });
    const onSuccess = () => showToast({ title: t('form.added'), tone: 'success' });
    if (goal === null) create.mutate(checked.data, { onSuccess, onSuccessIfMounted: onClose, onError });
    else update.mutate(checked.data, { onSuccessIfMounted: onClose, onError });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={goal === null ? t('form.add') : t('form.edit')}
      closeLabel={t('form.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="submit" form="goal-form" variant="primary" isPending={create.isPending || update.isPending}>
            {goal === null ? t('form.add') : t('form.save')}
          </Button>
        </>
      }
    >
      <form id="goal-form" noValidate onSubmit={submit} className="pt-1">
        <GoalFields
          values={values}
          fieldError={fieldError}
          categories={categories}
          onChange={(next) => {
            setFieldError(undefined);
            setValues(goal === null ? withSuggestedTarget(values, next) : next);
          }}
        />
      </form>
    </Dialog>
  );
}
