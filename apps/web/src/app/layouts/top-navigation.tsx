import { Link, useLocation } from 'react-router';
import { ChevronDown } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { t } from './frame.messages.ts';
import { isActive, isGroup, topNavigation, type NavigationGroup } from '../navigation.ts';

const entryClass = (active: boolean) =>
  cx(
    'inline-flex h-8 items-center gap-1 rounded-control px-1.5 text-ui lg:px-2.5 font-medium whitespace-nowrap transition-colors',
    active ? 'bg-hover text-text' : 'text-second hover:bg-hover hover:text-text',
  );

/** The top navigation from 768 px. Groups open as menus. */
export function TopNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('header.navigation')} className="flex items-center gap-0.5">
      {topNavigation.map((entry) =>
        isGroup(entry) ? (
          <GroupMenu key={entry.label} group={entry} pathname={pathname} />
        ) : (
          <Link
            key={entry.path}
            to={entry.path}
            aria-current={isActive(entry, pathname) ? 'page' : undefined}
            className={entryClass(isActive(entry, pathname))}
          >
            {entry.label}
          </Link>
        ),
      )}
    </nav>
  );
}

function GroupMenu({ group, pathname }: { group: NavigationGroup; pathname: string }) {
  const active = group.links.some((link) => isActive(link, pathname));
  return (
    <Menu
      trigger={
        <button type="button" className={entryClass(active)}>
          {group.label}
          {/* Hidden on tablets, so that all six entries fit. */}
          <ChevronDown aria-hidden className="size-3.5 opacity-70 max-lg:hidden" strokeWidth={1.75} />
        </button>
      }
    >
      {group.links.map((link) => (
        <MenuItem key={link.path} asChild>
          <Link to={link.path} aria-current={isActive(link, pathname) ? 'page' : undefined}>
            <link.icon aria-hidden />
            {link.label}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}
