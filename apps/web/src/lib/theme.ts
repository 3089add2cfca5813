/**
 * The theme: the system's unless the user chose one. public/theme.js applies the same choice before the first paint.
 */
import { themeChoice } from './browser-storage.ts';

export type Theme = 'system' | 'light' | 'dark';

export function isTheme(value: string | null): value is Theme {
  return value === 'system' || value === 'light' || value === 'dark';
}

export function readTheme(): Theme {
  const stored = themeChoice.read();
  return isTheme(stored) ? stored : 'system';
}

const listeners = new Set<() => void>();

/** Subscribes to theme changes on this page; returns the unsubscribe function. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') {
    themeChoice.remove();
    delete dataset['theme'];
  } else {
    themeChoice.write(theme);
    dataset['theme'] = theme;
  }
  for (const listener of listeners) listener();
}

/** Whether the page is dark, by the choice of the user or of the system. */
export function isDark(): boolean {
  const theme = readTheme();
  return theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
