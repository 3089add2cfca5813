import { useState } from 'react';
import { calendarDay } from './dates.ts';
import { useViewer } from './viewer.ts';

/** The viewer's calendar day when the component mounted, such as 2026-11-21. */
export function useToday(): string {
  const { timeZone } = useViewer();
  const [now] = useState(Date.now);
  return calendarDay(now, timeZone);
}
