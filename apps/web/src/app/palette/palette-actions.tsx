import { Keyboard, Monitor, Moon, SquarePen, Sun, Upload } from 'lucide-react';
import type { NavigateFunction } from 'react-router';
import { applyTheme } from '#lib/theme.ts';
import type { CommandItem } from '#ui/command-surface.tsx';
import { accountNavigation, isGroup, topNavigation, waitingNavigation } from '../navigation.ts';
import { startNewChat } from '../start-new-chat.ts';
import { t } from './palette.messages.ts';

/** Actions available on every screen. */
export function listActions(navigate: NavigateFunction, onShowShortcuts: () => void): CommandItem[] {
  return [
    {
      id: 'new-chat',
      label: t('newChat'),
      icon: <SquarePen aria-hidden />,
      onSelect: () => startNewChat(navigate),
    },
    { id: 'import', label: t('import'), icon: <Upload aria-hidden />, onSelect: () => void navigate('/imports') },
    { id: 'theme-light', label: t('themeLight'), icon: <Sun aria-hidden />, onSelect: () => applyTheme('light') },
    { id: 'theme-dark', label: t('themeDark'), icon: <Moon aria-hidden />, onSelect: () => applyTheme('dark') },
    {
      id: 'theme-system',
      label: t('themeSystem'),
      icon: <Monitor aria-hidden />,
      onSelect: () => applyTheme('system'),
    },
    { id: 'shortcuts', label: t('shortcuts'), icon: <Keyboard aria-hidden />, onSelect: onShowShortcuts },
  ];
}

/** The screens of the navigation menus. */
export function listScreens(navigate: NavigateFunction): CommandItem[] {
  const entries = [...topNavigation, ...waitingNavigation, ...accountNavigation];
  const links = entries.flatMap((entry) => (isGroup(entry) ? entry.links : [entry]));
  return links.map(({ label, path, icon: Icon }) => ({
    id: path,
    label,
    icon: <Icon aria-hidden />,
    onSelect: () => void navigate(path),
  }));
}

/** Whether every typed word is the prefix of a word in the label. */
export function matchesLabel(label: string, text: string): boolean {
  const words = label.toLowerCase().split(/\s+/);
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
