import type { RuleEnd } from '#lib/recurrence.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { dayFormat } from './calendar-days.ts';
import type { EventFormValues } from './event-form-values.ts';
import { type RecurrenceChoice, recurrenceChoices } from './recurrence-choice.ts';
import { t } from './schedule.messages.ts';

export interface RecurrenceFieldsProps {
  values: EventFormValues;
  set: (changed: Partial<EventFormValues>) => void;
}

const endKinds = ['never', 'until', 'count'] as const;

/** The fields for an event's recurrence and its end. */
export function RecurrenceFields({ values, set }: RecurrenceFieldsProps) {
  const { recurrence, day, end, rule } = values;
  // “Custom” is offered only if the event has a rule to start from.
  const offered = recurrenceChoices.filter((each) => each !== 'custom' || recurrence === 'custom' || rule !== '');
  const setEnd = (changed: Partial<RuleEnd>) => set({ end: { ...end, ...changed } });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('recurrence')}>
        <Select value={recurrence} onChange={(change) => set({ recurrence: change.target.value as RecurrenceChoice })}>
          {offered.map((each) => (
            <option key={each} value={each}>
              {recurrenceLabel(each, day)}
            </option>
          ))}
        </Select>
      </Field>
      {recurrence === 'custom' && (
        <Field label={t('rule')}>
          <Input value={rule} maxLength={500} onChange={(change) => set({ rule: change.target.value })} />
        </Field>
      )}
      {recurrence !== 'never' && recurrence !== 'custom' && (
        <Field label={t('ends')}>
          <Select value={end.kind} onChange={(change) => setEnd({ kind: change.target.value as RuleEnd['kind'] })}>
            {endKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`ends.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {recurrence !== 'never' && recurrence !== 'custom' && end.kind === 'until' && (
        <Field label={t('endsOn')}>
          <Input
            type="date"
            min={day}
            value={end.until}
            onChange={(change) => setEnd({ until: change.target.value })}
          />
        </Field>
      )}
      {recurrence !== 'never' && recurrence !== 'custom' && end.kind === 'count' && (
        <Field label={t('endsAfter')}>
          <Input
            type="number"
            min={1}
            max={10_000}
            value={String(end.count)}
            onChange={(change) => setEnd({ count: Number(change.target.value) })}
          />
        </Field>
      )}
    </div>
  );
}

function recurrenceLabel(recurrence: RecurrenceChoice, day: string): string {
  if (day === '') return t(`recurrenceWithoutDay.${recurrence}`);
  return t(`recurrence.${recurrence}`, {
    weekday: dayFormat.weekday(day),
    day: Number(day.slice(8)),
    date: dayFormat.date(day),
  });
}
