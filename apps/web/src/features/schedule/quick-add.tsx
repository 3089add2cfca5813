import { useId, useState, type SubmitEvent } from 'react';
import { CalendarPlus } from 'lucide-react';
import type { CreateEventBody, ParsedEvent } from '@app/contract/event-edits';
import { MAX_MINUTES_BEFORE } from '@app/contract/reminders';
import { formatTime } from '#lib/dates.ts';
import { useDebouncedValue } from '#lib/use-debounced-value.ts';
import { formatRecurrence } from '#lib/recurrence.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Input } from '#ui/input.tsx';
import { dayFormat } from './calendar-days.ts';
import { formatEventTime } from './format-event.ts';
import { useParsedEvent, useParseEvent } from './schedule.api.ts';
import { t } from './schedule.messages.ts';
import { wallTimeOf } from './wall-time.ts';

export interface QuickAddProps {
  isPending: boolean;
  onAdd: (body: CreateEventBody, onDone: () => void) => void;
}

const PAUSE_MILLISECONDS = 200;

/** Creates an event from text, with a live preview of what was parsed. */
export function QuickAdd({ isPending, onAdd }: QuickAddProps) {
  const previewId = useId();
  const [text, setText] = useState('');
  const trimmed = text.trim();
  const debouncedText = useDebouncedValue(trimmed, PAUSE_MILLISECONDS);
  const preview = useParsedEvent(debouncedText);
  const parsed = debouncedText === '' ? undefined : preview.data;
  const parseNow = useParseEvent();
  const isCurrent = debouncedText === trimmed && preview.isSuccess && !preview.isPlaceholderData;
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    if (trimmed === '' || isPending || parseNow.isPending) return;
    if (isCurrent) add(parsed);
    // Enter was pressed before the preview had loaded: parses the text now, then adds the event.
    else parseNow.mutate(trimmed, { onSuccess: add });
  };
  const add = (result: ParsedEvent | undefined) => {
    if (!result?.event || isTooEarly(result.event)) return;
    const { category, isTimeAssumed: _isTimeAssumed, ...event } = result.event;
    onAdd({ ...event, categoryId: category?.id ?? null }, () => setText(''));
  };
  return (
    <form onSubmit={submit} className="group relative min-w-36 flex-1 @min-[72rem]:max-w-96">
      <CalendarPlus
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        value={text}
        maxLength={500}
        aria-label={t('quickLabel')}
        aria-describedby={previewId}
        placeholder={t('quickPlaceholder')}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(change) => setText(change.target.value)}
        className={cx('h-8.5! pl-8 max-sm:h-11! pointer-coarse:h-11!', trimmed !== '' && 'pr-16')}
      />
      {trimmed !== '' && (
        <Button
          type="submit"
          size="small"
          className="absolute inset-y-0.75 right-0.75 h-auto pointer-coarse:min-h-0"
          isPending={isPending || parseNow.isPending}
          disabled={isCurrent && (!parsed?.event || isTooEarly(parsed.event))}
        >
          {t('quickAdd')}
        </Button>
      )}
      {/* Floats, so that the calendar below stays where it is. Shown rather than hidden by the focus: a `not-group-…`
          class makes the browser calculate all styles in every group of the app whose focus changes. */}
      <output
        id={previewId}
        className="absolute top-full left-0 z-40 mt-1 hidden w-max max-w-[min(26rem,calc(100vw-32px))] min-w-full group-focus-within:block"
      >
        {parsed !== undefined && (
          <span className="block rounded-control border border-line bg-panel px-3 py-2 text-small text-second shadow-float">
            <Preview parsed={parsed} />
          </span>
        )}
      </output>
    </form>
  );
}

/** Whether the reminder would be sent longer before the event than is allowed. */
const isTooEarly = ({ reminderMinutes }: NonNullable<ParsedEvent['event']>): boolean =>
  (reminderMinutes ?? 0) > MAX_MINUTES_BEFORE;

/** 'reminder Nov 23, 3:00 PM' */
function formatReminder(start: string, minutesBefore: number, timeZone: string): string {
  const remindAt = new Date(Date.parse(start) - minutesBefore * 60_000);
  const { day } = wallTimeOf(remindAt.toISOString(), timeZone);
  return t('quickReminder', { day: dayFormat.date(day), time: formatTime(remindAt, timeZone) });
}

/** 'Lunch with Ana · Tuesday, Nov 24, 1:00 PM · 45 min' */
function Preview({ parsed }: { parsed: ParsedEvent }) {
  const { timeZone } = useViewer();
  const { event, conflicts } = parsed;
  if (event === null) return t('quickNoTime');
  const { day } = wallTimeOf(event.eventDate, event.isAllDay ? event.timeZone : timeZone);
  const parts = [
    event.title,
    `${dayFormat.weekday(day)}, ${dayFormat.date(day)}, ${formatEventTime(event, timeZone)}`,
    ...(event.isAllDay ? [] : [`${event.duration} min`]),
    ...(event.location === null ? [] : [event.location]),
    ...(event.recurrence === null ? [] : [formatRecurrence(event.recurrence, timeZone)]),
    ...(event.category === null ? [] : [event.category.name]),
    ...(event.reminderMinutes === null || isTooEarly(event)
      ? []
      : [formatReminder(event.eventDate, event.reminderMinutes, timeZone)]),
    ...(event.isTimeAssumed ? [t('quickGuess')] : []),
  ];
  return (
    <>
      {parts.join(' · ')}
      {isTooEarly(event) && <span className="text-warning-text">{` · ${t('quickTooEarly')}`}</span>}
      {conflicts.length > 0 && (
        <span className="text-warning-text">
          {' · '}
          {t('quickConflict', { titles: conflicts.map(({ title }) => title).join(', ') })}
        </span>
      )}
    </>
  );
}
