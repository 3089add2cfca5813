import type { PlanningPreferences, WorkingDay } from '@app/contract/planning';
import { type SubmitEvent, useState } from 'react';
import { errorSentence } from '#lib/api-error.ts';
import { formatMinutes } from '#lib/minutes.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useSavePreferences } from './planning.api.ts';
import { t } from './planning.messages.ts';

/** Weekdays from Monday to Sunday; 0 is Sunday. */
const DAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const offeredBuffers = [0, 5, 10, 15, 30, 60];
const defaultHours = { from: 9 * 60, to: 17 * 60 };
const DAY_END = 24 * 60;

/** Empty for NaN, as in a field that was cleared. */
const formatTimeField = (minutes: number): string =>
  Number.isNaN(minutes)
    ? ''
    : `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** NaN for a field that was cleared. */
function parseMinutes(text: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

/** As an end time, midnight means the end of the day. */
function parseEndMinutes(text: string): number {
  const minutes = parseMinutes(text);
  return minutes === 0 ? DAY_END : minutes;
}

export function WorkingHoursForm({ preferences }: { preferences: PlanningPreferences }) {
  const [days, setDays] = useState<readonly WorkingDay[]>(preferences.workingDays);
  const [bufferMinutes, setBuffer] = useState(preferences.bufferMinutes);
  const [error, setError] = useState<string>();
  const save = useSavePreferences();

  const setDay = (index: number, hours: WorkingDay) => {
    setError(undefined);
    setDays(days.map((day, other) => (other === index ? hours : day)));
  };
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (days.some((day) => day !== null && (Number.isNaN(day.from) || Number.isNaN(day.to)))) {
      setError(t('hours.missing'));
      return;
    }
    if (days.some((day) => day !== null && day.from >= day.to)) {
      setError(t('hours.order'));
      return;
    }
    save.mutate(
      { workingDays: [...days], bufferMinutes },
      {
        onSuccess: () => showToast({ title: t('hours.saved'), tone: 'success' }),
        onError: (failure) => setError(errorSentence(failure, t('hours.saveFailed'))),
      },
    );
  }
  const bufferChoices = offeredBuffers.includes(bufferMinutes)
    ? offeredBuffers
    : [...offeredBuffers, bufferMinutes].toSorted((a, b) => a - b);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <ul className="flex w-full max-w-md flex-col gap-2">
        {DAYS.map((index) => (
          <DayRow
            key={index}
            name={t(`day.${index}`)}
            hours={days[index] ?? null}
            onChange={(hours) => setDay(index, hours)}
          />
        ))}
      </ul>
      <div className="w-full max-w-56">
        <Field label={t('hours.buffer')} hint={t('hours.bufferHint')}>
          <Select value={bufferMinutes} onChange={(event) => setBuffer(Number(event.target.value))}>
            {bufferChoices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? t('hours.bufferNone') : formatMinutes(minutes)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {error !== undefined && (
        <p role="alert" className="text-small text-danger-text">
          {error}
        </p>
      )}
      <Button type="submit" variant="primary" isPending={save.isPending}>
        {t('hours.save')}
      </Button>
    </form>
  );
}

function DayRow({ name, hours, onChange }: { name: string; hours: WorkingDay; onChange: (hours: WorkingDay) => void }) {
  return (
    <li className="flex h-10 items-center gap-2 pointer-coarse:h-11">
      <Checkbox
        className="w-28 shrink-0"
        label={
          <>
            <span className="sr-only">{t('hours.works', { day: name })}</span>
            <span aria-hidden>{name}</span>
          </>
        }
        isChecked={hours !== null}
        onCheckedChange={(isOn) => onChange(isOn ? defaultHours : null)}
      />
      {hours === null ? (
        <span className="text-ui text-muted">{t('hours.off')}</span>
      ) : (
        <>
          <Input
            type="time"
            className="tabular max-w-32 min-w-0 max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
            aria-label={t('hours.from', { day: name })}
            value={formatTimeField(hours.from)}
            onChange={(event) => onChange({ ...hours, from: parseMinutes(event.target.value) })}
          />
          <Input
            type="time"
            className="tabular max-w-32 min-w-0 max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
            aria-label={t('hours.to', { day: name })}
            value={formatTimeField(hours.to)}
            onChange={(event) => onChange({ ...hours, to: parseEndMinutes(event.target.value) })}
          />
        </>
      )}
    </li>
  );
}
