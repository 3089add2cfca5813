import { useSyncExternalStore } from 'react';
import { calendarDay } from './dates.ts';
import { subscribeToClock } from './use-now.ts';
import { useViewer } from './viewer.ts';

/** The viewer's calendar day, such as 2026-11-21, updated at midnight. */
export function useToday(): string {
  const { timeZone } = useViewer();
  return useSyncExternalStore(subscribeToClock, () => calendarDay(Date.now(), timeZone));
}
