import { limits } from '@app/contract/primitives';
import { Suspense, useState, type RefObject, type SubmitEvent } from 'react';
import { Clock, TriangleAlert } from 'lucide-react';
import type { Event } from '@app/contract/events';
import { formatMinutes } from '#lib/minutes.ts';
import { useViewer } from '#lib/viewer.ts';
import { Button } from '#ui/button.tsx';
import { PopoverSurface } from '#ui/surfaces.ts';
import { dayFormat } from './calendar-days.ts';
import type { Draft } from './drag-draft.ts';
import { formatClock, minutesOfClock } from './event-form-values.ts';
import { conflictsOf } from './placed-events.ts';
import { t } from './schedule.messages.ts';
import { DAY_MINUTES, instantOf } from './wall-time.ts';

export interface NewEventPopoverProps {
  /** The day and time chosen in the calendar. */
  draft: Draft;
  /** The outline of the draft. */
  anchor: RefObject<HTMLDivElement | null>;
  isOnPhone: boolean;
  events: readonly Event[];
  isPending: boolean;
  onChange: (draft: Draft) => void;
  onSave: (title: string) => void;
  /** Opens the form with all fields and the title typed so far. */
  onMore: (title: string) => void;
  onClose: () => void;
  onReturnFocus: () => void;
}

/** Asks for the title of a new event, next to its outline: Enter saves the event, Escape discards it. */
export function NewEventPopover(props: NewEventPopoverProps) {
  const { anchor, isOnPhone, isPending, onSave, onMore, onClose, onReturnFocus } = props;
  const [title, setTitle] = useState('');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const isUntitled = title.trim() === '';
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    setHasSubmitted(true);
    if (!isUntitled && !isPending) onSave(title.trim());
  };
  return (
    <Suspense>
      <PopoverSurface
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        trigger={anchor}
        label={t('newEvent')}
        align="start"
        side={isOnPhone ? 'bottom' : 'right'}
        isModal={isOnPhone}
        isKeptOpen={!isUntitled}
        onReturnFocus={onReturnFocus}
        className="w-[min(20.5rem,calc(100vw-24px))]! p-0!"
      >
        <form noValidate onSubmit={submit}>
          <div className="p-2">
            <input
              value={title}
              maxLength={limits.titleLength}
              aria-label={t('fieldTitle')}
              aria-invalid={hasSubmitted && isUntitled ? true : undefined}
              aria-describedby={hasSubmitted && isUntitled ? 'new-event-error' : undefined}
              placeholder={t('titlePlaceholder')}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(change) => setTitle(change.target.value)}
              className="h-10 w-full rounded-control px-2 text-base pointer-coarse:h-11 font-medium outline-offset-[-2px] placeholder:font-normal placeholder:text-muted"
            />
            {hasSubmitted && isUntitled && (
              <p id="new-event-error" role="alert" className="px-2 pb-1 text-small text-danger-text">
                {t('titleMissing')}
              </p>
            )}
            {/* What is saved is the time of the moment when it was asked for. */}
            <fieldset disabled={isPending} className="contents">
              <DraftTime {...props} />
            </fieldset>
          </div>
          <footer className="flex items-center justify-between gap-2 border-t border-line p-2">
            <Button variant="ghost" onClick={() => onMore(title)}>
              {t('moreOptions')}
            </Button>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t('quickAdd')}
              <kbd
                aria-hidden
                className="rounded-[4px] border border-current px-1 font-sans text-small pointer-coarse:hidden"
              >
                Enter
              </kbd>
            </Button>
          </footer>
        </form>
      </PopoverSurface>
    </Suspense>
  );
}

/** The day, the start and the end, and the events that are already at that time. */
function DraftTime({ draft, events, onChange }: NewEventPopoverProps) {
  const { timeZone } = useViewer();
  const { day, start, duration } = draft;
  const eventDate = instantOf({ day, minutes: start }, timeZone);
  const conflicts = conflictsOf({ id: '', isFree: false, eventDate, duration }, events);
  const setStart = (minutes: number | undefined) => minutes !== undefined && onChange({ ...draft, start: minutes });
  const setEnd = (minutes: number | undefined) => {
    // An end before the start is on the next day.
    if (minutes !== undefined) onChange({ ...draft, duration: (minutes - start + DAY_MINUTES) % DAY_MINUTES });
  };
  const timeFieldClass =
    'h-8 rounded-[6px] px-1 tabular outline-offset-[-2px] hover:bg-hover pointer-coarse:h-11 [&::-webkit-calendar-picker-indicator]:hidden';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1.5 px-2 text-ui text-second">
        <Clock aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="mr-auto whitespace-nowrap">
          {dayFormat.shortWeekday(day)}, {dayFormat.date(day)}
        </span>
        <span className="flex items-center">
          <input
            type="time"
            aria-label={t('startTime')}
            value={formatClock(start)}
            onChange={(change) => setStart(minutesOfClock(change.target.value))}
            className={timeFieldClass}
          />
          –
          <input
            type="time"
            aria-label={t('endTime')}
            value={formatClock((start + duration) % DAY_MINUTES)}
            onChange={(change) => setEnd(minutesOfClock(change.target.value))}
            className={timeFieldClass}
          />
        </span>
        <span className="w-full pb-1 pl-5.5 text-small text-muted">{formatMinutes(duration)}</span>
      </div>
      {conflicts.length > 0 && (
        <p className="flex items-start gap-1.5 px-2 pb-1 text-small text-warning-text">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {t('conflict', { titles: conflicts.map(({ title }) => title).join(', ') })}
        </p>
      )}
    </>
  );
}
