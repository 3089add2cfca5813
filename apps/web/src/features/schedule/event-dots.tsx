import type { Event } from '@app/contract/events';
import { eventStyle } from './format-event.ts';
import type { DayPlan } from './placed-events.ts';

const MAX_DOTS = 4;

/** A dot for each of a day's first events, hidden from screen readers: the button's label has the number of events. */
export function EventDots({ plan }: { plan: DayPlan | undefined }) {
  const events: Event[] = [...(plan?.allDay ?? []), ...(plan?.timed ?? []).map(({ event }) => event)];
  return (
    <span aria-hidden className="flex h-1.5 gap-0.75">
      {events.slice(0, MAX_DOTS).map((event) => (
        <span key={event.id} style={eventStyle(event)} className="size-1.25 rounded-full bg-(--event)" />
      ))}
    </span>
  );
}
