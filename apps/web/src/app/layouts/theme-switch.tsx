import { useSyncExternalStore } from 'react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { applyTheme, isTheme, onThemeChange, readTheme, type Theme } from '#lib/theme.ts';
import { Menu, MenuChoice } from '#ui/menu.tsx';
import { PlainIconButton } from '#ui/plain-icon-button.tsx';
import { t } from '../app.messages.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;

export const themeOptions = [
  { value: 'system', label: t('theme.system') },
  { value: 'light', label: t('theme.light') },
  { value: 'dark', label: t('theme.dark') },
] as const satisfies readonly { value: Theme; label: string }[];

export function useTheme(): [Theme, (value: string) => void] {
  const theme = useSyncExternalStore(onThemeChange, readTheme);
  return [theme, (value) => isTheme(value) && applyTheme(value)];
}

export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  const Icon = icons[theme];
  return (
    <Menu align="end" trigger={<PlainIconButton label={t('theme.label')} icon={<Icon aria-hidden />} />}>
      <MenuChoice value={theme} onValueChange={choose} options={themeOptions} />
    </Menu>
  );
}
