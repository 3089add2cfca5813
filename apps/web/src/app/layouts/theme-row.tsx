import { cx } from '#ui/cx.ts';
import { t } from '../app.messages.ts';
import { themeOptions, useTheme } from './theme-switch.tsx';

/** The theme as three buttons in a row, for the drawer. */
export function ThemeRow() {
  const [theme, choose] = useTheme();
  return (
    <fieldset className="mx-4 mb-3 grid grid-cols-3 rounded-control bg-sunken p-1">
      <legend className="sr-only">{t('theme.label')}</legend>
      {themeOptions.map((option) => (
        <label
          key={option.value}
          className={cx(
            'flex h-8 items-center justify-center rounded-[6px] text-ui font-medium text-muted',
            'has-checked:bg-surface has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent',
          )}
        >
          <input
            type="radio"
            name="theme"
            value={option.value}
            checked={theme === option.value}
            onChange={() => choose(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
