/** How times and weeks are shown in this browser; like the theme, each browser has its own choice. */
import { useSyncExternalStore } from 'react';
import { clockChoice, weekStartChoice } from './browser-storage.ts';

export const clocks = ['12', '24'] as const;
/** '12' shows '3:00 PM', '24' shows '15:00'. */
export type Clock = (typeof clocks)[number];

export const weekStarts = ['monday', 'sunday', 'saturday'] as const;
export type WeekStart = (typeof weekStarts)[number];

/** As in Date: 0 is Sunday. */
const weekdays: Record<WeekStart, number> = { monday: 1, sunday: 0, saturday: 6 };

const listeners = new Set<() => void>();

export function readClock(): Clock {
  return clockChoice.read() === '24' ? '24' : '12';
}

export function readWeekStart(): WeekStart {
  const stored = weekStartChoice.read();
  return weekStarts.find((day) => day === stored) ?? 'monday';
}

/** How many days of a week come before this weekday, in this browser's order. A weekday is 0 for Sunday, as in Date. */
export function daysIntoWeek(weekday: number): number {
  return (weekday - weekdays[readWeekStart()] + 7) % 7;
}

export function chooseClock(clock: Clock): void {
  clockChoice.write(clock);
  for (const listener of listeners) listener();
}

export function chooseWeekStart(day: WeekStart): void {
  weekStartChoice.write(day);
  for (const listener of listeners) listener();
}

export function useClock(): Clock {
  return useSyncExternalStore(subscribe, readClock);
}

export function useWeekStart(): WeekStart {
  return useSyncExternalStore(subscribe, readWeekStart);
}

/** Minutes since midnight as '1:30 PM' or '13:30'. */
export function formatMinutesOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return readClock() === '24'
    ? `${String(hour).padStart(2, '0')}:${minute}`
    : `${hourOf12(hour)}:${minute} ${amOrPm(hour)}`;
}

/** '1 PM' or '13:00'. */
export function formatFullHour(hour: number): string {
  return readClock() === '24' ? `${String(hour).padStart(2, '0')}:00` : `${hourOf12(hour)} ${amOrPm(hour)}`;
}

const hourOf12 = (hour: number) => (hour % 12 === 0 ? 12 : hour % 12);
const amOrPm = (hour: number) => (hour < 12 ? 'AM' : 'PM');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
