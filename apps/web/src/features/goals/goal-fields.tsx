import { limits } from '@app/contract/primitives';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { t } from './goals.messages.ts';

/** A category a goal can belong to. */
export interface CategoryChoice {
  id: string;
  name: string;
}

/** The field values; numbers are strings. */
export interface GoalValues {
  title: string;
  isMeasured: boolean;
  target: string;
  start: string;
  unit: string;
  targetDate: string;
  categoryId: string;
  description: string;
}

export interface GoalFieldsProps {
  values: GoalValues;
  /** The invalid field and its message. */
  fieldError: { path: string; message: string } | undefined;
  categories: readonly CategoryChoice[];
  onChange: (values: GoalValues) => void;
}

export function GoalFields({ values, fieldError, categories, onChange }: GoalFieldsProps) {
  const updateValues = (change: Partial<GoalValues>) => onChange({ ...values, ...change });
  const errorAt = (path: string) => (fieldError?.path === path ? fieldError.message : undefined);
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('form.title')} error={errorAt('title')}>
        <Input
          value={values.title}
          maxLength={limits.titleLength}
          placeholder={t('form.titlePlaceholder')}
          onChange={(event) => updateValues({ title: event.target.value })}
        />
      </Field>
      <Field label={t('form.kind')}>
        <Select
          value={values.isMeasured ? 'number' : 'yesNo'}
          onChange={(event) => updateValues({ isMeasured: event.target.value === 'number' })}
        >
          <option value="number">{t('form.measurable')}</option>
          <option value="yesNo">{t('form.yesNo')}</option>
        </Select>
      </Field>
      {values.isMeasured && (
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <Field label={t('form.target')} error={errorAt('targetValue') ?? errorAt('startValue')}>
            <Input
              inputMode="decimal"
              value={values.target}
              onChange={(event) => updateValues({ target: event.target.value.replace(',', '.') })}
            />
          </Field>
          <Field label={t('form.unit')} error={errorAt('unit')}>
            <Input
              value={values.unit}
              maxLength={40}
              placeholder={t('form.unitPlaceholder')}
              onChange={(event) => updateValues({ unit: event.target.value })}
            />
          </Field>
          <Field label={t('form.start')}>
            <Input
              inputMode="decimal"
              value={values.start}
              onChange={(event) => updateValues({ start: event.target.value.replace(',', '.') })}
            />
          </Field>
        </div>
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t('form.date')} error={errorAt('targetDate')}>
          <Input
            type="date"
            value={values.targetDate}
            onChange={(event) => updateValues({ targetDate: event.target.value })}
          />
        </Field>
        <Field label={t('form.category')}>
          <Select value={values.categoryId} onChange={(event) => updateValues({ categoryId: event.target.value })}>
            <option value="">{t('form.noCategory')}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t('form.description')} isOptional error={errorAt('description')}>
        <Textarea
          rows={3}
          maxLength={5_000}
          value={values.description}
          onChange={(event) => updateValues({ description: event.target.value })}
        />
      </Field>
    </div>
  );
}
