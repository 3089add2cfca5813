import { limits } from '@app/contract/primitives';
import type { Task } from '@app/contract/tasks';
import { formatMinutes } from '#lib/minutes.ts';
import { formatRecurrence, offeredRules } from '#lib/recurrence.ts';
import { useViewer } from '#lib/viewer.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { t } from './tasks.messages.ts';

export type TaskValues = Pick<Task, 'title' | 'dueDate' | 'estimateMinutes' | 'recurrence' | 'goalId'>;

/** A goal that a task can be linked to. */
export interface GoalChoice {
  id: string;
  title: string;
  isAchieved: boolean;
}

export const emptyTaskValues: TaskValues = {
  title: '',
  dueDate: null,
  estimateMinutes: null,
  recurrence: null,
  goalId: null,
};

const estimates = [15, 30, 45, 60, 90, 120, 180, 240, 480];

export interface TaskFieldsProps {
  values: TaskValues;
  /** The invalid field and its message. */
  fieldError: { path: string; message: string } | undefined;
  goals: readonly GoalChoice[];
  onChange: (values: TaskValues) => void;
}

export function TaskFields({ values, fieldError, goals, onChange }: TaskFieldsProps) {
  const set = (change: Partial<TaskValues>) => onChange({ ...values, ...change });
  const errorAt = (path: keyof TaskValues) => (fieldError?.path === path ? fieldError.message : undefined);
  const { timeZone } = useViewer();
  const { estimateMinutes, goalId } = values;
  // The rule is kept while a date is typed: until the date is complete, the field reports none.
  const recurrence = values.dueDate === null ? null : values.recurrence;
  // An achieved goal is not offered, except to a task that is linked to it.
  const goalChoices = goals.filter(({ id, isAchieved }) => !isAchieved || id === goalId);
  const estimateChoices =
    estimateMinutes === null || estimates.includes(estimateMinutes)
      ? estimates
      : [...estimates, estimateMinutes].toSorted((a, b) => a - b);
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('name')} error={errorAt('title')}>
        <Input
          value={values.title}
          maxLength={limits.titleLength}
          placeholder={t('namePlaceholder')}
          onChange={(event) => set({ title: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t('due')} error={errorAt('dueDate')}>
          <Input
            type="date"
            value={values.dueDate ?? ''}
            min="1900-01-01"
            max="2199-12-31"
            onChange={(event) => set({ dueDate: event.target.value || null })}
          />
        </Field>
        <Field label={t('estimate')} error={errorAt('estimateMinutes')}>
          <Select
            value={estimateMinutes ?? ''}
            onChange={(event) => set({ estimateMinutes: Number(event.target.value) || null })}
          >
            <option value="">{t('estimate.none')}</option>
            {estimateChoices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {formatMinutes(minutes)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('repeat')}
          hint={values.dueDate === null ? t('repeat.needsDue') : undefined}
          error={errorAt('recurrence')}
        >
          <Select
            value={recurrence ?? ''}
            disabled={values.dueDate === null}
            onChange={(event) => set({ recurrence: event.target.value || null })}
          >
            <option value="">{t('repeat.once')}</option>
            {offeredRules(recurrence).map((rule) => (
              <option key={rule} value={rule}>
                {formatRecurrence(rule, timeZone)}
              </option>
            ))}
          </Select>
        </Field>
        {goalChoices.length > 0 && (
          <Field label={t('goal')} error={errorAt('goalId')}>
            <Select value={goalId ?? ''} onChange={(event) => set({ goalId: event.target.value || null })}>
              <option value="">{t('goal.none')}</option>
              {goalChoices.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </div>
  );
}
