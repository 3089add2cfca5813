import { useSyncExternalStore } from 'react';
import { applyTheme, isTheme, onThemeChange, readTheme, type Theme } from '#lib/theme.ts';
import { t } from './frame.messages.ts';

export const themeOptions = [
  { value: 'system', label: t('theme.system') },
  { value: 'light', label: t('theme.light') },
  { value: 'dark', label: t('theme.dark') },
] as const satisfies readonly { value: Theme; label: string }[];

export function useTheme(): [Theme, (value: string) => void] {
  const theme = useSyncExternalStore(onThemeChange, readTheme);
  return [theme, (value) => isTheme(value) && applyTheme(value)];
}
