import { ChevronsUpDown, LogOut, Settings } from 'lucide-react';
import { Link } from 'react-router';
import { useViewer } from '#lib/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { cx } from '#ui/cx.ts';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { t } from './frame.messages.ts';
import { accountNavigation } from '../navigation.ts';
import { useFullName } from './use-full-name.ts';
import { useSignOut } from './use-sign-out.ts';
import { themeOptions, useTheme } from './use-theme.ts';

/** Photo, name and email at the foot of the sidebar; opens a menu of screens and settings that are rarely needed. */
export function AccountMenu({ isFolded }: { isFolded: boolean }) {
  const { email, firstName, lastName, photoUrl } = useViewer();
  const fullName = useFullName();
  const [theme, chooseTheme] = useTheme();
  const { isLeaving, leave } = useSignOut();
  const trigger = (
    <button
      type="button"
      className={cx(
        'flex min-w-0 flex-1 items-center gap-2.5 text-left hover:bg-hover',
        isFolded ? 'justify-center' : 'pr-2 pl-4',
      )}
    >
      <Avatar name={`${firstName} ${lastName}`} fallback={email} src={photoUrl} size="small" />
      <VisuallyHidden>{t('sidebar.account')}</VisuallyHidden>
      <span className={isFolded ? 'sr-only' : 'min-w-0 flex-1'}>
        <span className="block truncate text-list leading-4.25 font-[550]">{fullName}</span>
        <span className="block truncate text-[12px] leading-4.25 text-muted">{email}</span>
      </span>
      {!isFolded && <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.75} />}
    </button>
  );
  return (
    <div data-keep-clear className="sticky bottom-0 flex h-13 shrink-0 border-t border-line bg-frame short:h-11">
      <Menu trigger={trigger}>
        {accountNavigation.map((link) => (
          <MenuItem key={link.path} asChild>
            <Link to={link.path}>
              <link.icon aria-hidden />
              {link.label}
            </Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        <p className="px-2.5 py-1 text-small text-muted">{t('theme.label')}</p>
        <MenuChoice value={theme} onValueChange={chooseTheme} options={themeOptions} />
        <MenuSeparator />
        <MenuItem disabled={isLeaving} onSelect={leave}>
          <LogOut aria-hidden />
          {t('header.signOut')}
        </MenuItem>
      </Menu>
      {!isFolded && <SettingsLink />}
    </div>
  );
}

/** The settings are also linked beside the menu, because many things are set up there. */
function SettingsLink() {
  const label = t('nav.settings');
  return (
    <Link
      to="/settings"
      title={label}
      className="flex w-11 shrink-0 items-center justify-center text-muted hover:bg-hover hover:text-text"
    >
      <Settings aria-hidden className="size-4" strokeWidth={1.75} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  );
}
