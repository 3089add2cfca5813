import { limits } from '@app/contract/primitives';
import { useId, useState, type SubmitEvent } from 'react';
import { MAX_EVENT_MINUTES } from '@app/contract/events';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { endOfValues, findErrors, lengthUntil, type EventFormValues, type FormErrors } from './event-form-values.ts';
import { RecurrenceFields } from './recurrence-fields.tsx';
import { t } from './schedule.messages.ts';

export interface CategoryChoice {
  id: string;
  name: string;
}

export interface EventDialogProps {
  initial: EventFormValues;
  isNew: boolean;
  isPending: boolean;
  categories: readonly CategoryChoice[];
  onSave: (values: EventFormValues) => void;
  onClose: () => void;
}

/** Adds or edits an event, with all fields. */
export function EventDialog({ initial, isNew, isPending, categories, onSave, onClose }: EventDialogProps) {
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const set = (changed: Partial<EventFormValues>) => setValues({ ...values, ...changed });
  const errors = findErrors(values);
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    setHasSubmitted(true);
    if (Object.keys(errors).length === 0) onSave(values);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isNew ? t('newEvent') : t('editEvent')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {isNew ? t('saveNew') : t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <Field label={t('fieldTitle')} error={hasSubmitted && errors.title ? t('titleMissing') : undefined}>
          <Input
            value={values.title}
            maxLength={limits.titleLength}
            onChange={(change) => set({ title: change.target.value })}
          />
        </Field>
        <TimeFields values={values} set={set} errors={hasSubmitted ? errors : {}} />
        <RecurrenceFields values={values} set={set} />
        <Field label={t('category')}>
          <Select value={values.categoryId} onChange={(change) => set({ categoryId: change.target.value })}>
            <option value="">{t('noCategory')}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('fieldLocation')} isOptional>
          <Input
            value={values.location}
            maxLength={300}
            onChange={(change) => set({ location: change.target.value })}
          />
        </Field>
        <Field label={t('fieldNotes')} isOptional>
          <Textarea
            rows={3}
            maxLength={20_000}
            value={values.notes}
            onChange={(change) => set({ notes: change.target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}

interface TimeFieldsProps {
  values: EventFormValues;
  set: (changed: Partial<EventFormValues>) => void;
  errors: FormErrors;
}

/** The fields for the start, the end and the length. A change of the end changes the length, and the reverse. */
function TimeFields({ values, set, errors }: TimeFieldsProps) {
  const { timeZone } = useViewer();
  const { isAllDay } = values;
  const allDayBox = (
    <Checkbox
      label={t('allDay')}
      isChecked={isAllDay}
      onCheckedChange={(isOn) => set({ isAllDay: isOn, isFree: isOn, length: isOn ? '1' : '60' })}
      className="self-start sm:mt-8"
    />
  );
  const startError = errors.start ? t('startMissing') : undefined;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {isAllDay ? (
          <>
            <Field label={t('startDay')} error={startError}>
              <Input type="date" value={values.day} onChange={(change) => set({ day: change.target.value })} />
            </Field>
            {allDayBox}
          </>
        ) : (
          <>
            <Field label={t('start')} error={startError}>
              <Input
                type="datetime-local"
                value={values.day === '' ? '' : `${values.day}T${values.time}`}
                onChange={(change) => {
                  const [day = '', time = ''] = change.target.value.split('T');
                  set({ day, time: time.slice(0, 5) });
                }}
              />
            </Field>
            {allDayBox}
            <Field label={t('end')} error={errors.end ? t('endInvalid') : undefined}>
              <Input
                type="datetime-local"
                value={endOfValues(values, timeZone)}
                disabled={values.day === '' || values.time === ''}
                onChange={(change) => {
                  const end = change.target.value;
                  if (end !== '') set({ length: lengthUntil(end, values, timeZone) });
                }}
              />
            </Field>
          </>
        )}
        <Field label={isAllDay ? t('dayCount') : t('minutes')} error={errors.length ? t('durationInvalid') : undefined}>
          <Input
            type="number"
            inputMode="numeric"
            min={isAllDay ? 1 : 0}
            max={isAllDay ? 31 : MAX_EVENT_MINUTES}
            step={isAllDay ? 1 : 5}
            value={values.length}
            onChange={(change) => set({ length: change.target.value })}
          />
        </Field>
      </div>
      <Checkbox
        label={t('fieldFree')}
        isChecked={values.isFree}
        onCheckedChange={(isFree) => set({ isFree })}
        className="self-start"
      />
    </div>
  );
}
