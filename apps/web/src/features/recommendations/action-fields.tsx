import { MAX_EVENT_MINUTES } from '@app/contract/events';
import { isEventMinutes } from '#lib/event-minutes.ts';
import { formatRecurrence } from '#lib/recurrence.ts';
import { useViewer } from '#lib/viewer.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import type { ActionFormFields } from './action-form.ts';
import type { FormAction } from './recommendations.api.ts';
import { t } from './recommendations.messages.ts';

export interface ActionFieldsProps {
  kind: FormAction['kind'];
  fields: ActionFormFields;
  /** Whether validation errors are shown. */
  showsErrors: boolean;
  /** RRULE text of a repeating reminder. */
  recurrence: string | null;
  onChange: (change: Partial<ActionFormFields>) => void;
}

export function ActionFields({ kind, fields, showsErrors, recurrence, onChange }: ActionFieldsProps) {
  const { timeZone } = useViewer();
  const errorOf = (value: string) => (showsErrors && value.trim() === '' ? t('missing') : undefined);
  return (
    <>
      <Field label={t(kind === 'template' ? 'field.name' : 'field.title')} error={errorOf(fields.title)}>
        <Input
          value={fields.title}
          maxLength={kind === 'template' ? 100 : 300}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      {(kind === 'event' || kind === 'reminder') && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('field.when')}
            error={errorOf(fields.when)}
            hint={recurrence === null ? undefined : formatRecurrence(recurrence, timeZone)}
          >
            <Input
              type="datetime-local"
              value={fields.when}
              onChange={(event) => onChange({ when: event.target.value })}
            />
          </Field>
          {kind === 'event' && (
            <Field
              label={t('field.minutes')}
              error={showsErrors && !isEventMinutes(fields.minutes) ? t('minutesInvalid') : undefined}
            >
              <Input
                type="number"
                min={0}
                max={MAX_EVENT_MINUTES}
                value={fields.minutes}
                onChange={(event) => onChange({ minutes: event.target.value })}
              />
            </Field>
          )}
        </div>
      )}
      {kind === 'template' && (
        <Field label={t('field.body')} error={errorOf(fields.body)} hint={t('bodyHint')}>
          <Textarea
            value={fields.body}
            rows={6}
            maxLength={20_000}
            onChange={(event) => onChange({ body: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}
