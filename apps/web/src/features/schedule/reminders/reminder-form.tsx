import { limits } from '@app/contract/primitives';
import type { Channel, Reminder } from '@app/contract/reminders';
import { type SubmitEvent, useId, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { fromLocalField, toLocalField } from '#lib/local-time.ts';
import { formatRecurrence, offeredRules } from '#lib/recurrence.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast-store.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { formatMomentInSentence, formatMorning, morningIn } from './reminder-time.ts';
import { useCreateReminder, useUpdateReminder, useChannels } from './reminders.api.ts';
import { t } from './reminders.messages.ts';

const HOUR_MS = 3_600_000;

/** Edits a reminder, or adds one if `reminder` is null. */
export function ReminderForm({ reminder, onClose }: { reminder: Reminder | null; onClose: () => void }) {
  const { timeZone } = useViewer();
  const form = useReminderForm(reminder, onClose);
  const formId = useId();
  const { title, when, rule, channels, errors } = form;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={reminder === null ? t('createTitle') : t('editTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isPending}>
            {reminder === null ? t('create') : t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-4 pt-1">
        <Field label={t('what')} error={errors.title}>
          <Input
            value={title}
            maxLength={limits.titleLength}
            placeholder={t('whatPlaceholder')}
            onChange={(event) => form.set({ title: event.target.value })}
          />
        </Field>
        <div>
          <Field label={t('when')} error={errors.when}>
            <Input type="datetime-local" value={when} onChange={(event) => form.set({ when: event.target.value })} />
          </Field>
          <TimeShortcuts onPick={(picked) => form.set({ when: picked })} />
        </div>
        <Field label={t('repeat')}>
          <Select value={rule} onChange={(event) => form.set({ rule: event.target.value })}>
            <option value="">{t('never')}</option>
            {offeredRules(rule).map((each) => (
              <option key={each} value={each}>
                {formatRecurrence(each, timeZone)}
              </option>
            ))}
          </Select>
        </Field>
        <ChannelChoice channels={channels} onChange={(chosen) => form.set({ channels: chosen })} />
      </form>
    </Dialog>
  );
}

function TimeShortcuts({ onPick }: { onPick: (local: string) => void }) {
  const { timeZone } = useViewer();
  const pick = (instant: (now: number) => string) => onPick(toLocalField(instant(Date.now()), timeZone));
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="small" onClick={() => pick((now) => new Date(now + HOUR_MS).toISOString())}>
        {t('inAnHour')}
      </Button>
      <Button size="small" onClick={() => pick((now) => morningIn(1, now, timeZone))}>
        {t('tomorrow', { time: formatMorning() })}
      </Button>
      <Button size="small" onClick={() => pick((now) => morningIn(7, now, timeZone))}>
        {t('nextWeek')}
      </Button>
    </div>
  );
}

interface Values {
  title: string;
  /** The value of the datetime-local field. */
  when: string;
  /** The RRULE text; '' if the reminder does not repeat. */
  rule: string;
  /** A new reminder has the default channels until the user chooses others. */
  channels: Channel[];
}

function useReminderForm(reminder: Reminder | null, onClose: () => void) {
  const { timeZone } = useViewer();
  const { defaultChannels } = useChannels().data ?? {};
  // Without a toast on failure: the form shows the error.
  const create = useCreateReminder(false);
  const update = useUpdateReminder(false);
  const [changed, setChanged] = useState<Partial<Values>>({});
  const [errors, setErrors] = useState<{ title?: string; when?: string }>({});
  const initialWhen = reminder === null ? '' : toLocalField(reminder.nextAt ?? reminder.remindAt, timeZone);
  const values: Values = {
    title: reminder?.title ?? '',
    when: initialWhen,
    rule: reminder?.recurrence ?? '',
    channels: reminder?.channels ?? defaultChannels ?? ['in_app'],
    ...changed,
  };

  const callbacks = {
    onSuccess: ({ nextAt }: Reminder) => {
      const time = formatMomentInSentence(nextAt ?? new Date().toISOString(), Date.now(), timeZone);
      showToast({
        title: reminder === null ? t('created') : t('saved'),
        tone: 'success',
        ...(nextAt !== null && { description: t('createdText', { time }) }),
      });
    },
    onSuccessIfMounted: onClose,
    onError: (error: Error) => setErrors({ when: errorSentence(error, t('saveFailed')) }),
  };

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const title = values.title.trim();
    if (title === '' || values.when === '') {
      setErrors({
        ...(title === '' && { title: t('whatMissing') }),
        ...(values.when === '' && { when: t('whenMissing') }),
      });
      return;
    }
    const { channels, rule } = values;
    const remindAt = fromLocalField(values.when, timeZone);
    const recurrence = rule === '' ? null : rule;
    if (reminder === null) {
      create.mutate({ title, remindAt, recurrence, channels }, callbacks);
      return;
    }
    // An unchanged time is not sent: it may have passed, and the other fields can still be changed.
    const isRescheduled = values.when !== initialWhen || recurrence !== reminder.recurrence;
    update.mutate({ id: reminder.id, title, channels, ...(isRescheduled && { remindAt, recurrence }) }, callbacks);
  }

  return {
    ...values,
    errors,
    submit,
    isPending: create.isPending || update.isPending,
    set: (change: Partial<Values>) => {
      setErrors({});
      setChanged({ ...changed, ...change });
    },
  };
}
