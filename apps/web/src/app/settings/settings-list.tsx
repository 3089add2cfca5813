import { ChevronRight, ServerCog } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';
import { useSession } from '../session.ts';
import { t } from './settings.messages.ts';
import { settingsGroups, type SettingsGroup } from './settings-pages.tsx';
import { type SettingsValues, useSettingsValues } from './use-settings-values.ts';

/**
 * The pages of the settings by group. On narrow screens the list is a screen of its own, and each page has its present
 * value beside it. On wide screens it is a column beside the open page.
 */
export function SettingsList({ currentId }: { currentId: string | undefined }) {
  const values = useSettingsValues(currentId === undefined);
  const isOperator = useSession()?.isOperator === true;
  return (
    <nav
      aria-label={t('title')}
      className="flex flex-col gap-5 lg:sticky lg:top-5 lg:max-h-[calc(100dvh-var(--size-top-bar)-40px)] lg:w-54 lg:shrink-0 lg:gap-4 lg:overflow-y-auto"
    >
      {settingsGroups.map((group) => (
        <Group key={group.label} group={group} currentId={currentId} values={values} />
      ))}
      {isOperator && (
        <Link
          to="/operator"
          className="flex h-12 items-center gap-3 px-3.5 text-ui hover:bg-hover max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-panel lg:h-8 lg:gap-2.5 lg:rounded-control lg:px-2.5"
        >
          <ServerCog aria-hidden className="size-4 shrink-0 text-muted" strokeWidth={1.75} />
          <span className="min-w-0 flex-1 truncate">{t('operator')}</span>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted lg:hidden" strokeWidth={1.75} />
        </Link>
      )}
    </nav>
  );
}

interface GroupProps {
  group: SettingsGroup;
  currentId: string | undefined;
  values: SettingsValues;
}

function Group({ group, currentId, values }: GroupProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1 text-small font-medium text-muted lg:px-2.5">
        {group.label}
      </p>
      <ul
        aria-labelledby={id}
        className="max-lg:divide-y max-lg:divide-line max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-panel"
      >
        {group.pages.map((page) => (
          <li key={page.id}>
            <Link
              to={`/settings/${page.id}`}
              aria-current={page.id === currentId ? 'page' : undefined}
              className={cx(
                'flex h-12 items-center gap-3 px-3.5 text-ui lg:h-8 lg:gap-2.5 lg:rounded-control lg:px-2.5',
                page.id === currentId ? 'bg-accent-soft font-medium text-accent-text' : 'hover:bg-hover',
              )}
            >
              <page.icon
                aria-hidden
                className={cx('size-4 shrink-0', page.id !== currentId && 'text-muted')}
                strokeWidth={1.75}
              />
              <span className="min-w-0 flex-1 truncate">{page.label}</span>
              {currentId === undefined && (
                <span className="max-w-1/2 truncate text-list text-muted">{values[page.id]}</span>
              )}
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted lg:hidden" strokeWidth={1.75} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
