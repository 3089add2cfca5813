import type { FollowedCalendar, FollowedCalendarChange } from '@app/contract/feeds';
import { type SubmitEvent, useId, useState } from 'react';
import { formatLeadTime, leadTimes } from '#lib/lead-times.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { namedTints, tintOfColor } from '#ui/tint.ts';
import { t } from './feeds.messages.ts';

export interface FeedDialogProps {
  feed: FollowedCalendar;
  onSave: (change: FollowedCalendarChange) => void;
  onClose: () => void;
}

/** Edits a followed calendar's name, colour and reminders. */
export function FeedDialog({ feed, onSave, onClose }: FeedDialogProps) {
  const formId = useId();
  const [name, setName] = useState(feed.name);
  const [color, setColor] = useState(feed.color);
  const [reminderMinutes, setReminderMinutes] = useState(feed.reminderMinutes);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const isNameMissing = name.trim() === '';
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    setHasSubmitted(true);
    if (!isNameMissing) onSave({ name: name.trim(), color, reminderMinutes });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('editTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <Field label={t('name')} error={hasSubmitted && isNameMissing ? t('nameMissing') : undefined}>
          <Input value={name} maxLength={100} onChange={(change) => setName(change.target.value)} />
        </Field>
        <fieldset>
          <legend className="mb-1.5 text-ui font-medium">{t('color')}</legend>
          <div className="flex flex-wrap gap-2">
            {namedTints.map((each) => (
              <label key={each.value} title={each.name} className="relative inline-flex size-8">
                <input
                  type="radio"
                  name={`${formId}-color`}
                  aria-label={each.name}
                  checked={tintOfColor(color) === each.tint}
                  onChange={() => setColor(each.value)}
                  className="peer absolute inset-0 size-full appearance-none rounded-full"
                />
                <span
                  aria-hidden
                  className={cx(
                    'pointer-events-none m-1 size-6 rounded-full',
                    'peer-checked:outline-2 peer-checked:outline-offset-2 peer-checked:outline-text',
                    each.tint.strong,
                  )}
                />
              </label>
            ))}
          </div>
        </fieldset>
        <Field label={t('remind')} hint={t('remindHint')}>
          <Select
            value={reminderMinutes ?? ''}
            onChange={({ target }) => setReminderMinutes(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('remindNever')}</option>
            {leadTimes(reminderMinutes).map((minutes) => (
              <option key={minutes} value={minutes}>
                {formatLeadTime(minutes, t)}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
