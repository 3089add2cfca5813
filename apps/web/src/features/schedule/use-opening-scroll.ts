import { type RefObject, useLayoutEffect, useRef } from 'react';
import { findOpeningHour, hasEntryInView } from './opening-hour.ts';
import type { DayPlan } from './placed-events.ts';

/** Extra space above the first visible hour, so that its label is not cut off. */
const LABEL_SPACE_HOURS = 0.25;

export interface OpeningScrollOptions {
  days: readonly string[];
  plans: ReadonlyMap<string, DayPlan>;
  today: string;
  /** In minutes of the day; undefined if today is not shown. */
  minutesNow: number | undefined;
}

/**
 * Scrolls when the grid appears: to the hours that `findOpeningHour` chooses, and sideways to today. When other days
 * are shown, the hours in view stay the same, unless that hides all entries of these days.
 */
export function useOpeningScroll(scroller: RefObject<HTMLDivElement | null>, options: OpeningScrollOptions): void {
  const latest = useRef(options);
  const hasOpened = useRef(false);
  const shownDays = options.days.join();
  useLayoutEffect(() => {
    latest.current = options;
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    const column = element?.querySelector<HTMLElement>('[data-day]');
    if (element === null || column === undefined || column === null) return;
    const { days, plans, today, minutesNow } = latest.current;
    const hourHeight = column.clientHeight / 24;
    // The head above the hours and the rail beside the days do not scroll.
    const [frame, box] = [element.getBoundingClientRect(), column.getBoundingClientRect()];
    const headHeight = box.top - frame.top + element.scrollTop;
    const railWidth = box.left - frame.left + element.scrollLeft;
    const shownHours = hourHeight === 0 ? 24 : (element.clientHeight - headHeight) / hourHeight;
    const todayColumn = element.querySelector<HTMLElement>(`[data-day="${today}"]`);
    const left = (todayColumn?.offsetLeft ?? 0) - column.offsetLeft;
    const entries = daysInView(days, left, column.clientWidth, element.clientWidth - railWidth).flatMap(
      (day) => plans.get(day)?.timed ?? [],
    );
    const topHour = hourHeight === 0 ? 0 : element.scrollTop / hourHeight;
    const keepsHours = hasOpened.current && (entries.length === 0 || hasEntryInView(entries, topHour, shownHours));
    hasOpened.current = true;
    if (keepsHours) return;
    const firstHour = findOpeningHour(entries, minutesNow, shownHours);
    element.scrollTo({ top: (firstHour - LABEL_SPACE_HOURS) * hourHeight, left });
  }, [scroller, shownDays]);
}

/** The days whose columns are in view once the grid is scrolled sideways this far; all widths in pixels. */
function daysInView(days: readonly string[], left: number, dayWidth: number, width: number): readonly string[] {
  if (dayWidth === 0) return days;
  const shown = Math.max(1, Math.round(width / dayWidth));
  const first = Math.min(Math.round(left / dayWidth), Math.max(0, days.length - shown));
  return days.slice(first, first + shown);
}
